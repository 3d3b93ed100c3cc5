import { expect, test } from 'bun:test'
import { sampleOrder } from '#tests/contracts/sample-order.ts'
import { openApi } from '../open-api.ts'

test('the books of a month are downloaded as CSV, and the log says by whom', async () => {
  const { atDesk, browser, commit, member, now } = openApi()
  const mia = await atDesk()
  await member('ann')
  await commit(({ orders }) =>
    orders.add(sampleOrder('ann', { id: 'o-1', state: 'completed', paidAt: now() })),
  )
  const answer = await mia.get('/api/desk/books/orders?site=vonk&month=2026-11')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="orders-vonk-2026-11.csv"',
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(',o-1,vonk,completed,')
  const ledger = await mia.get('/api/desk/books/ledger?site=vonk&month=2026-11')
  expect((await ledger.text()).trim().split('\r\n')).toHaveLength(1)
  const log = await (await mia.get('/api/desk/actions')).json()
  expect(log.actions).toMatchObject([
    { action: 'books.exported', subject: 'ledger vonk 2026-11', by: 'Mia' },
    { action: 'books.exported', subject: 'orders vonk 2026-11', by: 'Mia' },
  ])
  const other = await mia.get('/api/desk/books/orders?site=none&month=2026-11')
  expect([other.status, await other.json()]).toEqual([404, { code: 'site.unknown' }])
  const wrong = async (rest: string) => (await mia.get(`/api/desk/books/${rest}`)).status
  expect(await wrong('orders?site=vonk&month=2026-13')).toBe(422)
  expect(await wrong('members?site=vonk&month=2026-11')).toBe(404)
  const strange = await browser().get('/api/desk/books/orders?site=vonk&month=2026-11')
  expect(strange.status).toBe(403)
})
