import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import {
  type Addressee,
  type Carried,
  type SignupDraft,
  type SignupStep,
  stepsOf,
} from '#core/membership/signup/draft.ts'
import type { Locale } from '#core/site/locales.ts'
import { setCurrentMember } from '../../accounts/session/sign-in.ts'
import { storedSession } from '../../accounts/session/stored-session.ts'
import { answered, api } from '../../client/client.ts'
import { browserStorage } from '../../client/storage/browser-storage.ts'
import { tabStore } from '../../client/storage/tab-store.ts'
import { sendPendingLikes } from '../../discovery/likes/send-pending-likes.ts'
import { pushMachine } from '../../notifications/push/push.machine.ts'
import { pushActors } from '../../notifications/push/push-actors.ts'
import { profileQuery } from '../../profiles/members/queries.ts'
import { isTownOpen } from '../../profiles/own/only-named.ts'
import { newId } from '../../shared/new-id.ts'
import type { Settings } from '../../site/queries.ts'
import { readTracking } from '../../site/tracking.ts'
import { isCarried, withCarried, withTown } from './carried.ts'
import type { Begun, OfferedEmail, SignedUp, Signup, SignupInput } from './signup-state.ts'
import { doneBefore, isPastLogin, saidRefusals, stepToResume } from './steps.ts'
import { draftFrom, eraseDraft, readStoredDraft, storeDraft } from './stored-draft.ts'
import { readStoredPhoto } from './stored-photo.ts'
import { uploadPhoto } from './upload-photo.ts'

const stores = () => ({ lasting: browserStorage, tab: tabStore() })

/** Stores the draft. */
export const storeSignup = ({ id, photoId, step, draft }: Signup): void =>
  storeDraft(stores(), { id, photoId, step, draft }, Date.now())

type Where = {
  readonly queries: QueryClient
  readonly settings: Settings
  readonly locale: Locale
  /** Recipient of the first message. */
  readonly member: string | null
  /** Answers given before it opened. */
  readonly carried: Carried
  /** The step in the browser's history, such as before a reload. */
  readonly at: SignupStep | null
  readonly input: SignupInput
}

/** Actors of the signup machine: browser and API calls. */
export const signupActors = (where: Where) => ({
  begin: fromPromise<Begun>(() => begin(where)),
  offerEmail: fromPromise<null, OfferedEmail>(async ({ input }) => {
    await answered(api.signup.email.post({ ...input, tracking: readTracking(tabStore()) }))
    return null
  }),
  signUp: fromPromise<SignedUp, Pick<Begun, 'id' | 'draft'>>(({ input }) => signUp(where, input)),
  uploadPhoto: fromPromise<null, { readonly id: string; readonly photo: Blob }>(({ input }) =>
    uploadPhoto(where.queries, input),
  ),
  push: pushMachine.provide({ actors: pushActors(where.settings) }),
})

/** Restores a stored draft, or starts a new one. */
async function begin({ queries, settings, member, carried, at, input }: Where): Promise<Begun> {
  const begun = readStoredDraft(stores(), Date.now())
  const to = await addressee(queries, member ?? begun?.draft.to?.id ?? null)
  const { geoip_selected_country: here, countries } = settings
  const stored = draftFrom(begun, to, countries.includes(here) ? here : (countries[0] ?? ''))
  const filled = isCarried(carried)
  const draft = await withTown(queries, withCarried(stored, carried))
  const checked = { ...input, draft }
  const done = filled ? doneBefore(checked) : []
  const steps = stepsOf(draft)
  const first = steps.find((step) => !done.includes(step)) ?? 'photo'
  const goesOn = begun && begun.draft.to?.id === to?.id && !filled
  const resumed = at || goesOn ? stepToResume(at ?? begun?.step ?? first, checked) : first
  // What was just typed is gone on with, and nothing is wrong with it yet.
  const asksTown = !at && carried.town !== undefined && isTownOpen(draft)
  const step = asksTown ? 'location' : resumed
  return {
    id: begun?.id ?? newId(),
    photoId: begun?.photoId ?? newId(),
    draft,
    photo: await readStoredPhoto(),
    step,
    filled,
    done,
    returnTo: asksTown && first !== step ? first : null,
    refusals: filled && !asksTown ? saidRefusals(checked, step) : {},
    passwordGone: begun !== null && isPastLogin(begun.step),
  }
}

/** The recipient, if they still exist. */
async function addressee(queries: QueryClient, id: string | null): Promise<Addressee | null> {
  if (id === null) return null
  const profile = await queries.ensureQueryData(profileQuery(id)).catch(() => null)
  return profile && { id: profile.id, kind: profile.kind }
}

async function signUp(
  { queries, locale }: Where,
  { id, draft }: { readonly id: string; readonly draft: SignupDraft },
): Promise<SignedUp> {
  const { message, birthDate, interests, details, consent, seeks: _, ages, within, ...rest } = draft
  const { user, first_message } = await storedSession(
    answered(
      api.signup.post({
        ...rest,
        id,
        date_of_birth: birthDate,
        signup_message: message,
        sensitive_consent: consent,
        interests: [...interests],
        details: Object.fromEntries(Object.entries(details).filter(([, answer]) => answer !== '')),
        ...(ages && {
          searched_ages:
            ages === 'own'
              ? { own: true, age_from: null, age_to: null }
              : { own: false, age_from: ages.from, age_to: ages.to },
        }),
        within: within ? (`${within}` as const) : null,
        language: locale,
        tracking: readTracking(tabStore()),
      }),
    ),
  )
  eraseDraft(stores())
  setCurrentMember(queries, user)
  const { given } = await sendPendingLikes(queries)
  return { message: first_message, likes: given }
}
