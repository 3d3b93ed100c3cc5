import { assign, fromPromise, setup } from 'xstate'
import { SECOND } from '#core/shared/time.ts'
import { type CallError, errorOf } from '../../client/client.ts'
import type { Order } from '../credits/queries.ts'
import type { Purchase, Retry } from './purchase.ts'

/** The displayed order; `null` for a new purchase. */
type Input = { readonly order: Order | null }

type Context = {
  readonly order: Order | null
  readonly purchase: Purchase | null
  /** Why the last attempt was refused. */
  readonly error: CallError | null
}

type Event =
  | ({ readonly type: 'pay' } & Purchase)
  | { readonly type: 'retry'; readonly method: string; readonly total: number }
  | { readonly type: 'cancel' }
  | { readonly type: 'hint' }
  | { readonly type: 'return' }
  /** The order as the server now has it: another tab may have paid or cancelled. */
  | { readonly type: 'refresh'; readonly order: Order }

const INTERRUPTION = 5 * SECOND

/** An order that changed elsewhere, such as in another tab. */
const FOLLOW = { guard: 'differs', target: 'judging', actions: 'follow' } as const

const unprovided = (): Promise<never> =>
  Promise.reject(new Error('orderMachine: provide this actor'))

/** Buying credits: pay and await the outcome; after a failure, choose another method for the same order. */
export const orderMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: {
    placeOrder: fromPromise<Order, Purchase>(unprovided),
    retryPayment: fromPromise<Order, Retry>(unprovided),
    cancelOrder: fromPromise<Order, { readonly order: string }>(unprovided),
    awaitOutcome: fromPromise<Order, { readonly order: string }>(unprovided),
  },
  actions: {
    /** Redirects to the checkout. */
    leave: (_, _params: { readonly order: Order }) => {},
    /** Discards the ids of a settled order. */
    settle: (_, _params: { readonly order: Order | null }) => {},
    refuse: assign({ error: (_, { thrown }: { readonly thrown: unknown }) => errorOf(thrown) }),
    follow: assign(({ event }) =>
      event.type === 'refresh' ? { order: event.order, error: null } : {},
    ),
    keep: assign({ order: (_, { order }: { readonly order: Order }) => order, error: null }),
  },
  guards: {
    is: ({ context }, { state }: { readonly state: Order['state'] }) =>
      context.order?.state === state,
    differs: ({ context, event }) =>
      event.type === 'refresh' && context.order?.state !== event.order.state,
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ order: input.order, purchase: null, error: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: ({ context }) => context.order === null, target: 'choosing' }, 'judging'],
    },
    choosing: {
      on: {
        pay: {
          target: 'placing',
          actions: assign({
            error: null,
            purchase: ({ event: { type: _, ...purchase } }) => purchase,
          }),
        },
      },
    },
    placing: {
      tags: 'busy',
      invoke: {
        id: 'place',
        src: 'placeOrder',
        input: ({ context }) => {
          if (!context.purchase) throw new Error('placed without a purchase')
          return context.purchase
        },
        onDone: {
          target: 'leaving',
          actions: { type: 'keep', params: ({ event }) => ({ order: event.output }) },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'refuse', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    /** The page unloads here; on return the order's page shows the outcome. */
    leaving: {
      tags: 'busy',
      entry: {
        type: 'leave',
        params: ({ context }) => {
          if (!context.order) throw new Error('left without an order')
          return { order: context.order }
        },
      },
      // The back/forward cache may restore the page, unpaid.
      on: {
        return: [
          { guard: ({ context }) => context.purchase !== null, target: 'choosing' },
          { target: 'judging' },
        ],
      },
    },
    judging: {
      always: [
        { guard: { type: 'is', params: { state: 'pending' } }, target: 'pending' },
        { guard: { type: 'is', params: { state: 'completed' } }, target: 'completed' },
        { guard: { type: 'is', params: { state: 'refunded' } }, target: 'returned' },
        { guard: { type: 'is', params: { state: 'charged-back' } }, target: 'returned' },
        'failed',
      ],
    },
    pending: {
      invoke: {
        id: 'outcome',
        src: 'awaitOutcome',
        input: ({ context }) => ({ order: context.order?.id ?? '' }),
        onDone: {
          target: 'judging',
          actions: { type: 'keep', params: ({ event }) => ({ order: event.output }) },
        },
        onError: 'interrupted',
      },
      on: { hint: { target: 'pending', reenter: true }, cancel: 'cancelling' },
    },
    // Money may be moving, so after a connection loss it polls again; it never offers to pay twice.
    interrupted: { after: { [INTERRUPTION]: 'pending' }, on: { hint: 'pending' } },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancel',
        src: 'cancelOrder',
        input: ({ context }) => ({ order: context.order?.id ?? '' }),
        onDone: {
          target: 'judging',
          actions: { type: 'keep', params: ({ event }) => ({ order: event.output }) },
        },
        // Too late to cancel: the outcome decides.
        onError: {
          target: 'pending',
          actions: { type: 'refuse', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    failed: {
      entry: { type: 'settle', params: ({ context }) => ({ order: context.order }) },
      on: { retry: 'retrying', refresh: FOLLOW },
    },
    retrying: {
      tags: 'busy',
      invoke: {
        id: 'retry',
        src: 'retryPayment',
        input: ({ context, event }) => {
          if (event.type !== 'retry') throw new Error('retried without a method')
          return { order: context.order?.id ?? '', method: event.method, total: event.total }
        },
        onDone: [
          {
            guard: ({ event }) => event.output.state === 'pending',
            target: 'leaving',
            actions: { type: 'keep', params: ({ event }) => ({ order: event.output }) },
          },
          // Refused by its provider at once, or paid meanwhile: there is no checkout to leave for.
          {
            target: 'judging',
            actions: { type: 'keep', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: {
          target: 'unpaid',
          actions: { type: 'refuse', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    /** A failed retry keeps its ids, since it may have arrived. */
    unpaid: { on: { retry: 'retrying', refresh: FOLLOW } },
    completed: {
      entry: { type: 'settle', params: ({ context }) => ({ order: context.order }) },
      type: 'final',
    },
    /** Refunded, or charged back. */
    returned: {
      entry: { type: 'settle', params: ({ context }) => ({ order: context.order }) },
      type: 'final',
    },
  },
})
