import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { pictureOf, picturesOf } from '#core/desk/sites/picture-keys.ts'
import { DIRECT_DEBIT } from '#core/money/direct-debit.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import type { Block } from '#core/site/pages/own-page.ts'
import type { SiteFormat } from '#core/site/ports.ts'
import type { SiteEntry, SiteFault, SiteList } from '#core/site/settings.ts'
import { BRANDS, type Settings, type Site } from '#core/site/settings.ts'
import { companyOf } from './company-entry.ts'
import { PROFILE_FIELDS, SEARCH_FIELDS } from './demo-sites.ts'
import { INTERESTS } from './interests.ts'
import { blocksIn } from './markdown.ts'
import { missingFacts, withoutFactFields, withoutFacts } from './own-facts.ts'
import { chosenMethods } from './payment-methods.ts'
import { messageCosts } from './prices.ts'
import { faultOf, type SiteEntryRead, SiteEntryShape } from './site-entry.ts'

/** Faults of entries by their place, from 0. */
export type PlacedFault = Omit<SiteFault, 'site'> & { readonly at: number }

type Built = {
  /** The sites whose values an entry has where it names none, by its id, else its brand, else the first. */
  readonly builtIn: SiteList
  /** Outside the demo an entry must name what only its operator knows. */
  readonly demo: boolean
}

/** Pages that are read: those of many sites in all languages. */
const PAGES = 500

/** Entries of sites, as a file and rows have them. */
export function siteFormat(built: Built): SiteFormat & {
  readPlaced(entries: readonly unknown[]): Result<SiteList, readonly PlacedFault[]>
} {
  // Each text is read once: sites are put together anew at every publication.
  const pages = new LRUCache<string, readonly Block[]>({ max: PAGES, memoMethod: blocksIn })
  const bases = built.demo ? built.builtIn : built.builtIn.map(withoutFacts)
  const readPlaced = (entries: readonly unknown[]) => readEntries(entries, bases, built.demo)
  return {
    readPlaced,
    read(entries) {
      const read = readPlaced(entries)
      if (read.ok) return read
      return err(read.error.map(({ at, ...fault }) => ({ ...fault, site: nameOf(entries, at) })))
    },
    defaults({ id, brand }) {
      const named = BRANDS.find((one) => one === brand)
      const entry = written(baseOf({ id, ...(named && { brand: named }) }, bases))
      return { ...(built.demo ? entry : withoutFactFields(entry)), id }
    },
    choices: {
      payment_methods: built.builtIn[0].settings.paymentMethods.flatMap(({ id, state }) =>
        state === 'on' ? id : [],
      ),
      visible_profile_fields: PROFILE_FIELDS,
      search_fields: SEARCH_FIELDS,
      interests: INTERESTS,
    },
    page: (text) => pages.memo(text),
    write: (site) => written(site),
  }
}

function nameOf(entries: readonly unknown[], at: number): string {
  const entry = entries[at]
  const named = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : null
  return typeof named === 'string' ? named : String(at)
}

function readEntries(
  entries: readonly unknown[],
  bases: readonly Site[],
  demo: boolean,
): Result<SiteList, readonly PlacedFault[]> {
  const parsed = entries.map((entry) => v.safeParse(SiteEntryShape, entry))
  const faults = parsed.flatMap((read, at) => {
    if (!read.success)
      return read.issues.map((issue) => ({
        at,
        field: v.getDotPath(issue) ?? '',
        ...faultOf(issue),
      }))
    const missing = demo ? [] : missingFacts(read.output)
    return missing.map((field) => faultAt(at, field, 'missing'))
  })
  const read = parsed.map(({ success, output }) => (success ? (output as SiteEntryRead) : null))
  faults.push(...collisions(read))
  if (faults.length > 0) return err(faults)

  const sites = read.flatMap((entry) => (entry ? [siteOf(entry, bases)] : []))
  const wrong = sites.flatMap((site, at) => faultsOf(site, read[at] ?? null, at))
  if (wrong.length > 0) return err(wrong)
  const [first, ...rest] = sites
  return first ? ok([first, ...rest]) : err([faultAt(0, '', 'missing')])
}

const faultAt = (at: number, field: string, fault: SiteFault['fault'], expected = '') => ({
  at,
  field,
  fault,
  expected,
})

/** Ids and domains belong to one site each; a former id is no site of its own. */
function collisions(entries: readonly (SiteEntryRead | null)[]): readonly PlacedFault[] {
  const ids = new Set<string>()
  const domains = new Set<string>()
  const former = new Set(entries.flatMap((entry) => entry?.formerly ?? []))
  return entries.flatMap((entry, at) => {
    if (!entry) return []
    const { id, domain, formerly = [] } = entry
    const faults = [
      ids.has(id) || former.has(id) ? [faultAt(at, 'id', 'taken')] : [],
      domains.has(domain) ? [faultAt(at, 'domain', 'taken')] : [],
      new Set(formerly).size < formerly.length || formerly.some((one) => ids.has(one))
        ? [faultAt(at, 'formerly', 'taken')]
        : [],
    ].flat()
    for (const one of [id, ...formerly]) ids.add(one)
    domains.add(domain)
    return faults
  })
}

/** What only shows once an entry has its defaults. */
function faultsOf(site: Site, entry: SiteEntryRead | null, at: number) {
  const { settings, company, formerly = [] } = site
  const { paymentMethods, languages, language } = settings
  const lacking = entry?.payment_methods?.find(
    (id) => !paymentMethods.some((way) => way.id === id && way.state === 'on'),
  )
  const debits = paymentMethods.some(({ id, state }) => id === DIRECT_DEBIT && state === 'on')
  return [
    lacking === undefined ? [] : [faultAt(at, 'payment_methods', 'not-offered', lacking)],
    debits && company.sepaCreditorId === null
      ? [faultAt(at, 'company.sepa_creditor_id', 'missing')]
      : [],
    languages.includes(language)
      ? []
      : [faultAt(at, 'domain_language', 'not-listed', languages.join(', '))],
    // A picture of another site would go with that one.
    picturesOf(settings)
      .filter(({ key }) => ![settings.id, ...formerly].includes(pictureOf(key)?.site ?? ''))
      .map(({ field }) => faultAt(at, snake(field), 'no-picture')),
  ].flat()
}

function baseOf(entry: Pick<SiteEntryRead, 'id' | 'brand'>, bases: readonly Site[]): Site {
  const [standard] = bases
  const base =
    bases.find(({ settings }) => settings.id === entry.id) ??
    bases.find(({ settings }) => settings.brand === entry.brand) ??
    standard
  if (!base) throw new Error('there are no built-in sites')
  return base
}

function siteOf(entry: SiteEntryRead, bases: readonly Site[]): Site {
  const base = baseOf(entry, bases)
  const { company = {}, formerly = [], payment_methods: chosen, ...settings } = entry
  const brand = entry.brand ?? base.settings.brand
  const niche = bases.find((site) => site.settings.brand === brand)?.settings.niche
  const changed = { ...base.settings, ...changesOf(settings) }
  const ways = base.settings.paymentMethods
  return {
    settings: {
      ...changed,
      brand,
      niche: niche ?? base.settings.niche,
      minimumMessageCosts: messageCosts(changed.bundles, changed.messageCredits),
      // One that cannot be had is a fault, told of afterwards.
      paymentMethods: (chosen && chosenMethods(ways, chosen)) ?? ways,
    },
    company: companyOf(base.company, company),
    ...(formerly.length > 0 && { formerly }),
  }
}

/** Fields named differently in an entry and the core. */
const NAMES: Readonly<Record<string, keyof Settings>> = {
  domain_language: 'language',
  enable_site_entry_popup: 'entryPopup',
  min_age: 'minimumAge',
}

function changesOf({
  welcome_days: days,
  time_bonus_hours: hours,
  ...entry
}: Omit<SiteEntryRead, 'company' | 'formerly' | 'payment_methods'>): Partial<Settings> {
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
const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const BOOLEANS_IN_WORDS = new Set([
  'logged_out_search',
  'logged_out_search_trafficsource',
  'enable_site_entry_popup',
])
/** Settings that follow from others, or are no entry's to say. */
const DERIVED = new Set(['niche', 'minimumMessageCosts', 'cdnPrefix'])
const ENTRY_NAMES = new Map(Object.entries(NAMES).map(([entry, setting]) => [setting, entry]))

/** An entry with every field of a site: read again, it is the same site. */
function written({ settings, company, formerly }: Site): SiteEntry {
  const { welcomeWindow, timeBonusWindow, paymentMethods, ...others } = settings
  const fields = Object.entries(others).flatMap(([name, value]) => {
    if (DERIVED.has(name)) return []
    const field = ENTRY_NAMES.get(name as keyof Settings) ?? snake(name)
    return [[field, BOOLEANS_IN_WORDS.has(field) ? (value ? 'yes' : 'no') : value]]
  })
  const { sepaCreditorId, ...facts } = company
  return {
    ...Object.fromEntries(fields),
    id: settings.id,
    ...(formerly && { formerly }),
    welcome_days: welcomeWindow / DAY,
    time_bonus_hours: timeBonusWindow / HOUR,
    payment_methods: paymentMethods.filter(({ state }) => state === 'on').map(({ id }) => id),
    company: {
      ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [snake(name), value])),
      ...(sepaCreditorId !== null && { sepa_creditor_id: sepaCreditorId }),
    },
  }
}
