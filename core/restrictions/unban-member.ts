import { type Account, type MemberId, openStatus } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { updateListing } from '../profiles/listing.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { decideOnce } from './decide-once.ts'
import type { RestrictionError } from './errors.ts'
import { checkFacts, isBanned, type Restriction, type RestrictionId } from './restriction.ts'

export type UnbanMember = {
  readonly member: MemberId
  readonly facts: string
  /** Client-made (idempotency key), from a form. */
  readonly id?: RestrictionId
}

/** Lifts a ban, with the reason: the member may log in and is seen again, as before it. A replay gets the first result. */
export async function unbanMember(
  { atomically, now, newId }: Pick<Ports, 'atomically' | 'now' | 'newId'>,
  { id, member, facts: typed }: UnbanMember,
): Promise<Result<Restriction, RestrictionError>> {
  const facts = checkFacts(typed)
  if (!facts.ok) return facts
  const wanted = { kind: 'lifted', rule: null, report: null, facts: typed, id, member } as const
  return decideOnce({ atomically }, wanted, async (stores) => {
    const account = await stores.accounts.lock(member)
    if (!account || account.status === 'erased') return err({ code: 'restriction.no-member' })
    if (!isBanned(await stores.restrictions.of(member)))
      return err({ code: 'restriction.unchanged' })
    // Who deleted the account meanwhile stays deleted.
    if (account.status === 'banned') {
      const back: Account = { ...account, status: openStatus(account) }
      await stores.accounts.save(back)
      await updateListing(stores, back)
    }
    const lifted: Restriction = {
      id: id ?? newId(),
      kind: 'lifted',
      rule: null,
      facts: facts.value,
      report: null,
      at: now(),
      member,
    }
    if (!(await stores.restrictions.add(lifted))) return err({ code: 'restriction.id-taken' })
    const decided = { type: 'account.unbanned', member, restriction: lifted.id } as const
    await stores.events.append(decided, now())
    return ok(lifted)
  })
}
