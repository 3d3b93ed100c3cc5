import type { MemberId } from '#core/accounts/account.ts'
import type { Details, Gender, ProfileKind, Sexuality } from '#core/profiles/profile.ts'
import type { IsoDate, Millis } from '#core/shared/time.ts'
import type { Country } from '#core/site/countries.ts'
import type { Locale } from '#core/site/locales.ts'
import type { Brand } from '#core/site/settings.ts'
import type { PortraitTraits, Shot } from '#ui/art/portrait/portrait.ts'

/** Somebody who does not exist, and whom everything says so of. */
export type DemoPerson = {
  readonly id: MemberId
  /** Whose site they joined, and whose others they said yes to. */
  readonly brand: Brand
  readonly alsoOn: readonly Brand[]
  readonly kind: ProfileKind
  readonly name: string
  readonly gender: Gender
  readonly sexuality: Sexuality
  readonly birthDate: IsoDate
  readonly country: Country
  readonly language: Locale
  readonly about: string
  readonly details: Details
  readonly interests: readonly string[]
  readonly privacy: boolean
  readonly traits: PortraitTraits
  /** The ids of their portraits, each another scene. */
  readonly portraits: readonly string[]
  /** Where and how the first one shows them: unlike those who came before them. */
  readonly shot: Shot
  /** How long before the world opened they joined, and were last here. */
  readonly joinedAgo: Millis
  readonly activeAgo: Millis
}
