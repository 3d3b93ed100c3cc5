import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { MINUTE, type Millis } from '../shared/time.ts'
import { type Account, isOpen } from './account.ts'
import type { AccountError } from './errors.ts'
import { stateOf, verifiesAddress } from './mail-links.ts'
import { checkPassword, type PasswordError } from './password.ts'
import { setPassword } from './set-password.ts'
import { type Browser, type Started, startSession } from './start-session.ts'
import { tryKeys } from './tries.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'passwords' | 'secrets' | 'now'>
type Refusal = PasswordError | Extract<AccountError, { code: 'link.invalid' }>
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
 * same id gets the same answer. Any other use of a used link is refused whatever the password: otherwise it would
 * reveal whether that password is right.
 */
export async function resetPassword(ports: Needs, command: ResetPassword): Promise<Outcome> {
  const { reads, passwords, now } = ports
  const link = await reads.links.byHash(ports.secrets.hash(command.token))
  const account = link?.purpose === 'reset' && (await reads.accounts.byId(link.member))
  if (!account || !isOpen(account) || !verifiesAddress(link, account)) return INVALID
  const state = stateOf(link, now())
  if (state === 'expired') return INVALID
  if (state === 'used') return ports.atomically((stores) => again(stores, ports, command, account))

  const name = (await reads.profiles.byId(account.id))?.name ?? ''
  const checked = checkPassword(command.password, { email: account.email, name })
  if (!checked.ok) return checked
  const passwordHash = await passwords.hash(checked.value)
  return ports.atomically(async (stores): Promise<Outcome> => {
    const locked = await stores.accounts.lock(account.id)
    if (!locked || !isOpen(locked)) return INVALID
    // Used while the password was being hashed, possibly by a duplicate of this request.
    if (!(await stores.links.use(link.hash, now()))) return again(stores, ports, command, locked)
    await stores.attempts.add(tryKeys(ports.secrets).reset(command.token, command.id), now())
    await setPassword(stores, ports, locked, { passwordHash, spared: null })
    return signIn(stores, ports, { ...locked, passwordHash }, command.browser)
  })
}

/** Answers a used link, only for a replay of the request that used it. */
async function again(
  stores: Stores,
  ports: Needs,
  { token, id, browser }: ResetPassword,
  account: Account,
): Promise<Outcome> {
  const { secrets, now } = ports
  const used = await stores.attempts.since(tryKeys(secrets).reset(token, id), now() - REPLAYED)
  return used.length > 0 ? signIn(stores, ports, account, browser) : INVALID
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
