import type { MemberId } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import { countTry, takingBackOnFailure } from '../rate-limits/rate-limit.ts'
import { tryKeys } from '../rate-limits/tries.ts'
import { minutesUntil } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { exportMember, type MemberExport } from './export-member.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'limits' | 'secrets' | 'now'>

/** All of a member's data, a few times a day: collecting it is the most expensive request there is. */
export async function requestExport(
  ports: Needs,
  member: MemberId,
): Promise<Result<MemberExport, Extract<AccountError, { code: 'tries.too-many' }>>> {
  const counted = { key: tryKeys(ports.secrets).exports(member), limit: ports.limits.exports }
  const at = ports.now()
  const until = await countTry(ports, counted, at)
  if (until) return err({ code: 'tries.too-many', minutes: minutesUntil(until, at) })
  return takingBackOnFailure(ports, [counted], at, async () =>
    ok(await exportMember(ports, member)),
  )
}
