import { type Account, isOpen } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import { stateOf, verifiesAddress } from '../mail-links/mail-links.ts'
import type { Ports, Stores } from '../ports.ts'
import { countDisclosure } from '../rate-limits/count-disclosure.ts'
import { allowResetMail } from '../rate-limits/mail-allowance.ts'
import { tryKeys } from '../rate-limits/tries.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { MINUTE, type Millis } from '../shared/time.ts'
import type { SiteId } from '../site/settings.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'limits' | 'secrets' | 'domains' | 'now' | 'newId'
>

export type RequestReset = {
  readonly email: string
  readonly address: string
  /** The site of the request. */
  readonly site: SiteId
}

type Refusal = Extract<
  AccountError,
  { code: 'email.not-found' | 'mails.too-many' | 'tries.too-many' }
>

/** A mail that works for less than this is no help to who asks now. */
const STILL_WORKS: Millis = 15 * MINUTE
/** How long a mail may take until its link is made. */
const QUEUED: Millis = 5 * MINUTE

/**
 * Whether a reset mail that works is in the mailbox, or on its way there. Who asks again is answered alike, and nothing
 * is counted: strangers who ask would use up the member's mails.
 */
async function isResetMailOut(
  { links, attempts }: Pick<Stores, 'links' | 'attempts'>,
  { secrets, now }: Pick<Ports, 'secrets' | 'now'>,
  account: Account,
): Promise<boolean> {
  const at = now()
  const newest = await links.newest(account.id, 'reset')
  const works = newest !== null && stateOf(newest, at + STILL_WORKS) === 'usable'
  if (works && verifiesAddress(newest, account)) return true
  const [asked] = (
    await attempts.since(tryKeys(secrets).resetMails(account.id), at - QUEUED)
  ).slice(-1)
  return asked !== undefined && (newest === null || newest.sentAt < asked)
}

/** Mails a password reset link. Spec §8 wants unknown emails reported; that is rate-limited per address block. */
export async function requestReset(
  ports: Needs,
  { email, address, site }: RequestReset,
): Promise<Result<null, Refusal>> {
  const counted = await countDisclosure(ports, address)
  if (!counted.ok) return counted

  const account = await ports.reads.accounts.byEmail(email)
  if (!account || !isOpen(account)) return err({ code: 'email.not-found' })

  return ports.atomically(async (stores) => {
    await stores.accounts.lock(account.id)
    if (await isResetMailOut(stores, ports, account)) return ok(null)
    const allowed = await allowResetMail(stores, ports, { member: account.id, address })
    if (!allowed.ok) return allowed
    await stores.events.append({ type: 'reset.requested', member: account.id, site }, ports.now())
    return ok(null)
  })
}
