import { describe, expect, test } from 'bun:test'
import type {
  CheckpointRequest,
  CheckpointResult,
} from '#adapters/drizzle/connections/checkpoint-worker.ts'
import { fileConnection } from '#adapters/drizzle/connections/file-connection.ts'
import { temporary } from './temporary.ts'

const CHECKPOINTS = import.meta.resolve('#adapters/drizzle/connections/checkpoint-worker.ts')

const { path } = await temporary()
const thrownBy = (work: Promise<unknown>) => work.catch((thrown: unknown) => thrown)

describe('a connection to a file', () => {
  const connectTo = (file: string) => fileConnection(file, { timeout: 10, pragmas: [] })

  test('all rows and the first row of one statement do not affect each other', async () => {
    const connection = connectTo(path())
    await connection.query('create table one (name text)', [])
    await connection.query("insert into one values ('ann'), ('bob')", [])
    const named = 'select name from one where name = ?'

    expect(await connection.query(named, ['ann'])).toEqual([['ann']])
    expect(await connection.first(named, ['bob'])).toEqual(['bob'])
    expect(await connection.query(named, ['ann'])).toEqual([['ann']])
    expect(await connection.first(named, ['nobody'])).toBeUndefined()
    connection.close()
  })

  test('rejects a value the engine does not support, which would crash the process', async () => {
    const connection = connectTo(path())
    for (const value of [undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, 1n]) {
      expect(await thrownBy(connection.query('select ?', [value]))).toBeInstanceOf(TypeError)
    }
    expect(await connection.query('select ?, ?, ?', ['a', true, null])).toEqual([['a', 1, null]])
    connection.close()
  })

  test('may be closed twice, and reset after that: the engine aborts the process over a closed one', async () => {
    const connection = connectTo(path())
    connection.close()
    connection.close()
    await connection.reset()
    expect(await connection.query('select 1')).toEqual([[1]])
    connection.close()
  })

  test('fails with a timeout when another process writes for too long, and works again afterwards', async () => {
    const file = path()
    const [ours, theirs] = [connectTo(file), connectTo(file)]
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

  test('continues the transaction after a failed statement', async () => {
    const connection = connectTo(path())
    await connection.query('create table t (n integer unique)', [])
    await connection.begin()
    await connection.query('insert into t values (?)', [1])
    await thrownBy(connection.query('insert into t values (?)', [1]))
    await connection.query('insert into t values (?)', [2])
    await connection.commit()

    expect(await connection.query('select n from t', [])).toEqual([[1], [2]])
    connection.close()
  })
})

describe('a file locked by another process', () => {
  test('is waited for without blocking other work', async () => {
    const file = path()
    const [ours, theirs] = [1, 2].map(() => fileConnection(file, { timeout: 60_000, pragmas: [] }))
    if (!ours || !theirs) throw new Error('no connections')
    await ours.query('create table t (n integer)')
    await theirs.begin()
    const started = ours.begin().then(() => 'begun')
    const turns = 20
    for (let turn = 0; turn < turns; turn++) {
      expect(
        await Promise.race([started, new Promise((next) => setTimeout(next, 1))]),
      ).toBeUndefined()
    }

    await theirs.commit()
    expect(await started).toBe('begun')
    // Nothing left of the wait may delay the commit: it needs no further attempt.
    const committed = ours.commit().then(() => 'committed')
    expect(await Promise.race([committed, new Promise((next) => setTimeout(next))])).toBe(
      'committed',
    )
    ours.close()
    theirs.close()
  })

  test('is free for others as soon as a connection that gave up is reset', async () => {
    const file = path()
    const [ours, theirs] = [1, 2].map(() =>
      fileConnection(file, { timeout: 0, pragmas: ['journal_mode = wal'] }),
    )
    if (!ours || !theirs) throw new Error('no connections')
    await ours.query('create table t (n integer)')
    await theirs.begin()
    expect(await thrownBy(ours.query('insert into t values (1)'))).toMatchObject({
      code: 'SQLITE_BUSY',
    })
    await theirs.commit()

    await ours.begin()
    await ours.reset()
    await theirs.begin()
    await theirs.commit()
    ours.close()
    theirs.close()
  })

  test('is free for others after a checkpoint failed halfway', async () => {
    const file = path()
    const writer = fileConnection(file, { timeout: 0, pragmas: ['journal_mode = wal'] })
    await writer.query('create table attempts (key text, at integer)')
    await writer.query(
      "create trigger full before insert on attempts begin select raise(abort, 'full'); end",
    )
    const worker = new Worker(CHECKPOINTS)
    const { promise: done, resolve } = Promise.withResolvers<CheckpointResult>()
    worker.onmessage = ({ data }: MessageEvent<CheckpointResult>) => resolve(data)
    worker.postMessage({ path: file, copy: 'all, and begin anew' } satisfies CheckpointRequest)

    expect(await done).toEqual({ ok: false })
    await writer.begin()
    await writer.commit()
    worker.terminate()
    writer.close()
  })
})
