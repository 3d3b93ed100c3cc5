import { assign, fromPromise, setup } from 'xstate'
import type { DeletionReason } from '#core/accounts/account.ts'
import type { DeletionAlternative } from '#core/membership/leaving/alternatives.ts'
import type { Money } from '#core/shared/money.ts'
import { type CallError, errorOf } from '../../client/client.ts'

/** Shown before deletion. */
export type Offers = {
  /** Refundable orders. */
  readonly refundable: readonly {
    readonly order_id: string
    readonly credits: number
    readonly amount: Money
  }[]
  /** Alternatives, best first. */
  readonly alternatives: readonly DeletionAlternative[]
  /** In percent. */
  readonly discount: number
}

/** Result of accepting one: a discount has a code. */
export type AcceptedOffer = {
  readonly alternative: DeletionAlternative
  readonly code: string | null
}

type Context = {
  readonly reason: DeletionReason | null
  /** The alternatives; shown only once. */
  readonly offers: Offers | null
  readonly taken: AcceptedOffer | null
  /** Whether refunds were requested. */
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

/** Account deletion (product.md §4): reason, refund, alternatives once and skippable, confirmation. */
export const deletionMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    lookUp: fromPromise<Offers, DeletionReason | null>(unprovided),
    payBack: fromPromise<void, Offers['refundable']>(unprovided),
    take: fromPromise<AcceptedOffer, DeletionAlternative>(unprovided),
    remove: fromPromise<void, DeletionReason | null>(unprovided),
  },
  actions: {
    clearError: assign({ error: null }),
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
        // A failure to load alternatives never blocks deletion.
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
        skip: { target: 'offering', actions: 'clearError' },
        back: { target: 'asking', actions: 'clearError' },
      },
    },
    payingBack: {
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'payBack',
        src: 'payBack',
        input: ({ context }) => context.offers?.refundable ?? [],
        onDone: { target: 'offering', actions: assign({ paidBack: true }) },
        // Credits may have been spent or refunded meanwhile: refetch.
        onError: {
          target: 'lookingUp',
          actions: { type: 'noteError', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    offering: {
      on: {
        take: 'taking',
        skip: { target: 'confirming', actions: 'clearError' },
        back: { target: 'asking', actions: 'clearError' },
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
        back: { target: 'asking', actions: 'clearError' },
      },
    },
    removing: {
      tags: 'busy',
      entry: 'clearError',
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
