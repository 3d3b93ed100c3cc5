import type { Account } from '../accounts/account.ts'
import { reached } from '../accounts/mail-trouble.ts'
import type { Message } from '../chats/chat.ts'
import { sendHeld } from '../chats/held.ts'
import { grant } from '../credits/book.ts'
import type { Ports, Stores } from '../ports.ts'
import { relist } from '../profiles/listing.ts'

/** What confirming an email brought: credits, and the messages that were waiting for it, now sent. */
export type Confirmed = {
  readonly account: Account
  readonly credits: number
  readonly sent: readonly Message[]
}

/** Makes a held account whole: active, in sight, given its credits, its waiting messages sent. */
export async function confirm(
  stores: Stores,
  { sites, now, newId }: Pick<Ports, 'sites' | 'now' | 'newId'>,
  unconfirmed: Account,
): Promise<Confirmed> {
  const stamp = { now, newId }
  const account: Account = { ...reached(unconfirmed), status: 'active', confirmedAt: now() }
  await stores.accounts.save(account)
  await relist(stores, account)

  const amount = sites.byId(account.site).settings.signupCredits
  const gift = { member: account.id, amount, reference: account.id, reason: 'signup' } as const
  const granted = amount > 0 && (await grant(stores, stamp, gift))
  await stores.events.append({ type: 'account.confirmed', member: account.id }, now())
  const sent = await sendHeld(stores, stamp, account)
  return { account, credits: granted ? amount : 0, sent }
}
