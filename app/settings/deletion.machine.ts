import { assign, fromPromise, setup } from 'xstate'
import type { DeletionAlternative, DeletionReason } from '#core/accounts/deletion.ts'
import type { Money } from '#core/shared/money.ts'
import { type CallError, errorOf } from '../client/client.ts'

/** What is told before somebody leaves. */
export type Offers = {
  /** What can be paid back, order by order. */
  readonly refundable: readonly {
    readonly order_id: string
    readonly credits: number
    readonly amount: Money
  }[]
  /** What is offered instead, the best fitting first. */
  readonly alternatives: readonly DeletionAlternative[]
  /** In percent. */
  readonly discount: number
}

/** What came of taking one: a discount has a code. */
export type Taken = { readonly alternative: DeletionAlternative; readonly code: string | null }

type Context = {
  readonly reason: DeletionReason | null
  /** What was offered; once it was, it is not offered again. */
  readonly offers: Offers | null
  readonly taken: Taken | null
  /** Whether the money was asked back. */
  readonly paidBack: boolean
  readonly error: CallError | null
}

type Event =
  | { readonly type: 'leave'; readonly reason: DeletionReason | null }
  | { readonly type: 'take'; readonly alternative: DeletionAlternative }
  | { readonly type: 'refund' }
  | { readonly type: 'skip' }
  | { readonly type: 'back' }
  | { readonly type: 'confirm' }

const unprovided = () => Promise.reject(new Error('deletionMachine: provide this actor'))

/** Leaving (product.md §4): why, the money that is left, what else could help, shown once and skippable, then really. */
export const deletionMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    lookUp: fromPromise<Offers, DeletionReason | null>(unprovided),
    payBack: fromPromise<void, Offers['refundable']>(unprovided),
    take: fromPromise<Taken, DeletionAlternative>(unprovided),
    remove: fromPromise<void, DeletionReason | null>(unprovided),
  },
  actions: {
    forgetError: assign({ error: null }),
    noteError: assign({ error: (_, { thrown }: { thrown: unknown }) => errorOf(thrown) }),
  },
}).createMachine({
  id: 'deletion',
  context: { reason: null, offers: null, taken: null, paidBack: false, error: null },
  initial: 'asking',
  states: {
    asking: {
      on: {
        leave: [
          {
            guard: ({ context }) => context.offers === null,
            target: 'lookingUp',
            actions: assign({ reason: ({ event }) => event.reason }),
          },
          { target: 'confirming', actions: assign({ reason: ({ event }) => event.reason }) },
        ],
      },
    },
    lookingUp: {
      tags: 'busy',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => context.reason,
        onDone: {
          target: 'counting',
          actions: assign({ offers: ({ event }) => event.output }),
        },
        // What could not be offered never stands in the way of leaving.
        onError: 'confirming',
      },
    },
    counting: {
      always: [
        {
          guard: ({ context }) => (context.offers?.refundable.length ?? 0) > 0,
          target: 'refunding',
        },
        { target: 'offering' },
      ],
    },
    refunding: {
      on: {
        refund: 'payingBack',
        skip: { target: 'offering', actions: 'forgetError' },
        back: { target: 'asking', actions: 'forgetError' },
      },
    },
    payingBack: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        id: 'payBack',
        src: 'payBack',
        input: ({ context }) => context.offers?.refundable ?? [],
        onDone: { target: 'offering', actions: assign({ paidBack: true }) },
        // Some of it may have been spent or paid back meanwhile: it is counted anew.
        onError: {
          target: 'lookingUp',
          actions: { type: 'noteError', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    offering: {
      on: {
        take: 'taking',
        skip: { target: 'confirming', actions: 'forgetError' },
        back: { target: 'asking', actions: 'forgetError' },
      },
    },
    taking: {
      tags: 'busy',
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ event }) => (event.type === 'take' ? event.alternative : 'pause'),
        onDone: { target: 'stayed', actions: assign({ taken: ({ event }) => event.output }) },
        onError: {
          target: 'offering',
          actions: { type: 'noteError', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    confirming: {
      on: {
        confirm: 'removing',
        back: { target: 'asking', actions: 'forgetError' },
      },
    },
    removing: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => context.reason,
        onDone: 'gone',
        onError: {
          target: 'confirming',
          actions: { type: 'noteError', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    stayed: { type: 'final' },
    gone: { type: 'final' },
  },
})
