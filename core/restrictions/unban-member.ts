import { type Account, type MemberId, openStatus } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { updateListing } from '../profiles/listing.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { RestrictionError } from './errors.ts'
import { checkFacts, isBanned, type Restriction } from './restriction.ts'

/** Lifts a ban, with the reason: the member may log in and is seen again, as before it. */
export async function unbanMember(
  { atomically, now, newId }: Pick<Ports, 'atomically' | 'now' | 'newId'>,
  { member, facts: typed }: { readonly member: MemberId; readonly facts: string },
): Promise<Result<Restriction, RestrictionError>> {
  const facts = checkFacts(typed)
  if (!facts.ok) return facts
  return atomically(async (stores) => {
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
      id: newId(),
      kind: 'lifted',
      rule: null,
      facts: facts.value,
      report: null,
      at: now(),
      member,
    }
    await stores.restrictions.add(lifted)
    const decided = { type: 'account.unbanned', member, restriction: lifted.id } as const
    await stores.events.append(decided, now())
    return ok(lifted)
  })
}
