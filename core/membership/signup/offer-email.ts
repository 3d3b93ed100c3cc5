import type { MemberId } from '../../accounts/account.ts'
import { checkEmail, emailKey } from '../../accounts/email.ts'
import type { AccountError, EmailError } from '../../accounts/errors.ts'
import { mailboxMails } from '../../accounts/mail-links.ts'
import { isBlocked, tryKeys } from '../../accounts/rate-limit.ts'
import { blockEnd, consumeTry } from '../../accounts/tries.ts'
import type { Ports, Stores } from '../../ports.ts'
import { lookBack, minutesUntil } from '../../shared/limit.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { Settings, Tracking } from '../../site/settings.ts'
import type { SignupError } from '../errors.ts'
import { maySignUp } from './age.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'limits' | 'secrets' | 'domains' | 'now'>

/** An email in an unfinished signup; its id is the one that the signup will have. */
export type OfferedEmail = {
  readonly id: MemberId
  readonly email: string
  /** The client's IP address. */
  readonly address: string
}

export type OfferEmail = OfferedEmail & {
  readonly site: Settings
  readonly tracking: Tracking
}

type Refusal =
  | Extract<AccountError, { code: EmailError['code'] | 'email.taken' }>
  | Extract<SignupError, { code: 'signup.closed' | 'signup.refused' | 'signup.too-many' }>

/**
 * Whether a signup with this email would be refused: said where the email is asked, not steps later. Counts as the try
 * of the signup, which it answers for: asking here and at the end reveals no more, and costs no more, than the end
 * alone.
 */
export async function offerEmail(
  ports: Needs,
  { email: typed, site, tracking, ...offered }: OfferEmail,
): Promise<Result<null, Refusal>> {
  const checked = checkEmail(ports.domains, typed)
  if (!checked.ok) return checked
  if (!maySignUp(site, tracking)) return err({ code: 'signup.closed' })

  const { reads, now } = ports
  const email = checked.value
  const until = await payTry(ports, { ...offered, email })
  if (until !== null) return err({ code: 'signup.too-many', minutes: minutesUntil(until, now()) })
  if (await isBlocked(reads, ports, { email, network: offered.address }))
    return err({ code: 'signup.refused' })
  if (await reads.accounts.byEmail(email)) return err({ code: 'email.taken' })
  for (const counted of mailboxMails(ports, { ...offered, email })) {
    const full = await blockEnd(reads, counted, now())
    if (full !== null) return err({ code: 'signup.too-many', minutes: minutesUntil(full, now()) })
  }
  return ok(null)
}

/** Counts the signup's try, once for each email; the moment until which there is none, or `null`. */
async function payTry(ports: Needs, offered: OfferedEmail): Promise<Instant | null> {
  const { secrets, limits, now } = ports
  const paid = await ports.atomically(async (stores) => {
    const key = await lockOffer(stores, ports, offered)
    if (await isPaid(stores, ports, key)) return ok(null)
    const signups = { key: tryKeys(secrets).signups(offered.address), limit: limits.signups }
    const until = await consumeTry(stores, signups, now())
    if (until === null) await stores.attempts.add(key, now())
    return ok(until)
  })
  return paid.value
}

/** Whether the try of this signup was counted when its email was asked: for one signup only. */
export async function takePaidTry(ports: Needs, offered: OfferedEmail): Promise<boolean> {
  const taken = await ports.atomically(async (stores) => {
    const key = await lockOffer(stores, ports, offered)
    const paid = await isPaid(stores, ports, key)
    if (paid) await stores.attempts.clear(key)
    return ok(paid)
  })
  return taken.value
}

async function lockOffer(
  { attempts }: Pick<Stores, 'attempts'>,
  { secrets, domains }: Needs,
  { id, email, address }: OfferedEmail,
): Promise<string> {
  const key = tryKeys(secrets).offeredEmail(id, emailKey(domains, email), address)
  await attempts.lock(key)
  return key
}

/** Not longer than the try itself counts. */
const isPaid = async (
  { attempts }: Pick<Stores, 'attempts'>,
  { limits, now }: Needs,
  key: string,
): Promise<boolean> => (await attempts.since(key, lookBack(limits.signups, now()))).length > 0
