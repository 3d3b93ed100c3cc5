import { assign, fromPromise, setup } from 'xstate'
import type { DebitForm } from '#core/orders/debit-form.ts'
import type { Instant } from '#core/shared/time.ts'
import { type CallError, errorOf } from '../client/client.ts'
import type { Debit } from './queries.ts'

/** A direct debit as it was told, and when that was by this device's clock. */
export type ToldDebit = Debit & { readonly receivedAt: Instant }

type Input = {
  /** The order that is to be debited. */
  readonly order: string
  /** What was asked for before, as when the page is loaded anew; `null` when nothing was. */
  readonly debit: ToldDebit | null
}

type Context = Input & {
  readonly form: DebitForm | null
  readonly otp: string
  /** Whether another code was asked for just now. */
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

/** Agreeing to a direct debit: fill in the account, type over the code from the phone, and the order is debited. */
export const debitMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: {
    askDebit: fromPromise<ToldDebit, { readonly order: string; readonly form: DebitForm }>(
      unprovided,
    ),
    sendAgain: fromPromise<ToldDebit, { readonly debit: string }>(unprovided),
    confirm: fromPromise<unknown, { readonly debit: string; readonly otp: string }>(unprovided),
  },
  actions: {
    /** Keeps which debit was asked for in the page's address, so that a reload goes on from there. */
    note: (_, _params: { readonly debit: string | null }) => {},
    /** Goes to see what becomes of the order. */
    leave: (_, _params: { readonly order: string }) => {},
    refuse: assign({ error: (_, { thrown }: { readonly thrown: unknown }) => errorOf(thrown) }),
    tell: assign({ debit: (_, { debit }: { readonly debit: ToldDebit }) => debit, error: null }),
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
    /** The code is on its way to the phone, or there. */
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
          // Agreed to before, in another tab perhaps: what becomes of it is on the order's own page.
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
