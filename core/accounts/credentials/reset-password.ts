import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { MINUTE, type Millis } from '../../shared/time.ts'
import type { SiteId } from '../../site/settings.ts'
import { namesOf } from '../../site/settings.ts'
import { type Account, isOpen, type MemberId } from '../account.ts'
import type { AccountError } from '../errors.ts'
import { countDisclosure } from '../links/count-disclosure.ts'
import { allowResetMail, stateOf, verifiesAddress } from '../mail-links.ts'
import { checkPassword, normalizePassword, type PasswordError } from '../password.ts'
import { tryKeys } from '../rate-limit.ts'
import { setPassword } from '../replace-address.ts'
import { type Browser, type Started, startSession } from '../start-session.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'limits' | 'secrets' | 'domains' | 'now' | 'newId'
>

type RequestReset = {
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

type ResetPasswordNeeds = Pick<
  Ports,
  'reads' | 'atomically' | 'passwords' | 'secrets' | 'sites' | 'now'
>
type ResetPasswordRefusal =
  | PasswordError
  | Extract<AccountError, { code: 'link.invalid' | 'reset.id-taken' }>
type Outcome = Result<Started & { readonly account: Account }, ResetPasswordRefusal>

/** How long the request that used a link may be replayed, since its response may have been lost. */
const REPLAYED: Millis = 10 * MINUTE

const INVALID = err({ code: 'link.invalid' })

export type ResetPassword = {
  readonly token: string
  readonly password: string
  /** Idempotency key, made by the client. */
  readonly id: string
  readonly browser: Browser
}

/**
 * Sets a new password by a mailed link's token, ends all other sessions and signs this browser in. A replay with the
 * same id and password gets the same answer. Any other use of a used link is refused whatever the password: otherwise
 * it would reveal whether that password is right.
 */
export async function resetPassword(
  ports: ResetPasswordNeeds,
  command: ResetPassword,
): Promise<Outcome> {
  const { reads, passwords, now } = ports
  const link = await reads.links.byHash(ports.secrets.hash(command.token))
  const account = link?.purpose === 'reset' && (await reads.accounts.byId(link.member))
  if (!account || !isOpen(account) || !verifiesAddress(link, account)) return INVALID
  const state = stateOf(link, now())
  if (state === 'expired') return INVALID
  if (state === 'used') return again(ports, command, account.id)

  const name = (await reads.profiles.byId(account.id))?.name ?? ''
  const checked = checkPassword(
    command.password,
    { email: account.email, name },
    namesOf(ports.sites),
  )
  if (!checked.ok) return checked
  const passwordHash = await passwords.hash(checked.value)
  const reset = await ports.atomically(async (stores): Promise<Result<Outcome, null>> => {
    const locked = await stores.accounts.lock(account.id)
    if (!locked || !isOpen(locked)) return ok(INVALID)
    // Used while the password was being hashed, possibly by a duplicate of this request.
    if (!(await stores.links.use(link.hash, now()))) return err(null)
    await stores.attempts.add(tryKeys(ports.secrets).reset(command.token, command.id), now())
    await setPassword(stores, ports, locked, { passwordHash, spared: null })
    return ok(await signIn(stores, ports, { ...locked, passwordHash }, command.browser))
  })
  return reset.ok ? reset.value : again(ports, command, account.id)
}

/** Answers a used link, only for a replay of the request that used it. */
async function again(
  ports: ResetPasswordNeeds,
  { token, id, password, browser }: ResetPassword,
  member: MemberId,
): Promise<Outcome> {
  const { reads, passwords, secrets, now } = ports
  const key = tryKeys(secrets).reset(token, id)
  const used = await reads.attempts.since(key, now() - REPLAYED)
  const account = used.length > 0 ? await reads.accounts.byId(member) : null
  if (!account) return INVALID
  // Hashed outside of the transaction: it is slow.
  if (!(await passwords.verify(normalizePassword(password), account.passwordHash))) {
    return err({ code: 'reset.id-taken' })
  }
  return ports.atomically(async (stores): Promise<Outcome> => {
    const locked = await stores.accounts.lock(member)
    // Closed, or with another password, since it was verified.
    if (!locked || !isOpen(locked) || locked.passwordHash !== account.passwordHash) return INVALID
    return signIn(stores, ports, locked, browser)
  })
}

async function signIn(
  stores: Stores,
  ports: ResetPasswordNeeds,
  account: Account,
  browser: Browser,
): Promise<Outcome> {
  const started = await startSession(stores, ports, { member: account.id, browser })
  return ok({ ...started, account })
}
