import type { MemberId } from '../accounts/account.ts'
import { type Instant, type IsoDate, isAhead, MINUTE, type Millis } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Cell, DistanceBand } from '../site/geo.ts'
import type { Locale } from '../site/locales.ts'
import type { SiteId } from '../site/settings.ts'
import type { Focus, PhotoId } from './photo.ts'

/** Labels required wherever a profile is shown (product.md §4). */
export type KindLabel = Exclude<ProfileKind, 'person'> | 'demo'

/** All required labels, the kind first. */
export function labelsOf({ kind, demo }: Pick<Profile, 'kind' | 'demo'>): readonly KindLabel[] {
  return [...(kind === 'person' ? [] : [kind]), ...(demo ? (['demo'] as const) : [])]
}

/** Whether the first message needs the confirmation tick. */
export const needsAcknowledgement = (kind: ProfileKind): boolean => kind !== 'person'

/** A profile's kind; labelled everywhere (product.md §4). */
export type ProfileKind = 'person' | 'fictional' | 'cam'

/** A sentence of a member's own, and the language they write in. */
export type Line = { readonly text: string; readonly language: Locale }

/** Characters of a line: a shorter sentence says little, a longer one is not read on a card. */
export const LINE_LENGTH = { shortest: 12, longest: 110 } as const

/** Maximum number of interests. */
export const INTERESTS_LIMIT = 10

export const GENDERS = ['male', 'female'] as const
export type Gender = (typeof GENDERS)[number]
export const SEXUALITIES = ['hetero', 'gay', 'lesbian', 'bi'] as const
export type Sexuality = (typeof SEXUALITIES)[number]

/** A place, as coarse as it is stored. */
export type Place = {
  readonly country: Country
  readonly region: string
  readonly town: string
  readonly cell: Cell | null
}

/** Spec §3, profile fields in text; each optional, with fixed choices. */
export type Details = Readonly<Partial<Record<DetailField, string>>>
export type DetailField = 'relationship' | 'hair' | 'eyes' | 'body' | 'tattoos' | 'reason'

/** Whom a member wishes to meet, besides gender; each optional, and shown to nobody else. */
export type Wishes = {
  readonly ageFrom: number | null
  readonly ageTo: number | null
  readonly within: DistanceBand | null
}

/** The ages a member chose last in search: around their own, or from and to, each open if `null`. Shown to nobody else. */
export type SearchedAges = 'own' | { readonly from: number | null; readonly to: number | null }

/** A member's public half. Its id is the member's. */
export type Profile = {
  readonly id: MemberId
  readonly kind: ProfileKind
  /** A demo member, who answers by script; labelled like the kind. */
  readonly demo: boolean
  readonly name: string
  readonly gender: Gender
  /** `null` once its consent was withdrawn. */
  readonly sexuality: Sexuality | null
  readonly birthDate: IsoDate
  readonly place: Place
  readonly about: string
  /** The sentence they chose to be shown with; `null` for one of `about`. See `lineOf`. */
  readonly line: string | null
  readonly details: Details
  readonly interests: readonly string[]
  readonly wishes: Wishes
  /** `null` while search begins with the wishes. */
  readonly searchedAges: SearchedAges | null
  readonly mainPhoto: PhotoId | null
  /** Where its face is; `null` if it was not placed. */
  readonly mainFocus: Focus | null
  /** Sites on which search finds it; none while its member is unconfirmed, invisible, deleted or banned. */
  readonly listedOn: readonly SiteId[]
  readonly lastActiveAt: Instant
  readonly createdAt: Instant
}

/** product.md §4: a request or an open socket within five minutes. */
export const ONLINE_WINDOW: Millis = 5 * MINUTE

/** When an online member goes offline without further activity. */
export const offlineAt = ({ lastActiveAt }: Pick<Profile, 'lastActiveAt'>): Instant =>
  lastActiveAt + ONLINE_WINDOW

/** Whether a member was active within the last minutes, shown or not. */
export const isHere = (profile: Pick<Profile, 'lastActiveAt'>, now: Instant): boolean =>
  now < offlineAt(profile) && !isAhead(profile.lastActiveAt, now)

/** Whether others see a member as online: never if invisible or deleted. */
export const isOnline = (
  profile: Pick<Profile, 'lastActiveAt' | 'listedOn'>,
  now: Instant,
): boolean => profile.listedOn.length > 0 && isHere(profile, now)

/** Ages that can be asked for, in wishes and in a search. A site's minimum age may be higher. */
export const AGES = { youngest: 18, oldest: 120 } as const

export const isAge = (age: number): boolean =>
  Number.isInteger(age) && age >= AGES.youngest && age <= AGES.oldest

/** A range of ages in order: somebody may have typed the higher one first. */
export function orderedAges<None extends null | undefined>(
  from: number | None,
  to: number | None,
): readonly [from: number | None, to: number | None] {
  return typeof from === 'number' && typeof to === 'number' && from > to ? [to, from] : [from, to]
}
