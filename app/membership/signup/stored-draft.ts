import * as v from 'valibot'
import {
  type Addressee,
  emptyDraft,
  SIGNUP_STEPS,
  type SignupDraft,
} from '#core/membership/signup/draft.ts'
import { SOUGHT } from '#core/profiles/fields.ts'
import { GENDERS, SEXUALITIES } from '#core/profiles/profile.ts'
import { DAY } from '#core/shared/time.ts'
import { DISTANCE_BANDS } from '#core/site/geo.ts'
import { DRAFT_KEYS } from './draft-keys.ts'

/** Long enough to come back, short enough for a shared computer. */
const LIFETIME = 7 * DAY
/** Personal data: stored for at most a day. */
const WHO_LIFETIME = DAY

const Age = v.nullable(v.number())
const OpenAges = v.object({ from: Age, to: Age })

const Shape = v.object({
  /** Ids of the future member and photo: idempotency keys. */
  id: v.string(),
  photoId: v.string(),
  at: v.number(),
  /** Earlier versions had other steps: resume at the first incomplete one. */
  step: v.fallback(v.picklist(SIGNUP_STEPS), 'about'),
  /** First messages by recipient, for visitors who write to several. */
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
    // Earlier versions did not ask for these.
    line: v.optional(v.string(), ''),
    ages: v.optional(v.union([v.literal('own'), OpenAges])),
    within: v.optional(v.nullable(v.picklist(DISTANCE_BANDS))),
  }),
})
const Who = v.object({ at: v.number(), name: v.string(), email: v.string() })
const Secret = v.object({
  id: v.string(),
  birthDate: v.string(),
  sexuality: v.nullable(v.picklist(SEXUALITIES)),
  consent: v.optional(v.boolean(), false),
  seeks: v.optional(v.picklist(SOUGHT)),
})

type Lasting = v.InferOutput<typeof Shape>
type Private = Pick<SignupDraft, 'name' | 'email' | 'birthDate' | 'sexuality' | 'consent' | 'seeks'>

/** A stored signup: everything except the password. */
export type StoredDraft = Omit<Lasting, 'draft'> & { readonly draft: Lasting['draft'] & Private }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Persistent part, and session-only part (orientation and birth date). */
export type DraftStores = { readonly lasting: Store; readonly tab: Store }

function read<T>(store: Store, key: string, shape: v.GenericSchema<unknown, T>): T | null {
  try {
    return v.parse(shape, JSON.parse(store.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

/** The stored signup, if not expired. */
export function readStoredDraft({ lasting, tab }: DraftStores, now: number): StoredDraft | null {
  const stored = read(lasting, DRAFT_KEYS.draft, Shape)
  if (!stored || now - stored.at >= LIFETIME) return null
  const who = read(lasting, DRAFT_KEYS.who, Who)
  const { name, email } = who && now - who.at < WHO_LIFETIME ? who : { name: '', email: '' }
  const secret = read(tab, DRAFT_KEYS.secret, Secret)
  const { birthDate, sexuality, consent, seeks } =
    secret?.id === stored.id
      ? secret
      : { birthDate: '', sexuality: null, consent: false, seeks: undefined }
  const own = { name, email, birthDate, sexuality, consent, seeks }
  return { ...stored, draft: { ...stored.draft, ...own } }
}

type Begun = Pick<StoredDraft, 'id' | 'photoId' | 'step'> & { readonly draft: SignupDraft }

/** Stores a signup. */
export function storeDraft(stores: DraftStores, { draft, ...begun }: Begun, now: number): void {
  const { password: _, message, details, interests, ...rest } = draft
  const { name, email, birthDate, sexuality, consent, seeks, ...harmless } = rest
  const others = readStoredDraft(stores, now)?.messages ?? {}
  const messages = draft.to ? { ...others, [draft.to.id]: message } : others
  const stored: Lasting = {
    ...begun,
    at: now,
    messages,
    draft: { ...harmless, interests: [...interests], details: { ...details } },
  }
  const { lasting, tab } = stores
  lasting.setItem(DRAFT_KEYS.draft, JSON.stringify(stored))
  lasting.setItem(DRAFT_KEYS.who, JSON.stringify({ at: now, name, email }))
  tab.setItem(
    DRAFT_KEYS.secret,
    JSON.stringify({ id: begun.id, birthDate, sexuality, consent, seeks }),
  )
}

/** Clears the signup, after completion or when the visitor leaves. */
export function eraseDraft({ lasting, tab }: DraftStores): void {
  lasting.removeItem(DRAFT_KEYS.draft)
  lasting.removeItem(DRAFT_KEYS.who)
  tab.removeItem(DRAFT_KEYS.secret)
}

/** Prunes expired data, even without another signup. */
export function pruneDraft(lasting: Store, now: number): void {
  const stored = read(lasting, DRAFT_KEYS.draft, Shape)
  // Rewrite: earlier versions stored everything under one key.
  if (stored && now - stored.at < LIFETIME)
    lasting.setItem(DRAFT_KEYS.draft, JSON.stringify(stored))
  else lasting.removeItem(DRAFT_KEYS.draft)
  const who = read(lasting, DRAFT_KEYS.who, Who)
  if (!who || now - who.at >= WHO_LIFETIME) lasting.removeItem(DRAFT_KEYS.who)
}

/** The stored draft, for the current recipient. */
export function draftFrom(
  stored: StoredDraft | null,
  to: Addressee | null,
  country: string,
): SignupDraft {
  const fresh = emptyDraft(to, country)
  if (!stored) return fresh
  return {
    ...fresh,
    ...stored.draft,
    to,
    acknowledged: stored.draft.acknowledged && stored.draft.to?.id === to?.id,
    message: (to && stored.messages[to.id]) ?? '',
  }
}
