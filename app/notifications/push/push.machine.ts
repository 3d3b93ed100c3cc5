import { assign, fromPromise, setup } from 'xstate'
import type { PushState } from '#core/membership/alerts/prompts.ts'
import { type CallError, errorOf } from '../../client/client.ts'

export type PushEvent =
  /** The member wants pushes on this device; the browser's prompt follows. */
  | { readonly type: 'allow' }
  /** The member disables pushes. */
  | { readonly type: 'stop' }
  | { readonly type: 'retry' }

const unprovided = () => Promise.reject(new Error('pushMachine: provide this actor'))

/** The push permission state of this browser, and its transitions (spec §4). */
export const pushMachine = setup({
  types: {
    context: {} as {
      /** Why the last attempt failed. */
      readonly error: CallError | null
    },
    events: {} as PushEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    look: fromPromise<PushState>(unprovided),
    ask: fromPromise<NotificationPermission>(unprovided),
    subscribe: fromPromise<null>(unprovided),
    unsubscribe: fromPromise<null>(unprovided),
  },
  actions: {
    noError: assign({ error: null }),
    setError: assign({ error: ({ event }) => errorOf('error' in event ? event.error : null) }),
  },
}).createMachine({
  id: 'push',
  context: { error: null },
  initial: 'looking',
  states: {
    looking: {
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          { guard: ({ event }) => event.output === 'unsubscribed', target: 'unsubscribed' },
          { guard: ({ event }) => event.output === 'subscribed', target: 'subscribed' },
          { guard: ({ event }) => event.output === 'denied', target: 'denied' },
          { target: 'incapable' },
        ],
        onError: 'incapable',
      },
      // A yes at once needs neither the state check nor a second prompt: the browser's answer is enough.
      on: { allow: 'asking' },
    },
    incapable: { tags: 'settled' },
    unsubscribed: { on: { allow: 'asking' } },
    asking: {
      tags: 'busy',
      entry: 'noError',
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          { guard: ({ event }) => event.output === 'granted', target: 'subscribing' },
          { guard: ({ event }) => event.output === 'denied', target: 'denied' },
          // Closing the browser's prompt is no answer.
          { target: 'unsubscribed' },
        ],
        onError: { target: 'failed', actions: 'setError' },
      },
    },
    subscribing: {
      tags: 'busy',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        onDone: 'subscribed',
        onError: { target: 'failed', actions: 'setError' },
      },
    },
    subscribed: { tags: 'settled', on: { stop: 'unsubscribing' } },
    unsubscribing: {
      tags: 'busy',
      entry: 'noError',
      invoke: {
        id: 'unsubscribe',
        src: 'unsubscribe',
        onDone: 'unsubscribed',
        onError: { target: 'stuck', actions: 'setError' },
      },
    },
    failed: { tags: 'settled', on: { retry: 'asking' } },
    stuck: { on: { retry: 'unsubscribing' } },
    // Only the browser's settings can change this; they may have been changed meanwhile.
    denied: { tags: 'settled', on: { retry: 'looking' } },
  },
})
