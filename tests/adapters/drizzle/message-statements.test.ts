import { afterAll, expect, test } from 'bun:test'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { cachedStorage } from '#adapters/cache/cached-storage.ts'
import { fileConnection } from '#adapters/drizzle/connections/file-connection.ts'
import { storesOver } from '#adapters/drizzle/stores.ts'
import * as tables from '#adapters/drizzle/tables-libsql.ts'
import { sendMessage } from '#core/chats/messages/send-message.ts'
import { notify } from '#core/notifications/deciding/notify.ts'
import { runConsumer } from '#core/platform/events/run-consumer.ts'
import type { Storage } from '#core/ports.ts'
import { createChat, createMember, openTestPorts } from '#tests/contracts/parallel/test-ports.ts'
import { temporary } from './temporary.ts'

const { path, open } = await temporary()
const file = path()
await open(file)
const connection = fileConnection(file, { timeout: 5000, pragmas: [] })
afterAll(() => connection.close())

const statements: string[] = []
const stores = storesOver({
  ...tables,
  oldestOpen: null,
  hasStatistics: false,
  lockName: null,
  db: drizzle(
    async (sql, values, method) => {
      statements.push(sql)
      if (method !== 'get') return { rows: await connection.query(sql, values) }
      return { rows: (await connection.first(sql, values)) as unknown[] }
    },
    undefined,
    { casing: 'snake_case' },
  ),
})
const storage: Storage = {
  reads: stores,
  async atomically(work) {
    await connection.begin()
    const result = await work(stores)
    await connection.commit()
    return result
  },
}

/** Each statement by its verb and the table that it writes or reads first, in order. */
const named = () =>
  statements.map((sql) => {
    const [, verb = sql, table = ''] =
      /^(insert|update|delete|select)\b(?:.*? from| into|) "(\w+)"/.exec(sql) ?? []
    return `${verb} ${table}`
  })

const ports = openTestPorts(cachedStorage(storage))
const [from, to] = await ports.commit(async (inside) => [
  await createMember(inside, ports, { credits: 10 }),
  await createMember(inside, ports),
])
const conversation = await ports.commit((inside) => createChat(inside, from ?? '', to ?? ''))
const { site } = ports
const send = (id: string) =>
  sendMessage(ports, { id, from: from ?? '', conversation, text: 'Dag', acknowledged: true, site })
const tell = () => runConsumer(ports, notify, (work) => work)

// The lists may only become shorter.
test('a paid message takes nine statements, of which six write, its event among them', async () => {
  await send('first')
  statements.length = 0
  expect(await send('second')).toMatchObject({ ok: true, value: { state: 'delivered' } })
  expect(named()).toEqual([
    'select messages',
    'select seats',
    'select blocks',
    'update wallets',
    'insert ledger_entries',
    'update conversations',
    'insert messages',
    'update seats',
    'insert events',
  ])
})

test('while its mail waits, a further message writes one row of what is to be delivered', async () => {
  await tell()
  await send('third')
  statements.length = 0
  expect(await tell()).toMatchObject({ handled: 1, error: null })
  expect(named()).toEqual([
    'select event_consumers',
    'select events',
    'select push_subscriptions',
    'update event_consumers',
    'select deliveries',
    'insert deliveries',
  ])
})
