import * as v from 'valibot'
import { GENDERS, SEXUALITIES } from '#core/profiles/profile.ts'
import { DAY } from '#core/shared/time.ts'
import { type Addressee, emptyDraft, SIGNUP_STEPS, type SignupDraft } from '#core/signup/draft.ts'
import { DRAFT_KEYS } from './draft-keys.ts'

/** Long enough to come back to, short enough for a computer that others use too. */
const KEPT_FOR = 7 * DAY
/** Who it is about is of use to nobody else, and is kept no longer than a day. */
const WHO_KEPT_FOR = DAY

const Shape = v.object({
  /** The ids under which the member and the photo will be made: the same ones when it is sent again. */
  id: v.string(),
  photoId: v.string(),
  at: v.number(),
  /** An earlier version had other steps: it goes on at the first that is open. */
  step: v.fallback(v.picklist(SIGNUP_STEPS), 'about'),
  /** What was written to whom, for somebody who writes to several before signing up. */
  messages: v.record(v.string(), v.string()),
  draft: v.object({
    to: v.nullable(v.object({ id: v.string(), kind: v.picklist(['person', 'fictional', 'cam']) })),
    acknowledged: v.boolean(),
    country: v.string(),
    region: v.string(),
    town: v.string(),
    gender: v.nullable(v.picklist(GENDERS)),
    about: v.string(),
    interests: v.array(v.string()),
    details: v.record(v.string(), v.string()),
  }),
})
const Who = v.object({ at: v.number(), name: v.string(), email: v.string() })
const Secret = v.object({
  id: v.string(),
  birthDate: v.string(),
  sexuality: v.nullable(v.picklist(SEXUALITIES)),
})

type Lasting = v.InferOutput<typeof Shape>
type Private = Pick<SignupDraft, 'name' | 'email' | 'birthDate' | 'sexuality'>

/** A signup that was begun in this browser: all of it but the password. */
export type KeptDraft = Omit<Lasting, 'draft'> & { readonly draft: Lasting['draft'] & Private }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What outlives the tab, and what does not: an orientation and a birth date are gone with it. */
export type DraftStores = { readonly lasting: Store; readonly tab: Store }

function read<T>(store: Store, key: string, shape: v.GenericSchema<unknown, T>): T | null {
  try {
    return v.parse(shape, JSON.parse(store.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

/** The signup begun here, if there is one and it is not long ago. */
export function readKeptDraft({ lasting, tab }: DraftStores, now: number): KeptDraft | null {
  const kept = read(lasting, DRAFT_KEYS.draft, Shape)
  if (!kept || now - kept.at >= KEPT_FOR) return null
  const who = read(lasting, DRAFT_KEYS.who, Who)
  const { name, email } = who && now - who.at < WHO_KEPT_FOR ? who : { name: '', email: '' }
  const secret = read(tab, DRAFT_KEYS.secret, Secret)
  const { birthDate, sexuality } =
    secret?.id === kept.id ? secret : { birthDate: '', sexuality: null }
  return { ...kept, draft: { ...kept.draft, name, email, birthDate, sexuality } }
}

type Begun = Pick<KeptDraft, 'id' | 'photoId' | 'step'> & { readonly draft: SignupDraft }

/** Keeps a signup for when the page is opened again. */
export function keepDraft(stores: DraftStores, { draft, ...begun }: Begun, now: number): void {
  const { password: _, message, details, interests, ...rest } = draft
  const { name, email, birthDate, sexuality, ...harmless } = rest
  const others = readKeptDraft(stores, now)?.messages ?? {}
  const messages = draft.to ? { ...others, [draft.to.id]: message } : others
  const kept: Lasting = {
    ...begun,
    at: now,
    messages,
    draft: { ...harmless, interests: [...interests], details: { ...details } },
  }
  const { lasting, tab } = stores
  lasting.setItem(DRAFT_KEYS.draft, JSON.stringify(kept))
  lasting.setItem(DRAFT_KEYS.who, JSON.stringify({ at: now, name, email }))
  tab.setItem(DRAFT_KEYS.secret, JSON.stringify({ id: begun.id, birthDate, sexuality }))
}

/** Forgets the signup, once there is a member or the member leaves. */
export function forgetDraft({ lasting, tab }: DraftStores): void {
  lasting.removeItem(DRAFT_KEYS.draft)
  lasting.removeItem(DRAFT_KEYS.who)
  tab.removeItem(DRAFT_KEYS.secret)
}

/** Takes out of a browser what is no longer to be there, whether or not anybody signs up again. */
export function pruneDraft(lasting: Store, now: number): void {
  const kept = read(lasting, DRAFT_KEYS.draft, Shape)
  // Written anew: earlier versions kept all of it in one place.
  if (kept && now - kept.at < KEPT_FOR) lasting.setItem(DRAFT_KEYS.draft, JSON.stringify(kept))
  else lasting.removeItem(DRAFT_KEYS.draft)
  const who = read(lasting, DRAFT_KEYS.who, Who)
  if (!who || now - who.at >= WHO_KEPT_FOR) lasting.removeItem(DRAFT_KEYS.who)
}

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
