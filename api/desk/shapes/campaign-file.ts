import * as v from 'valibot'
import { CAMPAIGN_KINDS, type Campaign } from '#core/notifications/campaign.ts'
import type { CampaignFileError, CampaignFileProblem } from '#core/notifications/errors.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isLonger, isStorable } from '#core/shared/text.ts'
import { type Instant, isOnCalendar } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import type { SiteId } from '#core/site/settings.ts'

const said = new Set<string>()

/** A problem as a message of the parser, which takes any text. */
function says(problem: CampaignFileProblem): CampaignFileProblem {
  said.add(problem)
  return problem
}
const isSaid = (message: string): message is CampaignFileProblem => said.has(message)

const storable = v.check<string, CampaignFileProblem>(isStorable, says('not-storable'))
const text = (most: number) =>
  v.pipe(
    v.string(says('wrong-kind')),
    v.trim(),
    v.minLength(1, says('empty')),
    v.check((given) => !isLonger(given, most), says('too-long')),
    storable,
    // There are no placeholders: braces would be sent as written.
    v.regex(/^[^{}]*$/, says('braces')),
  )
/** Bidirectional overrides would let a subject read otherwise than it is written. */
const line = (most: number) =>
  v.pipe(
    text(most),
    v.regex(/^[^\p{Cc}\u2028\u2029]*$/u, says('several-lines')),
    v.regex(/^[^\u202a-\u202e\u2066-\u2069]*$/, says('not-storable')),
  )

/** Longest texts, in visible characters. */
const MOST = { subject: 120, lead: 500, note: 1000, button: 40 } as const

const Text = v.strictObject({
  subject: line(MOST.subject),
  lead: line(MOST.lead),
  note: v.exactOptional(line(MOST.note)),
  button: line(MOST.button),
})

const CampaignEntry = v.strictObject({
  id: v.pipe(v.string(says('wrong-kind')), v.regex(/^[a-z0-9][a-z0-9-]{2,59}$/, says('no-name'))),
  kind: v.picklist(CAMPAIGN_KINDS, says('no-kind')),
  site: v.exactOptional(
    v.pipe(v.string(says('wrong-kind')), v.regex(/^[a-z][a-z0-9-]{0,29}$/, says('no-site'))),
  ),
  path: v.pipe(
    v.string(says('wrong-kind')),
    v.maxLength(500, says('too-long')),
    storable,
    // A page for members: neither a call nor the desk.
    v.regex(
      /^\/(?!\/|(?:api|desk|dev|sandbox|swagger)(?:[/?#]|$))[^\s\\\p{Cc}\p{Cf}]*$/u,
      says('no-path'),
    ),
  ),
  until: v.pipe(
    v.string(says('wrong-kind')),
    v.isoTimestamp(says('no-moment')),
    v.check(isOnCalendar, says('no-moment')),
  ),
  texts: v.pipe(
    v.record(v.picklist(LOCALES, says('unknown-language')), Text),
    v.check((texts) => Object.keys(texts).length > 0, says('no-language')),
  ),
})

/** Parses a campaign file for an install with these sites; otherwise the first error and where it is. */
export function readCampaign(
  source: string,
  now: Instant,
  sites: readonly SiteId[],
): Result<Campaign, CampaignFileError> {
  const read = parsed(source, now)
  const isKnown = !read.ok || read.value.site === null || sites.includes(read.value.site)
  const given = isKnown ? read : err(errorAt(['site'], 'unknown-site'))
  return given.ok ? given : err({ ...given.error, line: lineOf(source, given.error) })
}

/** An error that the file itself does not show, at its place and line. */
export function fileErrorAt(
  source: string,
  place: readonly string[],
  problem: CampaignFileProblem,
): CampaignFileError {
  const error = errorAt(place, problem)
  return { ...error, line: lineOf(source, error) }
}

type Placed = Omit<CampaignFileError, 'line'>

function parsed(source: string, now: Instant): Result<Campaign, Placed> {
  let json: unknown
  try {
    json = JSON.parse(source)
  } catch {
    return err(errorAt([], 'not-json'))
  }
  const read = v.safeParse(CampaignEntry, json)
  if (!read.success) return err(errorOf(read.issues[0]))
  const { id, kind, site = null, path } = read.output
  const texts = Object.fromEntries(
    Object.entries(read.output.texts).map(([locale, given]) => [locale, { note: '', ...given }]),
  )
  const until = Date.parse(read.output.until)
  if (until <= now) return err(errorAt(['until'], 'past'))
  return ok({ id, kind, site, path, texts, until, addedAt: now, stoppedAt: null })
}

const errorAt = (
  place: readonly string[],
  problem: CampaignFileProblem,
  limit: number | null = null,
): Placed => ({ code: 'campaign.file-invalid', place, problem, limit })

/** The line with the last key of a place, each key after the one before it; of a missing key, that of its object. */
function lineOf(
  source: string,
  { place: whole, problem }: Pick<Placed, 'place' | 'problem'>,
): number | null {
  const place = problem === 'missing' ? whole.slice(0, -1) : whole
  let at = -1
  for (const key of place) {
    const next = source.indexOf(JSON.stringify(key), at + 1)
    if (next < 0) break
    at = next
  }
  return at < 0 ? null : source.slice(0, at).split('\n').length
}

function errorOf(issue: v.BaseIssue<unknown>): Placed {
  // A key of the sender's own may be long; three are the deepest that a file has.
  const place = (issue.path ?? []).slice(0, 3).map(({ key }) => `${key}`.slice(0, 60))
  const problem = problemOf(issue)
  return errorAt(place, problem, problem === 'too-long' ? limitOf(issue, place) : null)
}

function limitOf({ requirement }: v.BaseIssue<unknown>, place: readonly string[]): number {
  const limits: Readonly<Record<string, number>> = MOST
  return limits[place.at(-1) ?? ''] ?? Number(requirement)
}

function problemOf({
  message,
  type,
  expected,
  received,
}: v.BaseIssue<unknown>): CampaignFileProblem {
  if (isSaid(message)) return message
  if (type === 'strict_object' && expected === 'never') return 'unexpected'
  return received === 'undefined' ? 'missing' : 'wrong-kind'
}
