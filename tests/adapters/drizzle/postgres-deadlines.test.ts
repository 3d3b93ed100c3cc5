import { describe, expect, test } from 'bun:test'
import { SQL } from 'bun'
import type { Deadlines } from '#adapters/drizzle/connections/postgres-connection.ts'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import type { Storage } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { ownDatabase, PATIENT, UNHURRIED } from '#tests/contracts/postgres-server.ts'
import { keep, someone } from '#tests/contracts/sample.ts'
import { freezingProxy } from './freezing-proxy.ts'

/** Each test shortens the one deadline that it is about: on a busy machine any other that is short is missed. */
const SOON = 150
/** Longer than a busy machine pauses between two statements. */
const IDLE = 2000
const UNAVAILABLE = { name: 'Unavailable', code: expect.any(String) }

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (thrown: unknown) => thrown,
  )
/** A unit of work that holds an account, as nearly all do. */
const hold = (storage: Storage, id: string) => keep(storage, ({ accounts }) => accounts.lock(id))

const database = await ownDatabase()
if (database) {
  const proxy = await freezingProxy(database.url)
  const operator = new SQL({ url: database.url, max: 2 })
  /** A storage behind the proxy. */
  const open = async (deadlines: Deadlines) => {
    const given = { ...PATIENT, connections: 3, deadlines, probe: deadlines }
    const opened = await openPostgres({ ...given, url: proxy.url })
    database.closing(opened.close)
    return opened
  }
  database.closing(proxy.close)
  database.closing(() => operator.close())
  const deadlines = { ...UNHURRIED }
  const storage = await open(deadlines)
  /** Stops all traffic; only now is an answer waited for shortly. */
  const freeze = () => {
    proxy.freeze()
    Object.assign(deadlines, { answer: SOON, connect: SOON })
  }
  const thaw = () => {
    Object.assign(deadlines, UNHURRIED)
    proxy.thaw()
  }
  const endConnections = () => operator`
    select pg_terminate_backend(pid, ${UNHURRIED.answer}) from pg_stat_activity
    where datname = current_database() and application_name = 'vonk'`

  describe('a row that somebody else keeps locked', () => {
    test('stops the work that needs it, and no other work, nor reading', async () => {
      const storage = await open({ ...UNHURRIED, lock: SOON })
      const [ann, bob] = [await someone(storage), await someone(storage)]
      await operator.begin(async (tx) => {
        await tx`select * from accounts where id = ${ann} for update`
        const stuck = Array.from({ length: 6 }, () => thrownBy(hold(storage, ann)))

        expect((await storage.reads.accounts.byId(ann))?.id).toBe(ann)
        expect((await hold(storage, bob))?.id).toBe(bob)
        expect(await storage.ready()).toBeUndefined()
        for (const thrown of await Promise.all(stuck)) {
          expect(thrown).toMatchObject({ name: 'Unavailable', code: '55P03' })
        }
      })
      expect((await hold(storage, ann))?.id).toBe(ann)
    })

    test('is waited for when it comes free in time', async () => {
      const ann = await someone(storage)
      const freed = Promise.withResolvers<void>()
      const locked = Promise.withResolvers<void>()
      const other = operator.begin(async (tx) => {
        await tx`select * from accounts where id = ${ann} for update`
        locked.resolve()
        await freed.promise
      })
      await locked.promise
      const held = hold(storage, ann)
      freed.resolve()
      await other
      expect((await held)?.id).toBe(ann)
    })
  })

  test('an idle transaction is ended, and its locks are released', async () => {
    const ann = await someone(storage)
    const forever = new Promise<never>(() => undefined)
    const idle = Promise.withResolvers<void>()
    const other = await open({ ...UNHURRIED, idle: IDLE })
    void thrownBy(
      other.atomically(async ({ accounts }) => {
        await accounts.lock(ann)
        idle.resolve()
        return forever
      }),
    )
    await idle.promise
    expect((await hold(storage, ann))?.id).toBe(ann)
  })

  test('connections closed by the server are replaced without an error', async () => {
    const ann = await someone(storage)
    await Promise.all(Array.from({ length: 3 }, () => storage.reads.accounts.byId(ann)))
    await endConnections()

    expect((await storage.reads.accounts.byId(ann))?.id).toBe(ann)
    expect((await hold(storage, ann))?.id).toBe(ann)
    expect(await storage.ready()).toBeUndefined()
  })

  test('a server that freezes is given up in time, and found again when it goes on', async () => {
    const ann = await someone(storage)
    freeze()
    const asked = [storage.reads.accounts.byId(ann), hold(storage, ann), storage.ready()]
    for (const thrown of await Promise.all(asked.map(thrownBy))) {
      expect(thrown).toMatchObject(UNAVAILABLE)
    }

    thaw()
    expect((await hold(storage, ann))?.id).toBe(ann)
    expect(await storage.ready()).toBeUndefined()
  })

  test('a server that froze in the middle of work has kept nothing of it', async () => {
    const account = { ...(await storage.reads.accounts.byId(await someone(storage))) }
    const id = crypto.randomUUID()
    const thrown = await thrownBy(
      storage.atomically(async ({ attempts }) => {
        await attempts.add(id, 1)
        freeze()
        await attempts.add(id, 2)
        return ok(account)
      }),
    )
    expect(thrown).toMatchObject(UNAVAILABLE)
    thaw()
    expect(await storage.reads.attempts.since(id, 0)).toEqual([])
  })

  test('a database that only reads is not ready', async () => {
    const [{ name }] = await operator`select current_database() as name`
    await operator.unsafe(`alter database ${name} set default_transaction_read_only = on`)
    await endConnections()
    expect(await thrownBy(storage.ready())).toMatchObject({ name: 'Unavailable', code: '25006' })
    expect(await storage.reads.accounts.byId(crypto.randomUUID())).toBeNull()

    await operator.unsafe(`alter database ${name} set default_transaction_read_only = off`)
    await endConnections()
    expect(await storage.ready()).toBeUndefined()
  })
}
