import * as v from 'valibot'
import { GENDERS, SEXUALITIES } from '#core/profiles/profile.ts'
import { DAY } from '#core/shared/time.ts'
import { type Addressee, emptyDraft, SIGNUP_STEPS, type SignupDraft } from '#core/signup/draft.ts'

const KEY = 'signup-draft'
/** Long enough to come back to, short enough for a computer that others use too. */
const KEPT_FOR = 7 * DAY

const Shape = v.object({
  /** The ids under which the member and the photo will be made: the same ones when it is sent again. */
  id: v.string(),
  photoId: v.string(),
  at: v.number(),
  step: v.picklist(SIGNUP_STEPS),
  /** What was written to whom, for somebody who writes to several before signing up. */
  messages: v.record(v.string(), v.string()),
  draft: v.object({
    to: v.nullable(v.object({ id: v.string(), kind: v.picklist(['person', 'fictional', 'cam']) })),
    acknowledged: v.boolean(),
    country: v.string(),
    region: v.string(),
    town: v.string(),
    name: v.string(),
    email: v.string(),
    birthDate: v.string(),
    gender: v.nullable(v.picklist(GENDERS)),
    sexuality: v.nullable(v.picklist(SEXUALITIES)),
    about: v.string(),
    interests: v.array(v.string()),
    details: v.record(v.string(), v.string()),
  }),
})

/** A signup that was begun in this browser: all of it but the password. */
export type KeptDraft = v.InferOutput<typeof Shape>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The signup begun here, if there is one and it is not long ago. */
export function readKeptDraft(store: Store, now: number): KeptDraft | null {
  try {
    const kept = v.parse(Shape, JSON.parse(store.getItem(KEY) ?? 'null'))
    return now - kept.at < KEPT_FOR ? kept : null
  } catch {
    return null
  }
}

type Begun = Pick<KeptDraft, 'id' | 'photoId' | 'step'> & { readonly draft: SignupDraft }

/** Keeps a signup for when the page is opened again. */
export function keepDraft(store: Store, { draft, ...begun }: Begun, now: number): void {
  const { password: _, message, details, interests, ...rest } = draft
  const others = readKeptDraft(store, now)?.messages ?? {}
  const messages = draft.to ? { ...others, [draft.to.id]: message } : others
  const kept: KeptDraft = {
    ...begun,
    at: now,
    messages,
    draft: { ...rest, interests: [...interests], details: { ...details } },
  }
  store.setItem(KEY, JSON.stringify(kept))
}

/** Forgets the signup, once there is a member. */
export const forgetDraft = (store: Store): void => store.removeItem(KEY)

/** A draft to go on with: what was kept, for whom is written to now. */
export function draftFrom(
  kept: KeptDraft | null,
  to: Addressee | null,
  country: string,
): SignupDraft {
  const fresh = emptyDraft(to, country)
  if (!kept) return fresh
  return {
    ...fresh,
    ...kept.draft,
    to,
    acknowledged: kept.draft.acknowledged && kept.draft.to?.id === to?.id,
    message: (to && kept.messages[to.id]) ?? '',
  }
}
