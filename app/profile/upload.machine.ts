import { assign, fromPromise, setup } from 'xstate'
import { type CallError, errorOf } from '../client.ts'

/** One photo on its way; its id is made once, so that sending it again is not sending it twice. */
export type Upload = { readonly id: string; readonly file: File }

type Context = Upload & { readonly error: CallError | null }

const unprovided = () => Promise.reject(new Error('uploadMachine: provide this actor'))

/** A photo from the member's device to the site: looked at here first, then sent, and again when that failed. */
export const uploadMachine = setup({
  types: {
    input: {} as Upload,
    context: {} as Context,
    events: {} as { type: 'again' },
  },
  actors: {
    inspect: fromPromise<CallError | null, Upload>(unprovided),
    send: fromPromise<void, Upload>(unprovided),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'inspecting',
  states: {
    inspecting: {
      invoke: {
        id: 'inspect',
        src: 'inspect',
        input: ({ context: { id, file } }) => ({ id, file }),
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'unfit',
            actions: assign({ error: ({ event }) => event.output }),
          },
          { target: 'sending' },
        ],
        onError: {
          target: 'failed',
          actions: assign({ error: ({ event }) => errorOf(event.error) }),
        },
      },
    },
    sending: {
      entry: assign({ error: null }),
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { id, file } }) => ({ id, file }),
        onDone: 'kept',
        onError: {
          target: 'failed',
          actions: assign({ error: ({ event }) => errorOf(event.error) }),
        },
      },
    },
    failed: { on: { again: 'sending' } },
    // The same file will never do; another one is another upload.
    unfit: {},
    kept: { type: 'final' },
  },
})
