import { afterAll, expect, test } from 'bun:test'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { fileConnection } from '#adapters/drizzle/connections/file-connection.ts'
import { storesOver } from '#adapters/drizzle/stores.ts'
import * as tables from '#adapters/drizzle/tables-libsql.ts'
import { sendMessage } from '#core/chats/messages/send-message.ts'
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

/** The tables that the statements write, in order. */
const written = () =>
  statements.flatMap((sql) => /^(?:insert into|update|delete from) "(\w+)"/.exec(sql)?.[1] ?? [])

test('a paid message writes six rows or counters, including its event, and no delivery', async () => {
  const ports = openTestPorts(storage)
  const [from, to] = await ports.commit(async (inside) => [
    await createMember(inside, ports, { credits: 10 }),
    await createMember(inside, ports),
  ])
  const conversation = await ports.commit((inside) => createChat(inside, from ?? '', to ?? ''))
  const { site } = ports
  const send = (id: string) =>
    sendMessage(ports, {
      id,
      from: from ?? '',
      conversation,
      text: 'Dag',
      acknowledged: true,
      site,
    })

  await send('first')
  statements.length = 0
  expect(await send('second')).toMatchObject({ ok: true, value: { state: 'delivered' } })
  expect(written()).toEqual([
    'wallets',
    'ledger_entries',
    'conversations',
    'messages',
    'seats',
    'events',
  ])
  expect(statements.length).toBeLessThanOrEqual(12)
})
