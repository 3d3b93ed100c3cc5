import { assign, fromPromise, sendTo, setup } from 'xstate'
import {
  type DraftField,
  type SignupDraft,
  type SignupStep,
  stepsOf,
} from '#core/membership/signup/draft.ts'
import { errorOf, isTransient } from '../../client/client.ts'
import { pushMachine } from '../../notifications/push/push.machine.ts'
import {
  type Begun,
  fill,
  isOffered,
  leave,
  type OfferedEmail,
  refuse,
  refuseEmail,
  type SignedUp,
  type Signup,
  type SignupInput,
  unbegun,
} from './signup-state.ts'
import { doneAfter, firstRefused, isSending, refusalsOf, saidRefusals, stepAfter } from './steps.ts'

export type SignupEvent =
  | { readonly type: 'filled'; readonly change: Partial<SignupDraft> }
  | { readonly type: 'left'; readonly field: DraftField }
  | { readonly type: 'photoChosen'; readonly photo: Blob | null }
  | { readonly type: 'next' }
  /** A popstate event with a step. */
  | { readonly type: 'wentTo'; readonly step: SignupStep }
  /** A filled step is shown again; from there one comes back. */
  | { readonly type: 'reopened'; readonly step: SignupStep }
  | { readonly type: 'pushAllowed' }
  | { readonly type: 'pushSkipped' }
  | { readonly type: 'photoRetried' }

const unprovided = () => Promise.reject(new Error('signupMachine: provide this actor'))

const refusedIn = (signup: Signup): number => Object.keys(refusalsOf(signup, signup.step)).length

/** Signup: steps of one question each, an account, a photo, and the email confirmation (spec §2). */
export const signupMachine = setup({
  types: {
    input: {} as SignupInput,
    context: {} as Signup,
    events: {} as SignupEvent,
    tags: {} as 'inProgress' | 'busy',
    children: {} as { push: 'push' },
  },
  actors: {
    begin: fromPromise<Begun>(unprovided),
    offerEmail: fromPromise<null, OfferedEmail>(unprovided),
    signUp: fromPromise<SignedUp, Pick<Begun, 'id' | 'draft'>>(unprovided),
    uploadPhoto: fromPromise<null, { readonly id: string; readonly photo: Blob }>(unprovided),
    push: pushMachine,
  },
  guards: {
    isLast: ({ context }) => isSending(context),
    stepHolds: ({ context }) => refusedIn(context) === 0,
    asksEmail: ({ context }) =>
      context.step === 'login' && !isOffered(context) && refusedIn(context) === 0,
    isOtherStep: ({ context: { draft, step }, event }) =>
      event.type === 'wentTo' && event.step !== step && stepsOf(draft).includes(event.step),
    allHolds: ({ context }) => firstRefused(context) === null,
    hasPhoto: ({ context }) => context.photo !== null,
    pushAsked: ({ context }) => context.pushAsked,
  },
  actions: {
    refuseStep: assign({ refusals: ({ context }) => refusalsOf(context, context.step) }),
    toRefused: assign(({ context }) => firstRefused(context) ?? {}),
    toStep: assign(({ context, event }) => ({
      step: event.type === 'wentTo' ? event.step : context.step,
      returnTo: null,
      refusals: {},
      refusal: null,
    })),
    toNext: assign(({ context }) => {
      const done = doneAfter(context)
      const step = context.returnTo ?? stepAfter(context) ?? context.step
      return { step, returnTo: null, done, refusals: saidRefusals(context, step) }
    }),
  },
}).createMachine({
  id: 'signup',
  context: ({ input }) => unbegun(input),
  initial: 'beginning',
  states: {
    beginning: {
      invoke: {
        id: 'begin',
        src: 'begin',
        onDone: { target: 'asking', actions: assign(({ event }) => event.output) },
      },
    },
    asking: {
      initial: 'fresh',
      states: {
        fresh: {},
        // Spec §4: from here on neither the backdrop nor Escape closes the modal.
        started: { tags: 'inProgress' },
        // Said where the email is asked, not steps later (spec §5).
        offeringEmail: {
          tags: ['inProgress', 'busy'],
          entry: assign({ refusal: null }),
          invoke: {
            id: 'offerEmail',
            src: 'offerEmail',
            input: ({ context: { id, draft } }) => ({ id, email: draft.email }),
            onDone: {
              target: 'started',
              actions: [assign({ offered: ({ context }) => context.draft.email }), 'toNext'],
            },
            onError: [
              // The end of the signup asks again: a lost connection stops nobody here.
              {
                guard: ({ event }) => isTransient(event.error),
                target: 'started',
                actions: 'toNext',
              },
              {
                target: 'started',
                actions: assign(({ event }) => refuseEmail(errorOf(event.error))),
              },
            ],
          },
          on: {
            next: {},
            wentTo: { target: 'started', actions: 'toStep', guard: 'isOtherStep' },
          },
        },
      },
      on: {
        filled: {
          target: '.started',
          actions: assign(({ context, event }) => fill(context, event.change)),
        },
        photoChosen: {
          target: '.started',
          actions: assign(({ context, event }) => ({
            filled: true,
            photo: event.photo,
            // A new photo is a new upload.
            photoId: context.newId(),
          })),
        },
        left: { actions: assign(({ context, event }) => leave(context, event.field)) },
        wentTo: {
          guard: 'isOtherStep',
          actions: 'toStep',
        },
        reopened: {
          target: '.started',
          actions: assign(({ context, event }) => ({
            step: event.step,
            returnTo: context.step,
            refusals: saidRefusals(context, event.step),
            refusal: null,
          })),
        },
        next: [
          { guard: 'isLast', target: 'deciding' },
          { guard: 'asksEmail', target: '.offeringEmail' },
          { guard: 'stepHolds', target: '.started', actions: 'toNext' },
          { actions: 'refuseStep' },
        ],
      },
    },
    // The password is never stored, so an earlier step may be incomplete when the last is done.
    deciding: {
      always: [
        { guard: 'allHolds', target: 'signingUp' },
        { target: 'asking.started', actions: 'toRefused' },
      ],
    },
    signingUp: {
      tags: ['inProgress', 'busy'],
      entry: assign({ refusal: null }),
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context: { id, draft } }) => ({ id, draft }),
        onDone: {
          target: 'consideringPhoto',
          actions: assign({ signedUp: ({ event }) => event.output }),
        },
        onError: {
          target: 'asking.started',
          actions: assign(({ context, event }) => refuse(context, event.error)),
        },
      },
    },
    consideringPhoto: {
      always: [{ guard: 'hasPhoto', target: 'uploading' }, { target: 'askingPush' }],
    },
    uploading: {
      tags: ['inProgress', 'busy'],
      invoke: {
        id: 'uploadPhoto',
        src: 'uploadPhoto',
        input: ({ context: { photoId, photo } }) => ({ id: photoId, photo: photo ?? new Blob() }),
        onDone: { target: 'askingPush', actions: assign({ photoRefusal: null }) },
        // The account exists; the photo can be retried at any time.
        onError: {
          target: 'askingPush',
          actions: assign({ photoRefusal: ({ event }) => errorOf(event.error) }),
        },
      },
    },
    askingPush: {
      tags: 'inProgress',
      always: { guard: 'pushAsked', target: 'confirming' },
      invoke: {
        id: 'push',
        src: 'push',
        // Nothing to ask, or answered: in any case the account exists.
        onSnapshot: {
          guard: ({ event }) => event.snapshot.hasTag('settled'),
          target: 'confirming',
          actions: assign(({ context, event }) =>
            context.pushWanted ? { push: event.snapshot.matches('subscribed') ? 'on' : 'off' } : {},
          ),
        },
        onError: 'confirming',
      },
      on: {
        pushAllowed: {
          actions: [assign({ pushWanted: true }), sendTo('push', { type: 'allow' })],
        },
        pushSkipped: { target: 'confirming', actions: assign({ push: 'off' }) },
      },
    },
    // Spec §4: the flow is complete; the email remains to be confirmed.
    confirming: {
      entry: assign({ pushAsked: true }),
      on: { photoRetried: 'consideringPhoto' },
    },
  },
})
