import { type HouseRule, isOpen } from '../../accounts/account.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { RestrictionError } from '../errors.ts'
import { checkFacts, type Restriction, type RestrictionId } from '../restriction.ts'
import { decideOnce } from './decide-once.ts'

/** A decision about a member: which rule, what happened, and the report behind it. */
export type Reasons = Pick<Restriction, 'member' | 'facts' | 'report'> & {
  readonly rule: HouseRule
  /** Client-made (idempotency key), from a form. */
  readonly id?: RestrictionId
}

type Stamp = Pick<Ports, 'now' | 'newId'>

/** Warns a member; nothing else changes for them. A replay gets the first warning. */
export async function warnMember(
  { atomically, now, newId }: Pick<Ports, 'atomically'> & Stamp,
  reasons: Reasons,
): Promise<Result<Restriction, RestrictionError>> {
  return decideOnce({ atomically }, { id: undefined, kind: 'warning', ...reasons }, (stores) =>
    applyWarning(stores, { now, newId }, reasons),
  )
}

/** The same, as part of other work. */
export async function applyWarning(
  { accounts, restrictions, events }: Pick<Stores, 'accounts' | 'restrictions' | 'events'>,
  { now, newId }: Stamp,
  { id = newId(), member, rule, facts: typed, report }: Reasons,
): Promise<Result<Restriction, RestrictionError>> {
  const facts = checkFacts(typed)
  if (!facts.ok) return facts
  const account = await accounts.lock(member)
  // Within the days to come back the decision is stored too.
  if (!account || !(isOpen(account) || account.status === 'deleted'))
    return err({ code: 'restriction.no-member' })
  const warning: Restriction = {
    kind: 'warning',
    facts: facts.value,
    at: now(),
    ...{ id, member, rule, report },
  }
  if (!(await restrictions.add(warning))) return err({ code: 'restriction.id-taken' })
  const decided = { type: 'account.warned', member, restriction: warning.id } as const
  await events.append(decided, now())
  return ok(warning)
}
