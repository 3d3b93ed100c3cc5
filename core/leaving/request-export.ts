import type { MemberId } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import { attempt } from '../rate-limits/rate-limit.ts'
import { tryKeys } from '../rate-limits/tries.ts'
import { minutesUntil } from '../shared/limit.ts'
import { err, type Result } from '../shared/result.ts'
import { exportMember } from './export-member.ts'
import { type ReadableExport, readableExport } from './readable-export.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles' | 'limits' | 'secrets' | 'now'>

/** All of a member's data, a few times a day: collecting it is the most expensive request there is. */
export async function requestExport(
  ports: Needs,
  member: MemberId,
): Promise<Result<ReadableExport, Extract<AccountError, { code: 'tries.too-many' }>>> {
  const counted = { key: tryKeys(ports.secrets).exports(member), limit: ports.limits.exports }
  const exported = await attempt(ports, [counted], async () =>
    readableExport(ports, member, await exportMember(ports, member)),
  )
  if (exported.ok) return exported
  return err({ code: 'tries.too-many', minutes: minutesUntil(exported.error.until, ports.now()) })
}
