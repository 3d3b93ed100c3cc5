import { createActor, fromPromise, waitFor } from 'xstate'
import { type SignupEvent, signupMachine } from '#app/membership/signup/signup.machine.ts'
import type { Begun, OfferedEmail, SignedUp } from '#app/membership/signup/signup-state.ts'
import { pushMachine } from '#app/notifications/push/push.machine.ts'
import type { PushState } from '#core/membership/alerts/prompts.ts'
import type { SignupDraft } from '#core/membership/signup/draft.ts'
import { filledDraft, signupInput } from './drafts.ts'

type World = {
  readonly begun?: Partial<Begun>
  readonly offerEmail?: () => Promise<null>
  readonly signUp?: () => Promise<SignedUp>
  readonly upload?: () => Promise<null>
  readonly push?: PushState
}

/** The input of a signup. */
export const signupStart = (changes: Partial<Begun> = {}): Begun => ({
  id: 'noor',
  photoId: 'photo',
  draft: filledDraft(),
  photo: null,
  step: 'photo',
  passwordGone: false,
  filled: false,
  done: [],
  returnTo: null,
  refusals: {},
  ...changes,
})

/** An open signup, in a world whose requests succeed by default. */
export async function opened({ begun: changes, push = 'incapable', ...world }: World = {}) {
  const { offerEmail, signUp, upload } = world
  const offered: OfferedEmail[] = []
  const sent: { readonly id: string; readonly draft: SignupDraft }[] = []
  const actor = createActor(
    signupMachine.provide({
      actors: {
        begin: fromPromise<Begun>(async () => signupStart(changes)),
        offerEmail: fromPromise<null, OfferedEmail>(async ({ input }) => {
          offered.push(input)
          return offerEmail ? offerEmail() : null
        }),
        signUp: fromPromise<SignedUp, { id: string; draft: SignupDraft }>(async ({ input }) => {
          sent.push(input)
          return signUp ? signUp() : { message: null, likes: [] }
        }),
        uploadPhoto: fromPromise<null, { id: string; photo: Blob }>(async () =>
          upload ? upload() : null,
        ),
        push: pushMachine.provide({
          actors: {
            look: fromPromise<PushState>(async () => push),
            ask: fromPromise<NotificationPermission>(async () => 'granted'),
            subscribe: fromPromise<null>(async () => null),
          },
        }),
      },
    }),
    { input: signupInput() },
  ).start()
  await waitFor(actor, (state) => state.matches('asking'))
  const send = (...events: readonly SignupEvent[]) => {
    for (const event of events) actor.send(event)
    return actor.getSnapshot()
  }
  const until = (place: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (state) => state.matches(place))
  return { actor, send, until, sent, offered }
}
