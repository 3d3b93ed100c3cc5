import type { Account } from '../accounts/account.ts'
import { clearBounces } from '../accounts/mail-trouble.ts'
import type { Message } from '../chats/chat.ts'
import { sendQueued } from '../chats/queued.ts'
import { grant } from '../credits/book.ts'
import type { Ports, Stores } from '../ports.ts'
import { updateListing } from '../profiles/listing.ts'

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
