import * as v from 'valibot'
import { DIRECT_DEBIT } from '#core/money/direct-debit.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import { BRANDS, PROFILE_NOTES, type Settings, type Site } from '#core/site/settings.ts'
import { isColour } from '#core/site/setup/brand-colours.ts'
import { urlDomains } from '../system/url-domains.ts'
import { CompanyEntry, companyOf } from './company-entry.ts'
import { missingFacts, withoutFacts } from './own-facts.ts'
import { messageCosts } from './prices.ts'
import { Country, Text, Texts, wholeNumber } from './shapes.ts'

const YesNo = v.pipe(
  v.picklist(['yes', 'no']),
  v.transform((said) => said === 'yes'),
)
const Credits = wholeNumber(0, 10_000)
const Money = v.strictObject({
  amount: wholeNumber(1, 100_000_000),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
})
const Locale = v.picklist(LOCALES)
/** A domain as the `Host` header has it, in ASCII (`xn--…`); the file may have it in its own letters. */
const Domain = v.pipe(
  v.string(),
  v.regex(/^[\p{L}\p{M}\p{N}.-]+$/u),
  v.transform((domain) => (/[^a-z0-9.-]/.test(domain) ? urlDomains.toAscii(domain) : domain) ?? ''),
  v.regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/),
)
const OwnWords = v.record(Locale, Text)

/** One site of the file, with the field names of `settings.php`. */
const SiteEntry = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,29}$/)),
  /** Ids that this site had before, whose members are its own. */
  formerly: v.exactOptional(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,29}$/)))),
  domain: Domain,
  brand: v.exactOptional(v.picklist(BRANDS)),
  brand_colours: v.exactOptional(
    v.strictObject({
      ember: v.exactOptional(
        v.pipe(
          v.string(),
          v.guard(isColour, () => 'must be a colour such as #c8371f'),
        ),
      ),
    }),
  ),
  name: v.exactOptional(Text),
  domain_language: v.exactOptional(Locale),
  index_title: v.exactOptional(Text),
  description: v.exactOptional(Text),
  countries: v.exactOptional(v.pipe(v.array(Country), v.minLength(1))),
  signups: v.exactOptional(v.picklist(['all', 'with_trafficsource', 'none'])),
  logged_out_search: v.exactOptional(YesNo),
  logged_out_search_trafficsource: v.exactOptional(YesNo),
  enable_site_entry_popup: v.exactOptional(YesNo),
  support_email: v.exactOptional(v.pipe(v.string(), v.email())),
  support_phone: v.exactOptional(v.string()),
  member_resell: v.exactOptional(v.boolean()),
  has_fictional: v.exactOptional(v.boolean()),
  fictional_icon: v.exactOptional(v.string()),
  fictional_warning: v.exactOptional(v.strictObject({ singular: OwnWords, plural: OwnWords })),
  message_credits: v.exactOptional(Credits),
  photo_credits: v.exactOptional(Credits),
  gift_credits: v.exactOptional(Credits),
  signup_credits: v.exactOptional(Credits),
  message_length: v.exactOptional(wholeNumber(1, 2000)),
  refund_days: v.exactOptional(wholeNumber(0, 365)),
  operator_credits: v.exactOptional(wholeNumber(0, 10_000)),
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
  visible_profile_fields: v.exactOptional(Texts),
  visible_profile_notes: v.exactOptional(v.array(v.picklist(PROFILE_NOTES))),
  search_fields: v.exactOptional(Texts),
  interests: v.exactOptional(Texts),
  region_data: v.exactOptional(v.record(Country, Texts)),
  bundles: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ id: Text, credits: wholeNumber(1, 100_000), price: Money })),
      v.minLength(1),
    ),
  ),
  vat_rates: v.exactOptional(v.record(Country, wholeNumber(0, 5000))),
  company: v.exactOptional(CompanyEntry),
})
type SiteEntry = v.InferOutput<typeof SiteEntry>

const distinct = (field: 'id' | 'domain') =>
  v.check<SiteEntry[], string>(
    (sites) => new Set(sites.map((site) => site[field])).size === sites.length,
    `no two sites may have the same ${field}`,
  )

const ownFormerIds = v.check<SiteEntry[], string>((sites) => {
  const ids = sites.flatMap(({ id, formerly = [] }) => [id, ...formerly])
  return new Set(ids).size === ids.length
}, 'a former id belongs to one site, and is no site of its own')

const SitesFile = v.strictObject({
  sites: v.pipe(
    v.array(SiteEntry),
    v.minLength(1),
    distinct('id'),
    distinct('domain'),
    ownFormerIds,
  ),
})

type Sites = readonly [Site, ...Site[]]

/**
 * Parses an operator's sites, the default one first. Absent fields default to the built-in site with the same id,
 * else brand, else the default site; outside the `demo` without its facts, which the file must then name. The error
 * lists every mistake and what is valid.
 */
export function parseSites(
  text: string,
  { sites: builtIn, demo }: { readonly sites: Sites; readonly demo: boolean },
): Result<Sites, string> {
  const json = jsonIn(text)
  if (!json.ok) return json
  const read = v.safeParse(SitesFile, json.value)
  if (!read.success) {
    return err(
      read.issues
        .map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
        .join('; '),
    )
  }
  if (!demo) {
    const missing = read.output.sites.flatMap((entry, at) =>
      missingFacts(entry).map((fact) => `sites.${at}.${fact}`),
    )
    if (missing.length > 0) return err(`missing, and only you know them: ${missing.join(', ')}`)
  }
  const bases = demo ? builtIn : builtIn.map(withoutFacts)
  const sites = read.output.sites.map((entry) => siteOf(entry, bases))
  const nameless = sites.findIndex((site) => debits(site) && site.company.sepaCreditorId === null)
  if (nameless !== -1) {
    return err(`sites.${nameless}.company.sepa_creditor_id: is required where direct debit is on`)
  }
  const [first, ...rest] = sites
  return first ? ok([first, ...rest]) : err('sites: there must be one at least')
}

const debits = ({ settings }: Site): boolean =>
  settings.paymentMethods.some(({ id, state }) => id === DIRECT_DEBIT && state === 'on')

function jsonIn(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text))
  } catch {
    return err('the file is no JSON')
  }
}

function siteOf(entry: SiteEntry, builtIn: readonly Site[]): Site {
  const [standard] = builtIn
  const base =
    builtIn.find(({ settings }) => settings.id === entry.id) ??
    builtIn.find(({ settings }) => settings.brand === entry.brand) ??
    standard
  if (!base) throw new Error('there are no built-in sites')
  const { company = {}, formerly = [], ...settings } = entry
  const brand = entry.brand ?? base.settings.brand
  const niche = builtIn.find((site) => site.settings.brand === brand)?.settings.niche
  const changed = { ...base.settings, ...changesOf(settings) }
  return {
    settings: {
      ...changed,
      brand,
      niche: niche ?? base.settings.niche,
      minimumMessageCosts: messageCosts(changed.bundles, changed.messageCredits),
    },
    company: companyOf(company, base.company),
    ...(formerly.length > 0 && { formerly }),
  }
}

/** Fields named differently in the file and the core. */
const NAMES: Readonly<Record<string, keyof Settings>> = {
  domain_language: 'language',
  enable_site_entry_popup: 'entryPopup',
  min_age: 'minimumAge',
}

function changesOf({
  welcome_days: days,
  time_bonus_hours: hours,
  ...entry
}: Omit<SiteEntry, 'company'>): Partial<Settings> {
  const named = Object.entries(entry).map(([name, value]) => [NAMES[name] ?? camel(name), value])
  // Safe cast: a test sets every field of the schema.
  const changes: Partial<Settings> = Object.fromEntries(named)
  return {
    ...changes,
    ...(days !== undefined && { welcomeWindow: days * DAY }),
    ...(hours !== undefined && { timeBonusWindow: hours * HOUR }),
  }
}

const camel = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
