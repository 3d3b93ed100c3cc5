import type { Account, MemberId } from '../../accounts/account.ts'
import type { Reads } from '../../ports.ts'
import { DAY, type Instant, type Millis } from '../../shared/time.ts'
import { APPROVALS } from '../photo.ts'

/** How long an account must be there before its photos are published at once. */
const KNOWN_FOR: Millis = 30 * DAY
/** How long a refusal takes the trust away. */
const REFUSED_WITHIN: Millis = 365 * DAY
/** So many decisions about a member's photos are looked at. */
const LOOKED_AT = 500

export type TrustFacts = {
  /** The site's setting: so many approved photos; 0 trusts nobody. */
  readonly needed: number
  readonly joinedAt: Instant
  /** Photos that others see now. */
  readonly shown: number
  /** Photos that an operator approved, and none refused since. */
  readonly approved: number
  readonly refusedAt: Instant | null
  /** Whether they were ever warned or banned, or a report about them led to something. */
  readonly restricted: boolean
}

/**
 * Whether a member's next photo is published at once and looked at afterwards. A first photo never is: it is what others know
 * somebody by.
 */
export const isTrusted = (
  { needed, joinedAt, shown, approved, refusedAt, restricted }: TrustFacts,
  now: Instant,
): boolean =>
  needed > 0 &&
  approved >= needed &&
  shown > 0 &&
  !restricted &&
  now - joinedAt > KNOWN_FOR &&
  (refusedAt === null || now - refusedAt > REFUSED_WITHIN)

const REFUSALS: readonly string[] = ['photo.refused', 'chat-photo.refused']

type Needs = Pick<Reads, 'photos' | 'operatorActions' | 'restrictions' | 'reports'>

/** What decides whether a member is trusted. */
export async function trustFacts(
  reads: Needs,
  { id, signedUpAt }: Pick<Account, 'id' | 'signedUpAt'>,
  needed: number,
): Promise<TrustFacts> {
  const [photos, decided, restrictions, reports] = await Promise.all([
    reads.photos.of(id),
    lastDecisions(reads, id),
    reads.restrictions.of(id),
    reads.reports.about(id, LOOKED_AT),
  ])
  const refused = decided.filter(({ action }) => REFUSALS.includes(action))
  return {
    needed,
    joinedAt: signedUpAt,
    shown: photos.filter(({ state }) => state === 'active').length,
    approved: decided.filter(({ action }) => APPROVALS.some((one) => one === action)).length,
    refusedAt: refused.length === 0 ? null : Math.max(...refused.map(({ at }) => at)),
    restricted:
      restrictions.length > 0 ||
      reports.some(({ decision }) => decision !== null && decision.outcome !== 'no-action'),
  }
}

/** The last decision on each photo, also on those that were removed. */
async function lastDecisions({ operatorActions }: Needs, member: MemberId) {
  const newest = await operatorActions.onPhotosOf(member, LOOKED_AT)
  const known: readonly string[] = [...APPROVALS, ...REFUSALS, 'photo.reopened']
  const seen = new Set<string>()
  return newest.filter(({ action, subject }) => {
    if (!known.includes(action) || subject === null || seen.has(subject)) return false
    seen.add(subject)
    return true
  })
}
