import { describe, expect, test } from 'bun:test'
import { groupCommit } from '#adapters/drizzle/connections/group-commit.ts'
import { err, ok } from '#core/shared/result.ts'
import {
  flushMicrotasks,
  LONG_DEADLINES,
  ROLLED_BACK,
  recordingWriter,
  slowDisk,
  stores,
  UNIT,
} from './recorded-writer.ts'

describe('units of work that wait together', () => {
  test('share one commit, with a savepoint each', async () => {
    const { writer, calls } = recordingWriter()
    const { atomically } = groupCommit(writer, stores, LONG_DEADLINES)
    const answers = await Promise.all([1, 2, 3].map((n) => atomically(async () => ok(n))))

    expect(answers).toEqual([ok(1), ok(2), ok(3)])
    expect(calls).toEqual(['begin', ...UNIT, ...UNIT, ...UNIT, 'commit', 'durable'])
  })

  test('run one after another, in order', async () => {
    const { writer } = recordingWriter()
    const { atomically } = groupCommit(writer, stores, LONG_DEADLINES)
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

  test('resolve only when their commit is durable', async () => {
    const disk = slowDisk()
    const { writer, calls } = recordingWriter(disk)
    const { atomically } = groupCommit(writer, stores, LONG_DEADLINES)
    const units = [ok('kept'), err('refused')].map((result) =>
      atomically(async () => result).then(() => calls.push('answered')),
    )
    await disk.started(0)
    await flushMicrotasks()
    expect(calls.at(-1)).toBe('commit')

    disk.end(0)
    await Promise.all(units)
    expect(calls.slice(-3)).toEqual(['durable', 'answered', 'answered'])
  })

  test('a refused or failing one is rolled back, and the others are committed', async () => {
    const { writer, calls } = recordingWriter()
    const { atomically } = groupCommit(writer, stores, LONG_DEADLINES)
    const error = new Error('the lights went out')
    const [refused, thrown, kept] = await Promise.all([
      atomically(async () => err('no')),
      atomically(() => Promise.reject(error)).catch((error: unknown) => error),
      atomically(async () => ok('yes')),
    ])

    expect(refused).toEqual(err('no'))
    expect(thrown).toBe(error)
    expect(kept).toEqual(ok('yes'))
    expect(calls).toEqual(['begin', ...ROLLED_BACK, ...ROLLED_BACK, ...UNIT, 'commit', 'durable'])
  })

  test('all fail when their commit fails, and the next group is independent', async () => {
    const { writer, calls } = recordingWriter({
      fails: (word, times) => word === 'commit' && times === 1,
    })
    const { atomically } = groupCommit(writer, stores, LONG_DEADLINES)
    const failed = await Promise.all(
      [1, 2].map((n) => atomically(async () => ok(n)).catch((error: Error) => error.message)),
    )

    expect(failed).toEqual(['no commit', 'no commit'])
    expect(calls.at(-1)).toBe('reset')
    expect(await atomically(async () => ok('again'))).toEqual(ok('again'))
  })

  test('all fail when no transaction can be started, instead of waiting forever', async () => {
    const { writer } = recordingWriter({ fails: (word, times) => word === 'begin' && times === 1 })
    const { atomically, idle } = groupCommit(writer, stores, LONG_DEADLINES)
    const failed = await Promise.all(
      [1, 2].map((n) => atomically(async () => ok(n)).catch((error: Error) => error.message)),
    )

    expect(failed).toEqual(['no begin', 'no begin'])
    await idle()
    expect(await atomically(async () => ok('again'))).toEqual(ok('again'))
  })

  test('all fail when one of them cannot be rolled back', async () => {
    const { writer } = recordingWriter({ fails: (word) => word === 'rollback to unit' })
    const { atomically } = groupCommit(writer, stores, LONG_DEADLINES)
    const failed = await Promise.all([
      atomically(async () => ok(1)).catch((error: Error) => error.message),
      atomically(async () => err('no')).catch((error: Error) => error.message),
    ])

    expect(failed).toEqual(['no rollback to unit', 'no rollback to unit'])
  })

  test('are limited in number per commit', async () => {
    const { writer, calls } = recordingWriter()
    const { atomically } = groupCommit(writer, stores, {
      limits: { units: 2, millis: 1000 },
    })
    await Promise.all([1, 2, 3].map((n) => atomically(async () => ok(n))))

    expect(calls.filter((word) => word === 'commit')).toHaveLength(2)
  })
})
