import { type Account, isOpen, type MemberId, openStatus } from '../../accounts/account.ts'
import { signOutEverywhere } from '../../accounts/start-session.ts'
import { contactsOf } from '../../chats/may-write.ts'
import type { Payment } from '../../money/order.ts'
import { cancelPayments, cancelPending } from '../../money/settle-payment.ts'
import type { Ports, Stores } from '../../ports.ts'
import { updateListing } from '../../profiles/listing.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { RestrictionError } from '../errors.ts'
import { checkFacts, isBanned, type Restriction, type RestrictionId } from '../restriction.ts'
import { decideOnce } from './decide-once.ts'
import type { Reasons } from './warn-member.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'sites' | 'now' | 'newId'>

/** The payments are to be cancelled at their providers, after the transaction. */
type Banned = {
  readonly ban: Restriction
  readonly unpaid: readonly Payment[]
}

/**
 * Bans a member: signed out and out of sight at once, until lifted. Conversations stay readable for the other side,
 * bought credits refundable; a pending order is cancelled, and later payments are returned. A replay gets the first ban.
 */
export async function banMember(
  ports: Needs,
  reasons: Reasons,
): Promise<Result<Restriction, RestrictionError>> {
  let unpaid: Banned['unpaid'] = []
  const wanted = { id: undefined, kind: 'ban', ...reasons } as const
  const done = await decideOnce(ports, wanted, async (stores) => {
    const banned = await applyBan(stores, ports, reasons)
    if (!banned.ok) return banned
    unpaid = banned.value.unpaid
    return ok(banned.value.ban)
  })
  if (done.ok) await cancelPayments(ports, unpaid)
  return done
}

/** The same, as part of other work, which cancels the payments afterwards. */
export async function applyBan(
  stores: Stores,
  { now, newId }: Pick<Ports, 'now' | 'newId'>,
  { id = newId(), member, rule, facts: typed, report }: Reasons,
): Promise<Result<Banned, RestrictionError>> {
  const facts = checkFacts(typed)
  if (!facts.ok) return facts
  const account = await stores.accounts.lock(member)
  if (!account || account.status === 'erased') return err({ code: 'restriction.no-member' })
  if (isBanned(await stores.restrictions.of(member))) return err({ code: 'restriction.unchanged' })
  // Who deleted the account stays out of sight, and is banned on coming back.
  if (isOpen(account)) {
    const banned: Account = { ...account, status: 'banned' }
    await stores.accounts.save(banned)
    await updateListing(stores, banned)
    await signOutEverywhere(stores, member)
  }
  const unpaid = await cancelPending(stores, member, now())
  const ban: Restriction = {
    kind: 'ban',
    facts: facts.value,
    at: now(),
    ...{ id, member, rule, report },
  }
  if (!(await stores.restrictions.add(ban))) return err({ code: 'restriction.id-taken' })
  const knownTo = await contactsOf(stores, member)
  const decided = { type: 'account.banned', member, restriction: ban.id, knownTo } as const
  await stores.events.append(decided, now())
  return ok({ ban, unpaid: unpaid.ok ? unpaid.value : [] })
}

type UnbanMember = {
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
