import { isOpen } from '../accounts/account.ts'
import type { HouseRule } from '../accounts/house-rules.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { RestrictionError } from './errors.ts'
import { checkFacts, type Restriction } from './restriction.ts'

/** A decision about a member: which rule, what happened, and the report behind it. */
export type Reasons = Pick<Restriction, 'member' | 'facts' | 'report'> & {
  readonly rule: HouseRule
}

/** Warns a member; nothing else changes for them. */
export async function warnMember(
  { atomically, now, newId }: Pick<Ports, 'atomically' | 'now' | 'newId'>,
  { member, rule, facts: typed, report }: Reasons,
): Promise<Result<Restriction, RestrictionError>> {
  const facts = checkFacts(typed)
  if (!facts.ok) return facts
  return atomically(async (stores) => {
    const account = await stores.accounts.lock(member)
    if (!account || !isOpen(account)) return err({ code: 'restriction.no-member' })
    const warning: Restriction = {
      id: newId(),
      kind: 'warning',
      facts: facts.value,
      at: now(),
      ...{ member, rule, report },
    }
    await stores.restrictions.add(warning)
    const decided = { type: 'account.warned', member, restriction: warning.id } as const
    await stores.events.append(decided, now())
    return ok(warning)
  })
}
