import { describe, expect, test } from 'bun:test'
import { groupCommit } from '#adapters/drizzle/group-commit.ts'
import type { Line } from '#adapters/drizzle/line.ts'
import { memoryStorage } from '#adapters/memory/storage.ts'
import type { Stores } from '#core/ports.ts'
import { err, ok } from '#core/shared/result.ts'

/** Stores that no work here touches. */
const stores: Stores = await new Promise((resolve) => {
  void memoryStorage().atomically(async (given) => {
    resolve(given)
    return ok(null)
  })
})

/** A machine that does much else beside pauses for longer than a group may stay open. */
const UNHURRIED = { works: 256, millis: Number.POSITIVE_INFINITY }

/** A line that writes down what is asked of it, and fails where it is told to. */
function lineThat(fails: (said: string, times: number) => boolean = () => false) {
  const said: string[] = []
  const say = async (word: string) => {
    said.push(word)
    const times = said.filter((one) => one === word).length
    if (fails(word, times)) throw new Error(`no ${word}`)
  }
  const line: Line = {
    query: async (sql) => {
      await say(sql)
      return []
    },
    first: async (sql) => {
      await say(sql)
      return undefined
    },
    begin: () => say('begin'),
    commit: () => say('commit'),
    reset: () => say('reset'),
    close: () => undefined,
  }
  return { line, said }
}

const UNIT = ['savepoint unit', 'release unit']
const UNDONE = ['savepoint unit', 'rollback to unit', 'release unit']

describe('works that wait together', () => {
  test('share one commit, each in a savepoint of its own', async () => {
    const { line, said } = lineThat()
    const { atomically } = groupCommit(line, stores, UNHURRIED)
    const answers = await Promise.all([1, 2, 3].map((n) => atomically(async () => ok(n))))

    expect(answers).toEqual([ok(1), ok(2), ok(3)])
    expect(said).toEqual(['begin', ...UNIT, ...UNIT, ...UNIT, 'commit'])
  })

  test('are done one after the other, in the order they came', async () => {
    const { line } = lineThat()
    const { atomically } = groupCommit(line, stores, UNHURRIED)
    const steps: string[] = []
    const work = (name: string) =>
      atomically(async () => {
        steps.push(`${name} begins`)
        await Promise.resolve()
        steps.push(`${name} ends`)
        return ok(null)
      })
    await Promise.all([work('first'), work('second')])

    expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  test('are answered only when their commit is done', async () => {
    const { line, said } = lineThat()
    let release: () => void = () => undefined
    const durable = new Promise<void>((resolve) => {
      release = resolve
    })
    const reached = Promise.withResolvers<void>()
    const slow: Line = {
      ...line,
      async commit() {
        reached.resolve()
        await durable
        said.push('durable')
      },
    }
    const { atomically } = groupCommit(slow, stores, UNHURRIED)
    const works = [ok('kept'), err('refused')].map((result) =>
      atomically(async () => result).then(() => said.push('answered')),
    )
    await reached.promise
    expect(said).not.toContain('answered')

    release()
    await Promise.all(works)
    expect(said.slice(-3)).toEqual(['durable', 'answered', 'answered'])
  })

  test('one that is refused or throws is undone, and its neighbours are kept', async () => {
    const { line, said } = lineThat()
    const { atomically } = groupCommit(line, stores, UNHURRIED)
    const surprise = new Error('the lights went out')
    const [refused, thrown, kept] = await Promise.all([
      atomically(async () => err('no')),
      atomically(() => Promise.reject(surprise)).catch((error: unknown) => error),
      atomically(async () => ok('yes')),
    ])

    expect(refused).toEqual(err('no'))
    expect(thrown).toBe(surprise)
    expect(kept).toEqual(ok('yes'))
    expect(said).toEqual(['begin', ...UNDONE, ...UNDONE, ...UNIT, 'commit'])
  })

  test('all fail when their commit fails, and the next group starts afresh', async () => {
    const { line, said } = lineThat((word, times) => word === 'commit' && times === 1)
    const { atomically } = groupCommit(line, stores, UNHURRIED)
    const failed = await Promise.all(
      [1, 2].map((n) => atomically(async () => ok(n)).catch((error: Error) => error.message)),
    )

    expect(failed).toEqual(['no commit', 'no commit'])
    expect(said.at(-1)).toBe('reset')
    expect(await atomically(async () => ok('again'))).toEqual(ok('again'))
  })

  test('all fail when no transaction can be had, rather than wait for ever', async () => {
    const { line } = lineThat((word, times) => word === 'begin' && times === 1)
    const { atomically, idle } = groupCommit(line, stores, UNHURRIED)
    const failed = await Promise.all(
      [1, 2].map((n) => atomically(async () => ok(n)).catch((error: Error) => error.message)),
    )

    expect(failed).toEqual(['no begin', 'no begin'])
    await idle()
    expect(await atomically(async () => ok('again'))).toEqual(ok('again'))
  })

  test('all fail when one of them cannot be undone', async () => {
    const { line } = lineThat((word) => word === 'rollback to unit')
    const { atomically } = groupCommit(line, stores, UNHURRIED)
    const failed = await Promise.all([
      atomically(async () => ok(1)).catch((error: Error) => error.message),
      atomically(async () => err('no')).catch((error: Error) => error.message),
    ])

    expect(failed).toEqual(['no rollback to unit', 'no rollback to unit'])
  })

  test('are no more than the limit to one commit', async () => {
    const { line, said } = lineThat()
    const { atomically } = groupCommit(line, stores, { works: 2, millis: 1000 })
    await Promise.all([1, 2, 3].map((n) => atomically(async () => ok(n))))

    expect(said.filter((word) => word === 'commit')).toHaveLength(2)
  })
})
