import { assign, fromPromise, setup } from 'xstate'
import type { PushState } from '#core/notices/push-prompt.ts'
import { type CallError, errorOf } from '../client/client.ts'

export type PushEvent =
  /** The member wants to be told on this device; the browser asks them in its own words. */
  | { readonly type: 'allow' }
  /** The member wants to be told no more. */
  | { readonly type: 'stop' }
  | { readonly type: 'retry' }

const unprovided = () => Promise.reject(new Error('pushMachine: provide this actor'))

/** How this browser stands to push messages, and the ways from one state to another (spec §4). */
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
    keepError: assign({ error: ({ event }) => errorOf('error' in event ? event.error : null) }),
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
      // Whoever says yes at once need not wait for the look, nor say it twice: the browser's own answer tells as much.
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
          // Who closes the browser's question has not answered it.
          { target: 'unsubscribed' },
        ],
        onError: { target: 'failed', actions: 'keepError' },
      },
    },
    subscribing: {
      tags: 'busy',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        onDone: 'subscribed',
        onError: { target: 'failed', actions: 'keepError' },
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
        onError: { target: 'stuck', actions: 'keepError' },
      },
    },
    failed: { tags: 'settled', on: { retry: 'asking' } },
    stuck: { on: { retry: 'unsubscribing' } },
    // Only the browser's own settings lead out of it; they may have been changed meanwhile.
    denied: { tags: 'settled', on: { retry: 'looking' } },
  },
})
