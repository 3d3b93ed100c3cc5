import { type Account, clearBounces } from '../../accounts/account.ts'
import type { AccountError } from '../../accounts/errors.ts'
import { lockByLink, stateOf, verifiesAddress } from '../../accounts/mail-links.ts'
import type { Message } from '../../chats/chat.ts'
import { sendQueued } from '../../chats/queued.ts'
import { grant } from '../../money/book.ts'
import type { Ports, Stores } from '../../ports.ts'
import { updateListing } from '../../profiles/listing.ts'
import { err, ok, type Result } from '../../shared/result.ts'

/** Result of a confirmation: granted credits, and queued messages that were sent. */
export type Confirmed = {
  readonly account: Account
  readonly credits: number
  readonly sent: readonly Message[]
}

/** Activates a locked account: visible, credits granted, queued messages sent. */
export async function confirm(
  stores: Stores,
  { sites, now, newId }: Pick<Ports, 'sites' | 'now' | 'newId'>,
  unconfirmed: Account,
): Promise<Confirmed> {
  const stamp = { now, newId }
  const account: Account = { ...clearBounces(unconfirmed), status: 'active', confirmedAt: now() }
  await stores.accounts.save(account)
  await updateListing(stores, account)

  const amount = sites.byId(account.site).settings.signupCredits
  const gift = { member: account.id, amount, reference: account.id, reason: 'signup' } as const
  const granted = amount > 0 && (await grant(stores, stamp, gift))
  await stores.events.append({ type: 'account.confirmed', member: account.id }, now())
  const sent = await sendQueued(stores, stamp, account)
  return { account, credits: granted ? amount : 0, sent }
}

type Needs = Pick<Ports, 'atomically' | 'secrets' | 'sites' | 'now' | 'newId'>
type Refusal = Extract<AccountError, { code: 'link.invalid' }>

/**
 * Confirms an email by its link's token. Idempotent: a second call answers that the account is active, and grants
 * nothing more.
 */
export async function confirmEmail(
  ports: Needs,
  token: string,
): Promise<Result<Confirmed, Refusal>> {
  const { atomically, secrets, now } = ports
  return atomically(async (stores): Promise<Result<Confirmed, Refusal>> => {
    const found = await lockByLink(stores, secrets.hash(token), 'activate')
    if (!found || !verifiesAddress(found.link, found.account)) return err({ code: 'link.invalid' })
    const { link, account } = found
    if (account.status === 'active') return ok({ account, credits: 0, sent: [] })

    const usable = account.status === 'not_confirmed' && stateOf(link, now()) === 'usable'
    if (!usable || !(await stores.links.use(link.hash, now()))) return err({ code: 'link.invalid' })
    await stores.links.void(account.id, 'activate')
    return ok(await confirm(stores, ports, account))
  })
}
