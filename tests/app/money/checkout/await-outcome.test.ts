import { expect, test } from 'bun:test'
import { QueryClient } from '@tanstack/react-query'
import { againAfterFailure } from '#app/money/checkout/await-outcome.ts'
import type { Order } from '#app/money/credits/queries.ts'
import { refusal } from '#tests/app/refusal.ts'
import { orderIn } from './ordering.ts'

test('an order is asked for again, ever more slowly, until it answers or is refused', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answering = async (queryFn: () => Promise<Order>) => {
    const options = { queryKey: ['order'], queryFn }
    await queries.fetchQuery(options).catch(() => undefined)
    const { state } = queries.getQueryCache().build(queries, options)
    return againAfterFailure({ state })
  }
  const failing = (code: 'network' | 'order.not-found') => () => Promise.reject(refusal({ code }))

  expect(await answering(async () => orderIn('completed'))).toBe(false)
  const first = await answering(failing('network'))
  const second = await answering(failing('network'))
  expect(first).toBeGreaterThan(0)
  expect(second).toBeGreaterThan(Number(first))
  expect(await answering(failing('order.not-found'))).toBe(false)
  expect(await answering(async () => orderIn('refunded'))).toBe(false)
})
