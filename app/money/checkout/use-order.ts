import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { answered, api, Refusal } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { tabStore } from '../../client/storage/tab-store.ts'
import { type Order, orderQuery } from '../credits/queries.ts'
import { needsMandate } from '../direct-debit/mandate.ts'
import { outcomeOf } from './await-outcome.ts'
import { orderMachine } from './order.machine.ts'
import { type Attempt, attemptsIn, placeOnce } from './payment-attempts.ts'
import type { Purchase, Retry } from './purchase.ts'

/** The order machine over the real API, with idempotency keys that survive a reload. */
const actorsOver = (queries: QueryClient) => ({
  placeOrder: fromPromise<Order, Purchase>(({ input: { bundle, method, code, total }, signal }) => {
    const wanted = { bundle_id: bundle, method, total, ...(code !== null && { code }) }
    const place = ({ order, payment }: Attempt) =>
      // Leaving the page aborts the purchase.
      answered(
        api.orders.post({ id: order, payment_id: payment, ...wanted }, { fetch: { signal } }),
      )
    const attempts = attemptsIn(tabStore())
    return placeOnce(attempts, { bundle, method, code }, place).catch((refused: unknown) => {
      // After a refusal the displayed price may be outdated: refetch.
      void invalidate(queries, { type: 'prices' })
      throw refused
    })
  }),
  retryPayment: fromPromise<Order, Retry>(({ input: { order, method, total }, signal }) => {
    const call = api.orders({ id: order }).payments
    // No background retries: it could be paid after the member left.
    if (!navigator.onLine) return Promise.reject(new Refusal({ code: 'network' }, null))
    const place = ({ payment }: Attempt) =>
      answered(call.post({ id: payment, method, total }, { fetch: { signal } }))
    return placeOnce(attemptsIn(tabStore()), { order, method }, place).catch((refused: unknown) => {
      void invalidate(queries, { type: 'order' })
      throw refused
    })
  }),
  cancelOrder: fromPromise<Order, { readonly order: string }>(({ input }) =>
    answered(api.orders({ id: input.order }).cancel.post()),
  ),
  awaitOutcome: fromPromise<Order, { readonly order: string }>(({ input, signal }) =>
    outcomeOf(queries, input.order, signal),
  ),
})

/** The order machine for a screen: a new purchase, or an existing order. */
export function useOrder(order: Order | null) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const machine = useMemo(
    () =>
      orderMachine.provide({
        actors: actorsOver(queries),
        actions: {
          leave: (_, { order }) => {
            const { id, state, checkout_url } = order
            if (needsMandate(order)) {
              // Not the cached state from before the retry.
              queries.setQueryData(orderQuery(id).queryKey, order)
              void navigate({ to: '/directdebit', search: { order: id } })
            } else if (state === 'pending' && checkout_url) location.assign(checkout_url)
            else void navigate({ to: '/transactions/{-$id}', params: { id } })
          },
          settle: (_, { order: settled }) => {
            if (settled) attemptsIn(tabStore()).settle(settled.id)
            void invalidate(queries, { type: 'order' })
          },
        },
      }),
    [queries, navigate],
  )
  const [state, send] = useMachine(machine, { input: { order } })

  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && send({ type: 'return' })
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [send])

  return [state, send] as const
}
