import { assign, fromPromise, setup } from 'xstate'
import type { DeletionAlternative, DeletionReason } from '#core/accounts/deletion.ts'
import { type CallError, errorOf } from '../client.ts'

/** What is offered instead of leaving, the best fitting first. */
export type Offers = {
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
  readonly error: CallError | null
}

type Event =
  | { readonly type: 'leave'; readonly reason: DeletionReason }
  | { readonly type: 'take'; readonly alternative: DeletionAlternative }
  | { readonly type: 'skip' }
  | { readonly type: 'back' }
  | { readonly type: 'confirm' }

const unprovided = () => Promise.reject(new Error('deletionMachine: provide this actor'))

/** Leaving (product.md §4): why, what else could help, shown once and skippable, then really. */
export const deletionMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    lookUp: fromPromise<Offers, DeletionReason>(unprovided),
    take: fromPromise<Taken, DeletionAlternative>(unprovided),
    remove: fromPromise<void, DeletionReason>(unprovided),
  },
  actions: {
    forgetError: assign({ error: null }),
    noteError: assign({ error: (_, { thrown }: { thrown: unknown }) => errorOf(thrown) }),
  },
}).createMachine({
  id: 'deletion',
  context: { reason: null, offers: null, taken: null, error: null },
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
        input: ({ context }) => context.reason ?? 'other',
        onDone: {
          target: 'offering',
          actions: assign({ offers: ({ event }) => event.output }),
        },
        // What could not be offered never stands in the way of leaving.
        onError: 'confirming',
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
        input: ({ context }) => context.reason ?? 'other',
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
