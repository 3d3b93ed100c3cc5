import type { MemberId } from '../accounts/account.ts'
import type { PhotoId } from '../photos/photo.ts'
import type { Instant, IsoDate } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { SiteId } from '../site/settings.ts'

/** What a profile really is; shown in words everywhere (product.md §4). */
export type ProfileKind = 'person' | 'fictional' | 'cam'

export const GENDERS = ['male', 'female'] as const
export type Gender = (typeof GENDERS)[number]
export const SEXUALITIES = ['hetero', 'gay', 'lesbian', 'bi'] as const
export type Sexuality = (typeof SEXUALITIES)[number]

/** A grid cell at least a kilometre wide, as hundredths of a degree; never a point. */
export type Cell = { readonly lat: number; readonly lon: number }

/** Where somebody lives, as coarsely as it is kept. */
export type Place = {
  readonly country: Country
  readonly region: string
  readonly town: string
  readonly cell: Cell | null
}

/** Spec §3, profile fields in text; each is optional and one of the field's choices. */
export type Details = Readonly<Partial<Record<DetailField, string>>>
export type DetailField = 'relationship' | 'hair' | 'eyes' | 'body' | 'tattoos' | 'reason'

/** The face of a member to others. Its id is the member's. */
export type Profile = {
  readonly id: MemberId
  readonly kind: ProfileKind
  /** One of the demo world's members, who answer by script; said in words as the kind is. */
  readonly demo: boolean
  readonly name: string
  readonly gender: Gender
  readonly sexuality: Sexuality
  readonly birthDate: IsoDate
  readonly place: Place
  readonly about: string
  readonly details: Details
  readonly interests: readonly string[]
  readonly mainPhoto: PhotoId | null
  /** On which sites search may find it; on none while its member is not confirmed, invisible, deleted or banned. */
  readonly listedOn: readonly SiteId[]
  readonly lastActiveAt: Instant
  readonly createdAt: Instant
}
