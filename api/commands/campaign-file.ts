import * as v from 'valibot'
import { CAMPAIGN_KINDS, type Campaign } from '#core/campaigns/campaign.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { Instant } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `must be of ${most} characters at most`),
    // There are no placeholders: braces would be sent as written.
    v.regex(/^[^{}]*$/, 'must have no braces'),
  )
const line = (most: number) => v.pipe(text(most), v.regex(/^\P{Cc}*$/u, 'must be one line'))

const Text = v.strictObject({
  subject: line(120),
  lead: line(500),
  note: v.exactOptional(line(1000)),
  button: line(40),
})

const CampaignEntry = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9][a-z0-9-]{2,59}$/, 'must be a name such as spring-2027'),
  ),
  kind: v.picklist(CAMPAIGN_KINDS),
  site: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,29}$/))),
  path: v.pipe(
    v.string(),
    v.regex(/^\/(?!\/)[^\s\\]*$/, 'must be a path on the site, such as /credits'),
  ),
  until: v.pipe(v.string(), v.isoTimestamp('must be a moment such as 2027-03-01T00:00:00Z')),
  texts: v.pipe(
    v.record(v.picklist(LOCALES), Text),
    v.check((texts) => Object.keys(texts).length > 0, 'must have a language'),
  ),
})

/** Parses a campaign file; otherwise the error and where it is. */
export function readCampaign(source: string, now: Instant): Result<Campaign, string> {
  let json: unknown
  try {
    json = JSON.parse(source)
  } catch {
    return err('it is not JSON')
  }
  const read = v.safeParse(CampaignEntry, json)
  if (!read.success) {
    const [issue] = read.issues
    return err(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}`)
  }
  const { id, kind, site = null, path } = read.output
  const texts = Object.fromEntries(
    Object.entries(read.output.texts).map(([locale, text]) => [locale, { note: '', ...text }]),
  )
  const until = Date.parse(read.output.until)
  if (until <= now) return err('until: must be a moment to come')
  return ok({ id, kind, site, path, texts, until, addedAt: now, stoppedAt: null })
}
