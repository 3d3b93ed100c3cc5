import * as v from 'valibot'
import { err, ok, type Result } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { isColour } from '#core/site/brand-colours.ts'
import { COUNTRIES } from '#core/site/countries.ts'
import { LOCALES } from '#core/site/locales.ts'
import { BRANDS, PROFILE_NOTES, type Settings, type Site } from '#core/site/settings.ts'

const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(500))
const Texts = v.array(Text)
const YesNo = v.pipe(
  v.picklist(['yes', 'no']),
  v.transform((said) => said === 'yes'),
)
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const Credits = whole(0, 10_000)
const Money = v.strictObject({
  amount: whole(1, 100_000_000),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
})
const Country = v.picklist(COUNTRIES)
const Locale = v.picklist(LOCALES)
const Domain = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/),
)
const OwnWords = v.record(Locale, Text)

/** The company behind a site; what is left out stays as it is built in. */
const CompanyEntry = v.strictObject({
  name: v.exactOptional(Text),
  address: v.exactOptional(Text),
  kvk: v.exactOptional(Text),
  city: v.exactOptional(Text),
  country: v.exactOptional(Country),
  tradenames: v.exactOptional(Texts),
  vat_numbers: v.exactOptional(Texts),
  support_phone: v.exactOptional(v.string()),
  delete_discount: v.exactOptional(whole(0, 90)),
  added: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
})

/** One site of the file, under the names `settings.php` uses. */
const SiteEntry = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,29}$/)),
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
  message_length: v.exactOptional(whole(1, 2000)),
  refund_days: v.exactOptional(whole(0, 365)),
  min_age: v.exactOptional(whole(18, 99)),
  welcome_days: v.exactOptional(whole(0, 365)),
  welcome_percentage: v.exactOptional(whole(0, 90)),
  free_allowance: v.exactOptional(
    v.strictObject({ rule: v.picklist(['conversations', 'messages']), limit: whole(0, 1000) }),
  ),
  visible_profile_fields: v.exactOptional(Texts),
  visible_profile_notes: v.exactOptional(v.array(v.picklist(PROFILE_NOTES))),
  search_fields: v.exactOptional(Texts),
  interests: v.exactOptional(Texts),
  region_data: v.exactOptional(v.record(Country, Texts)),
  bundles: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ id: Text, credits: whole(1, 100_000), price: Money })),
      v.minLength(1),
    ),
  ),
  vat_rates: v.exactOptional(v.record(Country, whole(0, 5000))),
  company: v.exactOptional(CompanyEntry),
})
type SiteEntry = v.InferOutput<typeof SiteEntry>

const distinct = (field: 'id' | 'domain') =>
  v.check<SiteEntry[], string>(
    (sites) => new Set(sites.map((site) => site[field])).size === sites.length,
    `no two sites may have the same ${field}`,
  )

const SitesFile = v.strictObject({
  sites: v.pipe(v.array(SiteEntry), v.minLength(1), distinct('id'), distinct('domain')),
})

type Sites = readonly [Site, ...Site[]]

/**
 * Reads what an operator wrote of their sites, the default one first. What a site leaves out is that of the built-in
 * one with its id, else with its brand, else of the default. The error says where the first mistake is and what is right.
 */
export function parseSites(text: string, builtIn: Sites): Result<Sites, string> {
  const json = jsonIn(text)
  if (!json.ok) return json
  const read = v.safeParse(SitesFile, json.value)
  if (!read.success) {
    const [first] = read.issues
    return err(`${v.getDotPath(first) ?? 'the file'}: ${first.message}`)
  }
  const [first, ...rest] = read.output.sites.map((entry) => siteOf(entry, builtIn))
  return first ? ok([first, ...rest]) : err('sites: there must be one at least')
}

function jsonIn(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text))
  } catch {
    return err('the file is no JSON')
  }
}

function siteOf(entry: SiteEntry, builtIn: Sites): Site {
  const [standard] = builtIn
  const base =
    builtIn.find(({ settings }) => settings.id === entry.id) ??
    builtIn.find(({ settings }) => settings.brand === entry.brand) ??
    standard
  const { company = {}, ...settings } = entry
  const brand = entry.brand ?? base.settings.brand
  const niche = builtIn.find((site) => site.settings.brand === brand)?.settings.niche
  return {
    settings: {
      ...base.settings,
      ...changesOf(settings),
      brand,
      niche: niche ?? base.settings.niche,
    },
    company: {
      ...base.company,
      ...company,
      tradenames: company.tradenames ?? base.company.tradenames,
      vatNumbers: company.vat_numbers ?? base.company.vatNumbers,
      supportPhone: company.support_phone ?? base.company.supportPhone,
      deleteDiscount: company.delete_discount ?? base.company.deleteDiscount,
    },
  }
}

/** What the file names otherwise than the core. */
const NAMES: Readonly<Record<string, keyof Settings>> = {
  domain_language: 'language',
  enable_site_entry_popup: 'entryPopup',
  min_age: 'minimumAge',
}

function changesOf({
  welcome_days: days,
  ...entry
}: Omit<SiteEntry, 'company'>): Partial<Settings> {
  const named = Object.entries(entry).map(([name, value]) => [NAMES[name] ?? camel(name), value])
  // Each name of the schema is one of the settings, which the test that sets all of them proves.
  const changes: Partial<Settings> = Object.fromEntries(named)
  return days === undefined ? changes : { ...changes, welcomeWindow: days * DAY }
}

const camel = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
