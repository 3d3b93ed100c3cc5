import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import { rename } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { fileConnection } from '#adapters/drizzle/connections/file-connection.ts'
import { fileWriter } from '#adapters/drizzle/connections/file-writer.ts'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { ok } from '#core/shared/result.ts'
import { addMember, commit, newId, sampleAccount } from '#tests/contracts/sample.ts'
import { temporary } from './temporary.ts'

const { path, open } = await temporary()
const thrownBy = (work: Promise<unknown>) => work.catch((thrown: unknown) => thrown)

describe('a file database', () => {
  test('keeps its data when reopened, however its path is written', async () => {
    const file = path()
    const first = await openLibsql({ url: `file:${file}` })
    const ann = await addMember(first)
    await first.close()

    const reopened = await openLibsql({ url: pathToFileURL(file).href })
    expect((await reopened.reads.accounts.byId(ann))?.id).toBe(ann)
    await reopened.close()
  })

  test('is opened without the statistics of an operator who analyzed it, which mislead searches', async () => {
    const file = path()
    const first = await openLibsql({ url: `file:${file}` })
    await addMember(first)
    await first.close()
    using analyzed = new Database(file)
    const statistics = () =>
      analyzed.query("select 1 from sqlite_master where name = 'sqlite_stat1'")
    analyzed.run('analyze')
    expect(statistics().all()).toHaveLength(1)

    await (await openLibsql({ url: `file:${file}` })).close()
    expect(statistics().all()).toEqual([])
  })

  test('writes pending units before it closes', async () => {
    const file = path()
    const first = await openLibsql({ url: `file:${file}` })
    const account = sampleAccount()
    const work = first.atomically(async ({ accounts }) => ok(await accounts.add(account)))
    await first.close()

    expect(await work).toEqual(ok(true))
    expect(await (await open(file)).reads.accounts.byId(account.id)).toEqual(account)
  })

  test('reports that it is ready, and throws when it is not', async () => {
    const storage = await openLibsql({ url: `file:${path()}` })
    expect(await storage.ready()).toBeUndefined()

    await storage.close()
    expect(await thrownBy(storage.ready())).toBeInstanceOf(Error)
  })

  test('enforces foreign keys', async () => {
    const storage = await open(path())
    const stray = {
      id: newId(),
      member: newId(),
      startedAt: 1,
      seenAt: 1,
      expiresAt: 1,
      device: null,
      agent: '',
    }
    const refused = await thrownBy(commit(storage, ({ sessions }) => sessions.add(stray)))

    expect(refused).toMatchObject({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' })
  })
})

describe('data written to a file', () => {
  test('is readable when it is durable, and not before', async () => {
    const file = path()
    await (await openLibsql({ url: `file:${file}` })).close()
    const [reader, connection] = [1, 2].map(() =>
      fileConnection(file, { timeout: 10, pragmas: [] }),
    )
    if (!reader || !connection) throw new Error('no connections')
    const disk = Promise.withResolvers<void>()
    const writer = fileWriter({ reader, writer: connection, flush: () => disk.promise })
    const count = async () => (await reader.first('select count(*) from attempts'))?.[0]

    await writer.begin()
    await writer.query("insert into attempts (key, at) values ('a', 1)")
    const { durable } = await writer.commit()
    expect(await count()).toBe(0)
    disk.resolve()
    await durable
    expect(await count()).toBe(1)
    writer.close()
    reader.close()
  })

  test('is checkpointed, so that the write-ahead log is reused instead of growing', async () => {
    const file = path()
    const storage = await openLibsql({ url: `file:${file}`, checkpointEvery: 20 })
    const key = (n: number) => `attempt ${n}`
    /** Its header counts how often the log was restarted. */
    const restarts = async () =>
      new DataView(await Bun.file(`${file}-wal`).slice(12, 16).arrayBuffer()).getUint32(0)
    const before = await restarts()
    let written = 0
    // On a busy machine the worker starts late, after many writes.
    while ((await restarts()) < before + 5 && written < 50_000) {
      await commit(storage, ({ attempts }) => attempts.add(key(written), written))
      written++
    }
    expect(await restarts()).toBeGreaterThanOrEqual(before + 5)
    expect(await storage.reads.attempts.since(key(7), 0)).toEqual([7])
    await storage.close()
    const reopened = await open(file)
    const last = written - 1
    expect(await reopened.reads.attempts.since(key(last), 0)).toEqual([last])
  })

  test('is readable after a failed flush, but nothing more is written', async () => {
    const file = path()
    const storage = await openLibsql({ url: `file:${file}` })
    await commit(storage, ({ attempts }) => attempts.add('a', 1))
    await rename(`${file}-wal`, `${file}-gone`)
    const add = () => thrownBy(commit(storage, ({ attempts }) => attempts.add('b', 1)))
    expect(await add()).toBeInstanceOf(Error)
    expect(await thrownBy(storage.ready())).toBeInstanceOf(Error)
    expect(await storage.reads.attempts.since('a', 0)).toEqual([1])
    await rename(`${file}-gone`, `${file}-wal`)
    await storage.close()
  })
})
