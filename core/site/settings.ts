import type { Money } from '../shared/money.ts'
import type { Instant, Millis } from '../shared/time.ts'
import type { Country } from './countries.ts'
import type { Locale } from './locales.ts'
import type { OwnPages } from './pages/own-page.ts'
import type { BrandColours } from './setup/brand-colours.ts'

/** Which rule limits a free member (spec §6). */
export type FreeAllowance = {
  readonly rule: 'conversations' | 'messages'
  readonly limit: number
}

/** A number of credits and its price. */
export type Bundle = { readonly id: string; readonly credits: number; readonly price: Money }

/** A payment method, as data (product.md §4). */
export type PaymentMethod = {
  readonly id: string
  readonly provider: string
  readonly countries: readonly Country[] | 'all'
  readonly currencies: readonly string[] | 'all'
  readonly state: 'on' | 'off'
}

/** Who may sign up (spec §3, §6). */
export type Access = 'all' | 'with_trafficsource' | 'none'

/** Notes a site may show beside a profile's name: distance and online state. */
export const PROFILE_NOTES = ['distance', 'online'] as const
export type ProfileNote = (typeof PROFILE_NOTES)[number]

/** For how long browsers remember that a site is only reached over https. */
export const HSTS_TIMES = ['off', 'day', 'month', 'year'] as const
export type HstsTime = (typeof HSTS_TIMES)[number]

/** A text in some languages; missing ones fall back to the product's own text. */
export type OwnWords = Readonly<Partial<Record<Locale, string>>>

/** Id of a site within the install. */
export type SiteId = string

/** Some sites of the install, or all. */
export type SiteScope = 'all' | readonly SiteId[]

/** Whether a site is one of them. */
export const covers = (scope: SiteScope, site: SiteId): boolean =>
  scope === 'all' || scope.includes(site)

/** All settings of one site (spec §3, Settings). */
export type Settings = {
  readonly id: SiteId
  readonly name: string
  readonly domain: string
  readonly language: Locale
  /** The languages it offers, its own among them. */
  readonly languages: readonly Locale[]
  readonly indexTitle: string
  readonly description: string
  /** The site's headline and sentence on its home page. */
  readonly homeHeadline: OwnWords
  readonly homeSentence: OwnWords
  readonly countries: readonly Country[]
  readonly niche: Niche
  readonly brand: Brand
  /** Overrides its brand's colours. */
  readonly brandColours: BrandColours
  /** Keys of its own pictures (`core/desk/sites/picture-keys.ts`), '' where it has none; the second logo is for dark pages. */
  readonly logo: string
  readonly logoDark: string
  readonly icon: string
  readonly cover: string
  readonly signups: Access
  /** Whether visitors without a traffic source may search (spec §6). */
  readonly loggedOutSearch: boolean
  /** Whether visitors with a traffic source may search. */
  readonly loggedOutSearchTrafficsource: boolean
  readonly entryPopup: boolean
  readonly supportEmail: string
  readonly supportPhone: string
  /** The address that its mails come from; '' is the one of the install. */
  readonly mailSender: string
  readonly hsts: HstsTime
  /** Whether browsers remember it of every subdomain too, which others may have. */
  readonly hstsSubdomains: boolean
  readonly cdnPrefix: string
  readonly memberResell: boolean
  readonly hasFictional: boolean
  readonly fictionalIcon: string
  /** The site's text about fictional profiles: singular for one, plural for the entry warning. */
  readonly fictionalWarning: { readonly singular: OwnWords; readonly plural: OwnWords }
  readonly minimumMessageCosts: Readonly<Partial<Record<Country, Money>>>
  readonly messageCredits: number
  readonly photoCredits: number
  readonly giftCredits: number
  readonly signupCredits: number
  readonly messageLength: number
  readonly refundDays: number
  /** Credits that one operator may grant a member or take within a day; more takes a second one. */
  readonly operatorCredits: number
  /** After so many approved photos a member's next ones are published at once (`core/profiles/photos/trust.ts`); 0 is never. */
  readonly trustedPhotos: number
  /** How many of a hundred approved photos a second operator looks at. */
  readonly secondLookPercentage: number
  /** VAT included in prices, by the buyer's country, in hundredths of a percent; a country not listed has none. */
  readonly vatRates: Readonly<Partial<Record<Country, number>>>
  readonly minimumAge: number
  readonly timeBonusWindow: Millis
  /** Percentage of the time bonus, 1 to 90; 0 is none. */
  readonly timeBonusPercentage: number
  readonly welcomeWindow: Millis
  /** Percentage of the welcome discount once the time bonus is over, 1 to 90; 0 is none. */
  readonly welcomePercentage: number
  readonly freeAllowance: FreeAllowance
  readonly visibleProfileFields: readonly string[]
  readonly visibleProfileNotes: readonly ProfileNote[]
  readonly searchFields: readonly string[]
  readonly interests: readonly string[]
  /** Regions the site covers, by country; a country not listed has all. */
  readonly regionData: Readonly<Partial<Record<Country, readonly string[]>>>
  readonly bundles: readonly Bundle[]
  /** Those that are on, in the order they are offered. */
  readonly paymentMethods: readonly PaymentMethod[]
}

/** Spec §3: 1 is the general site, 2 to 7 the niches in the order of `BRANDS`. */
export type Niche = 1 | 2 | 3 | 4 | 5 | 6 | 7
/** Spec §9: niches with their own theme and lander prefix. */
export const BRANDS = ['default', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const
export type Brand = (typeof BRANDS)[number]

/** The site's operator (spec §3, Company info). */
export type Company = {
  readonly name: string
  readonly address: string
  readonly kvk: string
  readonly city: string
  readonly country: Country
  readonly tradenames: readonly string[]
  readonly vatNumbers: readonly string[]
  /** What banks know a company by that debits accounts; `null` where none are debited. */
  readonly sepaCreditorId: string | null
  readonly supportPhone: string
  readonly deleteDiscount: number
  readonly added: string
}

type OtherKinds = Pick<Settings, 'hasFictional' | 'memberResell'>

/** Whether a site has profiles that are not persons. */
export const hasOtherKinds = ({ hasFictional, memberResell }: OtherKinds): boolean =>
  hasFictional || memberResell

/** The fields of a site's search form: where all are people, none asks for people only. */
export const offeredSearchFields = (site: OtherKinds & Pick<Settings, 'searchFields'>) =>
  site.searchFields.filter((field) => field !== 'people' || hasOtherKinds(site))

/** A domain with its Settings and Company info. */
export type Site = {
  readonly settings: Settings
  readonly company: Company
  /** Ids that it had before: their rows are its own. */
  readonly formerly?: readonly SiteId[]
  /** Its own texts of pages. */
  readonly pages?: OwnPages
}

/** All sites of an install, the default one first. */
export type SiteList = readonly [Site, ...Site[]]

/** A site as a sites file writes it: JSON, with the field names of `settings.php`. */
export type SiteEntry = { readonly id: SiteId; readonly [field: string]: unknown }

/** What can be wrong with a field of an entry. */
export const SITE_FAULTS = [
  'missing',
  'unknown-field',
  'wrong-kind',
  'empty',
  'too-long',
  'too-low',
  'too-high',
  'not-listed',
  'no-id',
  'no-domain',
  'no-colour',
  'no-email',
  'no-moment',
  'no-creditor',
  'no-currency',
  'twice',
  'taken',
  'not-offered',
  'orphaned',
  'no-picture',
  'animated',
  'too-small',
] as const
export type SiteFaultKind = (typeof SITE_FAULTS)[number]

/** One fault of an entry. */
export type SiteFault = {
  /** Which entry; of an entry without an id its place, from 0. */
  readonly site: SiteId
  /** Where in it: `company.kvk`, `bundles.2.price.amount`; '' is the whole entry. */
  readonly field: string
  readonly fault: SiteFaultKind
  /** What would be right: a limit, or what there is to choose from; '' where the fault says it. */
  readonly expected: string
}

/** Where an install's sites come from: a file, which the desk only shows; rows, edited at the desk. */
export type SiteSource = 'file' | 'rows'

/** One publication of a site. */
export type SiteVersion = {
  /** Of the install: 1, 2, 3, … */
  readonly revision: number
  readonly site: SiteId
  /** Place among the sites; the first is the default one. */
  readonly place: number
  /** `null` closes the site. */
  readonly entry: SiteEntry | null
  /** The operator; `null` is the command line. */
  readonly by: string | null
  readonly at: Instant
  /** The earlier publication that it repeats; `null` if it is new. */
  readonly restored: number | null
  /** The version of the draft that was published; `null` if it came otherwise. */
  readonly draft: number | null
}

/** A site that is being changed, not yet published. */
export type SiteDraft = {
  readonly site: SiteId
  readonly entry: SiteEntry
  /** 1, 2, 3, …: who saves says which one they changed. */
  readonly version: number
  /** The publication that it changes; `null` if the site is new. */
  readonly base: number | null
  readonly by: string
  readonly at: Instant
}

/** What there is to choose from, by the name of its field. */
export type SiteChoices = Readonly<
  Record<
    'payment_methods' | 'visible_profile_fields' | 'search_fields' | 'interests',
    readonly string[]
  >
>

/** Longest name of a region, in UTF-16 units. */
export const REGION_LENGTH = 120

type Regions = Pick<Settings, 'regionData'>

/** Whether a site covers a region: all, if it lists none for the country. */
export const isRegionOffered = (
  { regionData }: Regions,
  country: Country,
  region: string,
): boolean => regionData[country]?.includes(region) ?? true

/** The regions of a country that a site covers, in the site's order. */
export const offeredRegions = (
  { regionData }: Regions,
  country: Country,
  known: readonly string[],
): readonly string[] => regionData[country]?.filter((region) => known.includes(region)) ?? known

/** What the sites are called. */
export const namesOf = (sites: { all(): readonly Site[] }): readonly string[] =>
  sites.all().map(({ settings }) => settings.name)

/** A visitor's traffic source (spec §3, Tracking), with the lander's campaign and niche. */
export type Tracking = {
  readonly network?: string
  readonly ref?: string
  readonly sub1?: string
  readonly sub2?: string
  readonly sub3?: string
  readonly campaign?: string
  readonly niche?: Exclude<Brand, 'default'>
}

/** The traffic source of a visitor: a network, or a partner; `null` if there is none. */
export const trafficSource = ({ network, ref }: Tracking): string | null => (network ?? ref) || null

/** Whether the visitor has a traffic source. */
export const hasTrafficSource = (tracking: Tracking): boolean => trafficSource(tracking) !== null

/** Spec §6: whether a visitor may search. Visitors with a traffic source have their own setting. */
export const loggedOutSearchOpen = (
  site: Pick<Settings, 'loggedOutSearch' | 'loggedOutSearchTrafficsource'>,
  tracking: Tracking,
): boolean =>
  hasTrafficSource(tracking) ? site.loggedOutSearchTrafficsource : site.loggedOutSearch
