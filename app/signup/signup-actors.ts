import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { type Addressee, type SignupDraft, type SignupStep, stepsOf } from '#core/signup/draft.ts'
import type { Locale } from '#core/site/locales.ts'
import { keptSession } from '../account/kept-session.ts'
import { becomeMember } from '../account/sign-in.ts'
import { answered, api } from '../client/client.ts'
import { givePressedLikes } from '../likes/give-pressed-likes.ts'
import { profileQuery } from '../members/queries.ts'
import { pushMachine } from '../push/push.machine.ts'
import { pushActors } from '../push/push-actors.ts'
import { keptStore } from '../shared/kept.ts'
import { newId } from '../shared/new-id.ts'
import { tabStore } from '../shared/tab-store.ts'
import type { Settings } from '../site/queries.ts'
import { readTracking } from '../site/tracking.ts'
import { draftFrom, forgetDraft, keepDraft, readKeptDraft } from './kept-draft.ts'
import { readKeptPhoto } from './kept-photo.ts'
import type { Begun, SignedUp, Signup, SignupInput } from './signup-state.ts'
import { isPastPassword, stepToReload, stepToResume } from './steps.ts'
import { uploadPhoto } from './upload-photo.ts'

const stores = () => ({ lasting: keptStore, tab: tabStore() })

/** Keeps what was filled in so far, for when the page is opened again. */
export const keepSignup = ({ id, photoId, step, draft }: Signup): void =>
  keepDraft(stores(), { id, photoId, step, draft }, Date.now())

type Where = {
  readonly queries: QueryClient
  readonly settings: Settings
  readonly locale: Locale
  /** Whom the signup was opened for. */
  readonly member: string | null
  /** The step the page is at since before it was loaded. */
  readonly at: SignupStep | null
  readonly input: SignupInput
}

/** What the signup asks of the world: this browser, and the API. */
export const signupActors = (where: Where) => ({
  begin: fromPromise<Begun>(() => begin(where)),
  signUp: fromPromise<SignedUp, Pick<Begun, 'id' | 'draft'>>(({ input }) => signUp(where, input)),
  uploadPhoto: fromPromise<null, { readonly id: string; readonly photo: Blob }>(({ input }) =>
    uploadPhoto(where.queries, input),
  ),
  push: pushMachine.provide({ actors: pushActors(where.settings) }),
})

/** Takes up what was begun in this browser, or begins. */
async function begin({ queries, settings, member, at, input }: Where): Promise<Begun> {
  const begun = readKeptDraft(stores(), Date.now())
  const to = await addressee(queries, member ?? begun?.draft.to?.id ?? null)
  const { geoip_selected_country: here, countries } = settings
  const draft = draftFrom(begun, to, countries.includes(here) ? here : (countries[0] ?? ''))
  const first = stepsOf(draft)[0] ?? 'photo'
  const goesOn = begun && begun.draft.to?.id === to?.id
  const checked = { ...input, draft }
  return {
    id: begun?.id ?? newId(),
    photoId: begun?.photoId ?? newId(),
    draft,
    photo: await readKeptPhoto(),
    step: at ? stepToReload(at, checked) : goesOn ? stepToResume(begun.step, checked) : first,
    passwordGone: begun !== null && isPastPassword(begun.step),
  }
}

/** Somebody to write to, if they are still there. */
async function addressee(queries: QueryClient, id: string | null): Promise<Addressee | null> {
  if (id === null) return null
  const profile = await queries.ensureQueryData(profileQuery(id)).catch(() => null)
  return profile && { id: profile.id, kind: profile.kind }
}

async function signUp(
  { queries, locale }: Where,
  { id, draft }: { readonly id: string; readonly draft: SignupDraft },
): Promise<SignedUp> {
  const { message, birthDate, interests, details, ...rest } = draft
  const { user, first_message } = await keptSession(
    answered(
      api.signup.post({
        ...rest,
        id,
        date_of_birth: birthDate,
        signup_message: message,
        interests: [...interests],
        details: Object.fromEntries(Object.entries(details).filter(([, answer]) => answer !== '')),
        language: locale,
        tracking: readTracking(tabStore()),
      }),
    ),
  )
  forgetDraft(stores())
  becomeMember(queries, user)
  const { given } = await givePressedLikes(queries)
  return { message: first_message, likes: given }
}
