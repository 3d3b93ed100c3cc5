import { describe, expect, test } from 'bun:test'
import { SQL } from 'bun'
import type { Deadlines } from '#adapters/drizzle/connections/postgres-connection.ts'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import type { Storage } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { createDatabase, LONG_DEADLINES, NO_TIMEOUTS } from '#tests/contracts/postgres-server.ts'
import { addMember, commit } from '#tests/contracts/sample.ts'
import { freezingProxy } from './freezing-proxy.ts'

/** Each test shortens only its own timeout: a busy machine would hit any other short one. */
const SHORT = 150
/** Longer than a busy machine pauses between two statements. */
const IDLE = 2000
const UNAVAILABLE = { name: 'Unavailable', code: expect.any(String) }

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (thrown: unknown) => thrown,
  )
/** A unit of work that locks an account, as most do. */
const lockAccount = (storage: Storage, id: string) =>
  commit(storage, ({ accounts }) => accounts.lock(id))

const database = await createDatabase()
if (database) {
  const proxy = await freezingProxy(database.url)
  const operator = new SQL({ url: database.url, max: 2 })
  /** A storage behind the proxy. */
  const open = async (deadlines: Deadlines) => {
    const given = { ...NO_TIMEOUTS, connections: 3, deadlines, probe: deadlines }
    const opened = await openPostgres({ ...given, url: proxy.url })
    database.onClose(opened.close)
    return opened
  }
  database.onClose(proxy.close)
  database.onClose(() => operator.close())
  const deadlines = { ...LONG_DEADLINES }
  const storage = await open(deadlines)
  /** Stops all traffic, and only now shortens the response timeout. */
  const freeze = () => {
    proxy.freeze()
    Object.assign(deadlines, { answer: SHORT, connect: SHORT })
  }
  const thaw = () => {
    Object.assign(deadlines, LONG_DEADLINES)
    proxy.thaw()
  }
  const endConnections = () => operator`
    select pg_terminate_backend(pid, ${LONG_DEADLINES.answer}) from pg_stat_activity
    where datname = current_database() and application_name = 'vonk'`

  describe('a row locked by somebody else', () => {
    test('fails the units that need it, and no others, nor reads', async () => {
      const storage = await open({ ...LONG_DEADLINES, lock: SHORT })
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      await operator.begin(async (tx) => {
        await tx`select * from accounts where id = ${ann} for update`
        const stuck = Array.from({ length: 6 }, () => errorOf(lockAccount(storage, ann)))

        expect((await storage.reads.accounts.byId(ann))?.id).toBe(ann)
        expect((await lockAccount(storage, bob))?.id).toBe(bob)
        expect(await storage.ready()).toBeUndefined()
        for (const thrown of await Promise.all(stuck)) {
          expect(thrown).toMatchObject({ name: 'Unavailable', code: '55P03' })
        }
      })
      expect((await lockAccount(storage, ann))?.id).toBe(ann)
    })

    test('is waited for if it is unlocked in time', async () => {
      const ann = await addMember(storage)
      const unlock = Promise.withResolvers<void>()
      const locked = Promise.withResolvers<void>()
      const other = operator.begin(async (tx) => {
        await tx`select * from accounts where id = ${ann} for update`
        locked.resolve()
        await unlock.promise
      })
      await locked.promise
      const lock = lockAccount(storage, ann)
      unlock.resolve()
      await other
      expect((await lock)?.id).toBe(ann)
    })
  })

  test('an idle transaction is ended, and its locks are released', async () => {
    const ann = await addMember(storage)
    const forever = new Promise<never>(() => undefined)
    const idle = Promise.withResolvers<void>()
    const other = await open({ ...LONG_DEADLINES, idle: IDLE })
    void errorOf(
      other.atomically(async ({ accounts }) => {
        await accounts.lock(ann)
        idle.resolve()
        return forever
      }),
    )
    await idle.promise
    expect((await lockAccount(storage, ann))?.id).toBe(ann)
  })

  test('connections closed by the server are replaced without an error', async () => {
    const ann = await addMember(storage)
    await Promise.all(Array.from({ length: 3 }, () => storage.reads.accounts.byId(ann)))
    await endConnections()

    expect((await storage.reads.accounts.byId(ann))?.id).toBe(ann)
    expect((await lockAccount(storage, ann))?.id).toBe(ann)
    expect(await storage.ready()).toBeUndefined()
  })

  test('a frozen server causes a timeout, and is used again when it continues', async () => {
    const ann = await addMember(storage)
    freeze()
    const calls = [storage.reads.accounts.byId(ann), lockAccount(storage, ann), storage.ready()]
    for (const thrown of await Promise.all(calls.map(errorOf))) {
      expect(thrown).toMatchObject(UNAVAILABLE)
    }

    thaw()
    expect((await lockAccount(storage, ann))?.id).toBe(ann)
    expect(await storage.ready()).toBeUndefined()
  })

  test('a server frozen during a unit of work has committed nothing of it', async () => {
    const account = { ...(await storage.reads.accounts.byId(await addMember(storage))) }
    const id = crypto.randomUUID()
    const thrown = await errorOf(
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

  test('a read-only database is not ready', async () => {
    const [{ name }] = await operator`select current_database() as name`
    await operator.unsafe(`alter database ${name} set default_transaction_read_only = on`)
    await endConnections()
    expect(await errorOf(storage.ready())).toMatchObject({ name: 'Unavailable', code: '25006' })
    expect(await storage.reads.accounts.byId(crypto.randomUUID())).toBeNull()

    await operator.unsafe(`alter database ${name} set default_transaction_read_only = off`)
    await endConnections()
    expect(await storage.ready()).toBeUndefined()
  })
}
