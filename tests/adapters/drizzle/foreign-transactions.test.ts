import { describe, expect, test } from 'bun:test'
import { SQL } from 'bun'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { BEGINNING } from '#core/platform/event-log.ts'
import { createDatabase, NO_TIMEOUTS, POSTGRES_SERVER } from '#tests/contracts/postgres-server.ts'
import { commit } from '#tests/contracts/sample.ts'

/** How long a session of the server itself, its vacuum for instance, may hold back what is read. */
const SOON = 5000

const database = await createDatabase()
if (database) {
  const storage = await openPostgres({ url: database.url, ...NO_TIMEOUTS })
  const neighbour = new SQL({ url: POSTGRES_SERVER, max: 1 })
  const operator = new SQL({ url: database.url, max: 1 })
  database.onClose(storage.close)
  database.onClose(() => neighbour.close())
  database.onClose(() => operator.close())

  /** Whether an event appended now can be read while this is open. */
  async function isReadSoon(): Promise<boolean> {
    const before = await storage.reads.events.after(BEGINNING, 10)
    const liked = { type: 'member.liked', from: 'ann', to: 'bob' } as const
    await commit(storage, ({ events }) => events.append(liked, 7))
    const end = performance.now() + SOON
    while (performance.now() < end) {
      const { length } = await storage.reads.events.after(BEGINNING, 10)
      if (length > before.length) return true
      await Bun.sleep(10)
    }
    return false
  }

  describe('an event is read at once while', () => {
    test('another database of the server has an open transaction that has written', async () => {
      await neighbour.begin(async (tx) => {
        await tx`select pg_current_xact_id()`
        expect(await isReadSoon()).toBe(true)
      })
    })

    test('a session of our own database has an open transaction that has written nothing', async () => {
      await operator.begin(async (tx) => {
        await tx`select count(*) from accounts`
        expect(await isReadSoon()).toBe(true)
      })
    })
  })
} else {
  test.skip('what other databases do needs a PostgreSQL server', () => undefined)
}
