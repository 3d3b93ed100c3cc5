import type { Ports, Stores } from '../ports.ts'
import { TRY_RETENTION, tryKeys } from '../rate-limits/tries.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { stableJson } from '../shared/stable-json.ts'
import type { ReportError } from './errors.ts'
import type { Report } from './report.ts'
import { type Draft, isSameMatter } from './report-draft.ts'

type Secrets = Ports['secrets']

/**
 * The answer to a report whose id was merged into an earlier report, as only that one is stored: its first answer, or
 * a refusal of other content. `null` if the id is new.
 */
export async function mergedBefore(
  { attempts, reports }: Pick<Stores, 'attempts' | 'reports'>,
  secrets: Secrets,
  draft: Draft,
): Promise<Result<Report, ReportError> | null> {
  const { used, sent } = keysOf(secrets, draft)
  // Two members may send one id at once.
  await attempts.lock(used)
  const since = draft.at - TRY_RETENTION
  const [mergedAt] = await attempts.since(used, since)
  if (mergedAt === undefined) return null
  const again = (await attempts.since(sent, since)).length > 0
  const own = again ? await reports.by(draft.reporter) : []
  const into = own.find(
    (one) => one.reported === draft.reported && one.at <= mergedAt && isSameMatter(one, draft),
  )
  if (!into) return err({ code: 'report.id-taken' })
  return ok({ ...into, blocked: into.blocked || draft.blocked })
}

/** Remembers that an id was merged, and with which content. */
export async function rememberMerged(
  { attempts }: Pick<Stores, 'attempts'>,
  secrets: Secrets,
  draft: Draft,
): Promise<void> {
  const { used, sent } = keysOf(secrets, draft)
  await attempts.add(used, draft.at)
  await attempts.add(sent, draft.at)
}

function keysOf(secrets: Secrets, { at: _, ...content }: Draft) {
  const { mergedReport } = tryKeys(secrets)
  return {
    used: mergedReport(content.id, ''),
    sent: mergedReport(content.id, secrets.fingerprint(stableJson(content))),
  }
}
