import * as v from 'valibot'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { SiteFaultKind, SiteList } from '#core/site/settings.ts'
import { type PlacedFault, siteFormat } from './site-format.ts'

const SitesFile = v.strictObject({ sites: v.pipe(v.array(v.unknown()), v.minLength(1)) })

/** The entries of a file, unread. */
export function entriesIn(text: string): Result<readonly unknown[], string> {
  const json = jsonIn(text)
  if (!json.ok) return json
  const read = v.safeParse(SitesFile, json.value)
  if (read.success) return ok(read.output.sites)
  const [{ message }] = read.issues
  return err(`the file must be { "sites": [ … ] }: ${message}`)
}

/**
 * Parses an operator's sites, the default one first. Absent fields default to the built-in site with the same id,
 * else brand, else the default site; outside the `demo` without its facts, which the file must then name. The error
 * lists every mistake and what is valid.
 */
export function parseSites(
  text: string,
  { sites: builtIn, demo }: { readonly sites: SiteList; readonly demo: boolean },
): Result<SiteList, string> {
  const entries = entriesIn(text)
  if (!entries.ok) return entries
  const read = siteFormat({ builtIn, demo }).readPlaced(entries.value)
  return read.ok ? read : err(faultsText(read.error))
}

function jsonIn(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text))
  } catch {
    return err('the file is no JSON')
  }
}

/** What is wrong with a field, for a console. */
const WORDS: Record<Exclude<SiteFaultKind, 'missing'>, (expected: string) => string> = {
  'unknown-field': () => 'no site has such a field',
  'wrong-kind': () => 'is of another kind',
  empty: () => 'is empty',
  'too-long': (most) => `is longer than ${most}`,
  'too-low': (least) => `must be at least ${least}`,
  'too-high': (most) => `must be at most ${most}`,
  'not-listed': (list) => `must be one of ${list}`,
  'no-id': () => 'must be a short name such as "vonk", of a to z, 0 to 9 and hyphens',
  'no-domain': () => 'must be a domain such as dating.example, without https:// and port',
  'no-colour': () => 'must be a colour such as #c8371f',
  'no-email': () => 'must be an email address',
  'no-moment': () => 'must be a moment such as 2026-11-29T12:00:00Z',
  'no-creditor': () => 'must be a SEPA creditor identifier such as NL22ZZZ000000000000',
  'no-currency': () => 'must be a currency such as EUR',
  twice: () => 'names something twice',
  taken: () => 'belongs to another site of the file, or to the desk',
  'not-offered': (method) => `the payment provider does not offer ${method}`,
  'no-picture': () =>
    'is no picture of this site that this install has: upload it at the desk, or leave it out',
  animated: () => 'moves',
  'too-small': (pixels) => `needs a short side of at least ${pixels} pixels`,
  orphaned: () => 'members joined it',
}

/** What is wrong with one field, for a console. */
export const faultWords = ({ fault, expected }: Pick<PlacedFault, 'fault' | 'expected'>): string =>
  fault === 'missing' ? 'is missing, and only you know it' : WORDS[fault](expected)

/** Everything that is wrong, for a console: what is missing last, as one list. */
export function faultsText(faults: readonly PlacedFault[]): string {
  const missing = faults.filter(({ fault }) => fault === 'missing').map(placeOf)
  const wrong = faults.flatMap(({ fault, ...rest }) =>
    fault === 'missing' ? [] : [`${placeOf(rest)}: ${faultWords({ fault, ...rest })}`],
  )
  const list = missing.length > 0 ? [`missing, and only you know them: ${missing.join(', ')}`] : []
  return [...wrong, ...list].join('; ')
}

const placeOf = ({ at, field }: Pick<PlacedFault, 'at' | 'field'>): string =>
  field === '' ? `sites.${at}` : `sites.${at}.${field}`
