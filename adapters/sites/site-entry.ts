import * as v from 'valibot'
import { type PictureKind, pictureOf } from '#core/desk/sites/picture-keys.ts'
import { COUNTRIES } from '#core/site/countries.ts'
import { LOCALES } from '#core/site/locales.ts'
import type { SiteFaultKind } from '#core/site/settings.ts'
import { BRANDS, HSTS_TIMES, PROFILE_NOTES } from '#core/site/settings.ts'
import { isColour } from '#core/site/setup/brand-colours.ts'
import { urlDomains } from '../system/url-domains.ts'
import { CompanyEntry } from './company-entry.ts'
import { PROFILE_FIELDS, SEARCH_FIELDS } from './demo-sites.ts'
import { INTERESTS } from './interests.ts'
import { OFFERED_METHODS } from './payment-methods.ts'
import { CURRENCIES } from './prices.ts'
import { Country, says, Text, Texts, wholeNumber } from './shapes.ts'

const YesNo = v.pipe(
  v.picklist(['yes', 'no']),
  v.transform((said) => said === 'yes'),
)
const Credits = wholeNumber(0, 10_000)
const Money = v.strictObject({
  amount: wholeNumber(1, 100_000_000),
  currency: v.pipe(
    v.string(),
    v.check((code) => CURRENCIES.includes(code), says('no-currency')),
  ),
})
const Locale = v.picklist(LOCALES)
/** A domain as the `Host` header has it, in ASCII (`xn--…`); an entry may have it in its own letters. */
const Domain = v.pipe(
  v.string(),
  v.regex(/^[\p{L}\p{M}\p{N}.-]+$/u, says('no-domain')),
  v.maxLength(253),
  v.transform((domain) => (/[^a-z0-9.-]/.test(domain) ? urlDomains.toAscii(domain) : domain) ?? ''),
  v.regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/, says('no-domain')),
  // No address in numbers, however they are written, and no label longer than one may be.
  v.check((domain) => !/(?:^|\.)(?:\d+|0x[\da-f]*)$|[^.]{64}/.test(domain), says('no-domain')),
)
const OwnWords = v.record(Locale, Text)
/** Names that paths of the desk have. */
const TAKEN = ['file', 'page-preview']
const SiteName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,29}$/, says('no-id')),
  v.check((id) => !TAKEN.includes(id), says('taken')),
)

/** A key that the desk gave an upload; '' is none. */
const Picture = (kind: PictureKind) =>
  v.pipe(
    v.string(),
    v.check((key) => key === '' || pictureOf(key)?.kind === kind, says('no-picture')),
  )

/** Some of a list, each once. */
const some = <const Item extends string>(list: readonly Item[]) =>
  v.pipe(
    v.array(v.picklist(list)),
    v.check((items) => new Set(items).size === items.length, says('twice')),
  )
/** The same, at least one. */
const once = <const Item extends string>(list: readonly Item[]) =>
  v.pipe(
    v.array(v.picklist(list)),
    v.minLength(1),
    v.check((items) => new Set(items).size === items.length, says('twice')),
  )

/** One site of a file or a row, with the field names of `settings.php`. */
export const SiteEntryShape = v.strictObject({
  id: SiteName,
  /** Ids that this site had before, whose members are its own. */
  formerly: v.exactOptional(v.array(SiteName)),
  domain: Domain,
  brand: v.exactOptional(v.picklist(BRANDS)),
  brand_colours: v.exactOptional(
    v.strictObject({
      ember: v.exactOptional(
        v.pipe(
          v.string(),
          v.guard(isColour, () => says('no-colour')),
        ),
      ),
    }),
  ),
  logo: v.exactOptional(Picture('logo')),
  logo_dark: v.exactOptional(Picture('logo')),
  icon: v.exactOptional(Picture('icon')),
  cover: v.exactOptional(Picture('cover')),
  name: v.exactOptional(Text),
  domain_language: v.exactOptional(Locale),
  languages: v.exactOptional(once(LOCALES)),
  index_title: v.exactOptional(Text),
  description: v.exactOptional(Text),
  home_headline: v.exactOptional(v.record(Locale, v.pipe(Text, v.maxLength(100)))),
  home_sentence: v.exactOptional(v.record(Locale, v.pipe(Text, v.maxLength(300)))),
  countries: v.exactOptional(once(COUNTRIES)),
  signups: v.exactOptional(v.picklist(['all', 'with_trafficsource', 'none'])),
  logged_out_search: v.exactOptional(YesNo),
  logged_out_search_trafficsource: v.exactOptional(YesNo),
  enable_site_entry_popup: v.exactOptional(YesNo),
  support_email: v.exactOptional(v.pipe(v.string(), v.maxLength(254), v.email())),
  support_phone: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
  /** '' is the sender of the install. */
  mail_sender: v.exactOptional(
    v.union([v.literal(''), v.pipe(v.string(), v.maxLength(254), v.email())], says('no-email')),
  ),
  hsts: v.exactOptional(v.picklist(HSTS_TIMES)),
  hsts_subdomains: v.exactOptional(v.boolean()),
  member_resell: v.exactOptional(v.boolean()),
  has_fictional: v.exactOptional(v.boolean()),
  fictional_icon: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
  fictional_warning: v.exactOptional(
    v.strictObject({ singular: v.optional(OwnWords, {}), plural: v.optional(OwnWords, {}) }),
  ),
  message_credits: v.exactOptional(Credits),
  photo_credits: v.exactOptional(Credits),
  gift_credits: v.exactOptional(Credits),
  signup_credits: v.exactOptional(Credits),
  message_length: v.exactOptional(wholeNumber(1, 2000)),
  refund_days: v.exactOptional(wholeNumber(0, 365)),
  operator_credits: v.exactOptional(wholeNumber(0, 10_000)),
  trusted_photos: v.exactOptional(wholeNumber(0, 100)),
  second_look_percentage: v.exactOptional(wholeNumber(0, 100)),
  min_age: v.exactOptional(wholeNumber(18, 99)),
  time_bonus_hours: v.exactOptional(wholeNumber(0, 720)),
  time_bonus_percentage: v.exactOptional(wholeNumber(0, 90)),
  welcome_days: v.exactOptional(wholeNumber(0, 365)),
  welcome_percentage: v.exactOptional(wholeNumber(0, 90)),
  free_allowance: v.exactOptional(
    v.strictObject({
      rule: v.picklist(['conversations', 'messages']),
      limit: wholeNumber(0, 1000),
    }),
  ),
  visible_profile_fields: v.exactOptional(some(PROFILE_FIELDS)),
  visible_profile_notes: v.exactOptional(some(PROFILE_NOTES)),
  search_fields: v.exactOptional(some(SEARCH_FIELDS)),
  interests: v.exactOptional(some(INTERESTS)),
  region_data: v.exactOptional(v.record(Country, Texts)),
  bundles: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ id: Text, credits: wholeNumber(1, 100_000), price: Money })),
      v.minLength(1),
      v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, says('twice')),
    ),
  ),
  /** The methods offered, in this order; those that the provider lacks are refused. */
  payment_methods: v.exactOptional(once(OFFERED_METHODS)),
  vat_rates: v.exactOptional(v.record(Country, wholeNumber(0, 5000))),
  company: v.exactOptional(CompanyEntry),
})
export type SiteEntryRead = v.InferOutput<typeof SiteEntryShape>

type Issue = v.BaseIssue<unknown>

const KINDS: Readonly<Record<string, SiteFaultKind>> = {
  min_length: 'empty',
  max_length: 'too-long',
  min_value: 'too-low',
  max_value: 'too-high',
  picklist: 'not-listed',
  email: 'no-email',
  iso_timestamp: 'no-moment',
}

/** What is wrong, and what would be right, of an issue of the parser. */
export function faultOf(issue: Issue): { fault: SiteFaultKind; expected: string } {
  const { type, message, expected, received, requirement } = issue
  const said = saidIn(message)
  if (said) return { fault: said, expected: '' }
  if (type === 'strict_object' && expected === 'never')
    return { fault: 'unknown-field', expected: '' }
  if (received === 'undefined') return { fault: 'missing', expected: '' }
  const fault = KINDS[type] ?? 'wrong-kind'
  return { fault, expected: expectedOf(fault, expected, requirement) }
}

const saidIn = (message: string): SiteFaultKind | null =>
  message.startsWith('fault:') ? (message.slice('fault:'.length) as SiteFaultKind) : null

function expectedOf(fault: SiteFaultKind, expected: string | null, requirement: unknown): string {
  if (fault === 'not-listed')
    return (expected ?? '').replaceAll(/[(")]/g, '').replaceAll(' | ', ', ')
  return typeof requirement === 'number' && fault !== 'empty' ? String(requirement) : ''
}
