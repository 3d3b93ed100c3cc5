import { describe, expect, test } from 'bun:test'
import { pathToFileURL } from 'node:url'
import { fileLine } from '#adapters/drizzle/file-line.ts'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { ok } from '#core/shared/result.ts'
import { keep, newId, sampleAccount, someone } from '#tests/contracts/sample.ts'
import { temporary } from './temporary.ts'

const { path, open } = await temporary()
const thrownBy = (work: Promise<unknown>) => work.catch((thrown: unknown) => thrown)

describe('a database in a file', () => {
  test('keeps what was kept when it is opened again, however its place is written', async () => {
    const file = path()
    const first = await openLibsql({ url: `file:${file}` })
    const ann = await someone(first)
    await first.close()

    const again = await openLibsql({ url: pathToFileURL(file).href })
    expect((await again.reads.accounts.byId(ann))?.id).toBe(ann)
    await again.close()
  })

  test('writes what waits before it closes', async () => {
    const file = path()
    const first = await openLibsql({ url: `file:${file}` })
    const account = sampleAccount()
    const work = first.atomically(async ({ accounts }) => ok(await accounts.add(account)))
    await first.close()

    expect(await work).toEqual(ok(true))
    expect(await (await open(file)).reads.accounts.byId(account.id)).toEqual(account)
  })

  test('says that it answers, and throws when it no longer does', async () => {
    const storage = await openLibsql({ url: `file:${path()}` })
    expect(await storage.ready()).toBeUndefined()

    await storage.close()
    expect(await thrownBy(storage.ready())).toBeInstanceOf(Error)
  })

  test('keeps references whole', async () => {
    const storage = await open(path())
    const stray = { id: newId(), member: newId(), startedAt: 1, seenAt: 1, expiresAt: 1, agent: '' }
    const refused = await thrownBy(keep(storage, ({ sessions }) => sessions.add(stray)))

    expect(refused).toMatchObject({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' })
  })
})

describe('a line to a file', () => {
  const lineTo = (file: string) => fileLine(file, { patience: 10, pragmas: [] })

  test('asked for all rows and then for one, answers what it was asked last', async () => {
    const line = lineTo(path())
    await line.query('create table one (name text)', [])
    await line.query("insert into one values ('ann'), ('bob')", [])
    const named = 'select name from one where name = ?'

    expect(await line.query(named, ['ann'])).toEqual([['ann']])
    expect(await line.first(named, ['bob'])).toEqual(['bob'])
    expect(await line.query(named, ['ann'])).toEqual([['ann']])
    expect(await line.first(named, ['nobody'])).toBeUndefined()
    line.close()
  })

  test('stops at a value the engine does not know, for the engine would end the process', async () => {
    const line = lineTo(path())
    for (const value of [undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, 1n]) {
      expect(await thrownBy(line.query('select ?', [value]))).toBeInstanceOf(TypeError)
    }
    expect(await line.query('select ?, ?, ?', ['a', true, null])).toEqual([['a', 1, null]])
    line.close()
  })

  test('fails when another process writes for too long, and works again afterwards', async () => {
    const file = path()
    const [ours, theirs] = [lineTo(file), lineTo(file)]
    await ours.query('create table t (n integer)', [])
    await theirs.begin()

    expect(await thrownBy(ours.begin())).toMatchObject({ code: 'SQLITE_BUSY' })
    await ours.reset()
    await theirs.query('insert into t values (1)', [])
    await theirs.commit()

    await ours.begin()
    await ours.query('insert into t values (2)', [])
    await ours.commit()
    expect(await theirs.query('select n from t order by n', [])).toEqual([[1], [2]])
    ours.close()
    theirs.close()
  })

  test('goes on after a statement failed, in the same transaction', async () => {
    const line = lineTo(path())
    await line.query('create table t (n integer unique)', [])
    await line.begin()
    await line.query('insert into t values (?)', [1])
    await thrownBy(line.query('insert into t values (?)', [1]))
    await line.query('insert into t values (?)', [2])
    await line.commit()

    expect(await line.query('select n from t', [])).toEqual([[1], [2]])
    line.close()
  })
})
