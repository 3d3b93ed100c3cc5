import { type Account, isOpen, type MemberId } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import { stateOf, verifiesAddress } from '../mail-links/mail-links.ts'
import type { Ports, Stores } from '../ports.ts'
import { tryKeys } from '../rate-limits/tries.ts'
import { type Browser, type Started, startSession } from '../sessions/start-session.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { MINUTE, type Millis } from '../shared/time.ts'
import { namesOf } from '../site/sites.ts'
import { checkPassword, normalizePassword, type PasswordError } from './password.ts'
import { setPassword } from './set-password.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'passwords' | 'secrets' | 'sites' | 'now'>
type Refusal = PasswordError | Extract<AccountError, { code: 'link.invalid' | 'reset.id-taken' }>
type Outcome = Result<Started & { readonly account: Account }, Refusal>

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
export async function resetPassword(ports: Needs, command: ResetPassword): Promise<Outcome> {
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
  ports: Needs,
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
  ports: Needs,
  account: Account,
  browser: Browser,
): Promise<Outcome> {
  const started = await startSession(stores, ports, { member: account.id, browser })
  return ok({ ...started, account })
}
