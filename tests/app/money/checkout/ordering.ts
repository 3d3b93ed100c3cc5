import { type Actor, createActor, fromPromise, waitFor } from 'xstate'
import { orderMachine } from '#app/money/checkout/order.machine.ts'
import type { Purchase, Retry } from '#app/money/checkout/purchase.ts'
import type { Order } from '#app/money/credits/queries.ts'
import { WAITING } from '#stories/shared/sample-order.ts'

/** An order in some state. */
export const orderIn = (state: Order['state'], changes: Partial<Order> = {}): Order => ({
  ...WAITING,
  id: 'order-1',
  placed_at: '2026-11-21T12:00:00Z',
  checkout_url: 'https://pay.test/1',
  state,
  ...changes,
})

/** Pays with the time bonus. */
export const PAY = {
  type: 'pay',
  bundle: 'eur-60',
  method: 'ideal',
  code: 'TIMEBONUS25',
  total: 2999,
} as const

/** Retries with a method, at the shown price. */
export const retryBy = (method: string) => ({ type: 'retry', method, total: 3999 }) as const

type Answers = {
  readonly place?: () => Promise<Order>
  readonly retry?: (wanted: Retry) => Promise<Order>
  readonly cancel?: () => Promise<Order>
  readonly outcome?: () => Promise<Order>
}

const never = () => new Promise<never>(() => {})

/** The order flow with fake actors. */
export function startOrderFlow(order: Order | null, answers: Answers = {}) {
  const calls: unknown[] = []
  const left: Order[] = []
  const settled: string[] = []
  const machine = orderMachine.provide({
    actors: {
      placeOrder: fromPromise<Order, Purchase>(({ input }) => {
        calls.push(input)
        return (answers.place ?? never)()
      }),
      retryPayment: fromPromise<Order, Retry>(({ input }) => {
        calls.push(input)
        return (answers.retry ?? never)(input)
      }),
      cancelOrder: fromPromise<Order, { readonly order: string }>(() =>
        (answers.cancel ?? never)(),
      ),
      awaitOutcome: fromPromise<Order, { readonly order: string }>(({ input }) => {
        calls.push(input.order)
        return (answers.outcome ?? never)()
      }),
    },
    actions: {
      leave: (_, { order }) => left.push(order),
      settle: (_, { order: done }) => settled.push(done?.id ?? ''),
    },
  })
  const actor = createActor(machine, { input: { order } }).start()
  return { actor, calls, left, settled }
}

/** Waits until the flow is in a state. */
export const reaches = (actor: Actor<typeof orderMachine>, state: string) =>
  waitFor(actor, (snapshot) => snapshot.value === state)
