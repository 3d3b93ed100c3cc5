import type { Money } from '../shared/money.ts'
import type { Millis } from '../shared/time.ts'
import type { BrandColours } from './brand-colours.ts'
import type { Country } from './countries.ts'
import type { Locale } from './locales.ts'

/** Which of the two rules limits what a free member may start (spec §6). */
export type FreeAllowance = {
  readonly rule: 'conversations' | 'messages'
  readonly limit: number
}

/** A number of credits for a price. */
export type Bundle = { readonly id: string; readonly credits: number; readonly price: Money }

/** A way to pay, as data (product.md §4). */
export type PaymentMethod = {
  readonly id: string
  readonly provider: string
  readonly countries: readonly Country[] | 'all'
  readonly currencies: readonly string[] | 'all'
  readonly state: 'on' | 'off'
}

/** Who may sign up (spec §3, §6). */
export type Access = 'all' | 'with_trafficsource' | 'none'

/** What a site may note beside a profile's name: how far away somebody is, and whether they are there now. */
export const PROFILE_NOTES = ['distance', 'online'] as const
export type ProfileNote = (typeof PROFILE_NOTES)[number]

/** A text in some of the languages; where one is missing, the product's own words stand in. */
export type OwnWords = Readonly<Partial<Record<Locale, string>>>

/** What a site is called within the install. */
export type SiteId = string

/** Everything one site decides for itself (spec §3, Settings). */
export type Settings = {
  readonly id: SiteId
  readonly name: string
  readonly domain: string
  readonly language: Locale
  readonly indexTitle: string
  readonly description: string
  readonly countries: readonly Country[]
  readonly niche: Niche
  readonly brand: Brand
  /** Its own colours, over those of its brand. */
  readonly brandColours: BrandColours
  readonly signups: Access
  /** Whether visitors who came by themselves may search (spec §6). */
  readonly loggedOutSearch: boolean
  /** Whether visitors who came by somebody's link may. */
  readonly loggedOutSearchTrafficsource: boolean
  readonly entryPopup: boolean
  readonly supportEmail: string
  readonly supportPhone: string
  readonly cdnPrefix: string
  readonly memberResell: boolean
  readonly hasFictional: boolean
  readonly fictionalIcon: string
  /** What the site says of one fictional profile, wherever it stands, and of all of them, at the door. */
  readonly fictionalWarning: { readonly singular: OwnWords; readonly plural: OwnWords }
  readonly minimumMessageCosts: Readonly<Partial<Record<Country, Money>>>
  readonly messageCredits: number
  readonly photoCredits: number
  readonly giftCredits: number
  readonly signupCredits: number
  readonly messageLength: number
  readonly refundDays: number
  /** The VAT that prices include, by the country of who buys, in hundredths of a percent; a country left out has none. */
  readonly vatRates: Readonly<Partial<Record<Country, number>>>
  readonly minimumAge: number
  readonly welcomeWindow: Millis
  /** What the welcome discount takes off once the time bonus is over, 1 to 90; 0 is nothing. */
  readonly welcomePercentage: number
  readonly freeAllowance: FreeAllowance
  readonly visibleProfileFields: readonly string[]
  readonly visibleProfileNotes: readonly ProfileNote[]
  readonly searchFields: readonly string[]
  readonly interests: readonly string[]
  /** The regions the site is about, by country; of a country left out all. */
  readonly regionData: Readonly<Partial<Record<Country, readonly string[]>>>
  readonly bundles: readonly Bundle[]
  readonly paymentMethods: readonly PaymentMethod[]
}

/** Spec §3: 1 is the general site, 2 to 7 the niches in the order of `BRANDS`. */
export type Niche = 1 | 2 | 3 | 4 | 5 | 6 | 7
/** Spec §9: the niches that have a look and a lander prefix of their own. */
export const BRANDS = ['default', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const
export type Brand = (typeof BRANDS)[number]

/** Who runs the site (spec §3, Company info). */
export type Company = {
  readonly name: string
  readonly address: string
  readonly kvk: string
  readonly city: string
  readonly country: Country
  readonly tradenames: readonly string[]
  readonly vatNumbers: readonly string[]
  readonly supportPhone: string
  readonly deleteDiscount: number
  readonly added: string
}

/** A domain with its Settings and Company info. */
export type Site = { readonly settings: Settings; readonly company: Company }
