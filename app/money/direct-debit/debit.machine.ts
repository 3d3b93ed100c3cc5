import { assign, fromPromise, setup } from 'xstate'
import type { DebitForm } from '#core/money/direct-debit/debit-form.ts'
import type { Instant } from '#core/shared/time.ts'
import { type CallError, errorOf } from '../../client/client.ts'
import type { Debit } from '../credits/queries.ts'

/** A direct debit, and when it was received by this device's clock. */
export type ReceivedDebit = Debit & { readonly receivedAt: Instant }

type Input = {
  /** The order to debit. */
  readonly order: string
  /** A direct debit started before, as after a reload; `null` if none. */
  readonly debit: ReceivedDebit | null
}

type Context = Input & {
  readonly form: DebitForm | null
  readonly otp: string
  /** Whether another code was just requested. */
  readonly resent: boolean
  /** Why the last attempt was refused. */
  readonly error: CallError | null
}

type Event =
  | { readonly type: 'ask'; readonly form: DebitForm }
  | { readonly type: 'confirm'; readonly otp: string }
  | { readonly type: 'again' }
  | { readonly type: 'change' }

const unprovided = (): Promise<never> =>
  Promise.reject(new Error('debitMachine: provide this actor'))

/** Direct debit: fill in the account, enter the code from the phone, then the order is debited. */
export const debitMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: {
    askDebit: fromPromise<ReceivedDebit, { readonly order: string; readonly form: DebitForm }>(
      unprovided,
    ),
    sendAgain: fromPromise<ReceivedDebit, { readonly debit: string }>(unprovided),
    confirm: fromPromise<unknown, { readonly debit: string; readonly otp: string }>(unprovided),
  },
  actions: {
    /** Stores the direct debit's id in the URL, so that a reload continues. */
    note: (_, _params: { readonly debit: string | null }) => {},
    /** Navigates to the order. */
    leave: (_, _params: { readonly order: string }) => {},
    refuse: assign({ error: (_, { thrown }: { readonly thrown: unknown }) => errorOf(thrown) }),
    tell: assign({
      debit: (_, { debit }: { readonly debit: ReceivedDebit }) => debit,
      error: null,
    }),
  },
  guards: {
    isSigned: (_, { thrown }: { readonly thrown: unknown }) =>
      errorOf(thrown).code === 'directdebit.signed',
  },
}).createMachine({
  id: 'debit',
  context: ({ input }) => ({ ...input, form: null, otp: '', resent: false, error: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: ({ context }) => context.debit === null, target: 'filling' }, 'coding'],
    },
    filling: {
      on: {
        ask: {
          target: 'asking',
          actions: assign({ form: ({ event }) => event.form, resent: false, error: null }),
        },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'askDebit',
        input: ({ context: { order, form } }) => {
          if (!form) throw new Error('asked without a form')
          return { order, form }
        },
        onDone: {
          target: 'coding',
          actions: [
            { type: 'tell', params: ({ event }) => ({ debit: event.output }) },
            { type: 'note', params: ({ event }) => ({ debit: event.output.id }) },
          ],
        },
        onError: {
          target: 'filling',
          actions: { type: 'refuse', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    /** The code is being sent, or was. */
    coding: {
      tags: 'code',
      on: {
        confirm: {
          target: 'confirming',
          actions: assign({ otp: ({ event }) => event.otp, resent: false, error: null }),
        },
        again: { target: 'sending', actions: assign({ resent: false, error: null }) },
        change: {
          target: 'filling',
          actions: [
            assign({ debit: null, error: null }),
            { type: 'note', params: () => ({ debit: null }) },
          ],
        },
      },
    },
    confirming: {
      tags: ['code', 'busy'],
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context: { debit, otp } }) => ({ debit: debit?.id ?? '', otp }),
        onDone: 'signed',
        onError: [
          // Already signed, perhaps in another tab: the order's page shows the outcome.
          {
            guard: { type: 'isSigned', params: ({ event }) => ({ thrown: event.error }) },
            target: 'signed',
          },
          {
            target: 'coding',
            actions: { type: 'refuse', params: ({ event }) => ({ thrown: event.error }) },
          },
        ],
      },
    },
    sending: {
      tags: ['code', 'busy'],
      invoke: {
        id: 'again',
        src: 'sendAgain',
        input: ({ context }) => ({ debit: context.debit?.id ?? '' }),
        onDone: {
          target: 'coding',
          actions: [
            { type: 'tell', params: ({ event }) => ({ debit: event.output }) },
            assign({ resent: true }),
          ],
        },
        onError: {
          target: 'coding',
          actions: { type: 'refuse', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    signed: {
      tags: 'busy',
      entry: { type: 'leave', params: ({ context }) => ({ order: context.order }) },
      type: 'final',
    },
  },
})
