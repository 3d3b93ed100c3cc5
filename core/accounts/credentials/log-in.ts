import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { type Account, isOpen } from '../account.ts'
import { emailKey } from '../email.ts'
import type { AccountError } from '../errors.ts'
import { verifyPassword } from '../password.ts'
import type { TooManyTries } from '../rate-limit.ts'
import { type Browser, type Started, startLogin } from '../start-session.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'inTurn' | 'limits' | 'passwords' | 'secrets' | 'domains' | 'now'
>

export type LogIn = {
  readonly email: string
  readonly password: string
  /** The client's IP address, for the rate limit. */
  readonly address: string
  readonly browser: Browser
}

type Refusal =
  | TooManyTries
  | Extract<AccountError, { code: 'login.failed' | 'account.deleted' | 'account.banned' }>

/** Logs a member in. That an account is deleted or banned is told only with the right password. */
export async function logIn(
  ports: Needs,
  { email: typed, password, address, browser }: LogIn,
): Promise<Result<Started & { readonly account: Account }, Refusal>> {
  const email = emailKey(ports.domains, typed)
  const device = browser.device === null ? null : ports.secrets.hash(browser.device)
  const account = await ports.reads.accounts.byEmail(typed)
  const proven = await verifyPassword(ports, { account, email, password, address, device })
  if (!proven.ok) return proven
  if (!account) return err({ code: 'login.failed' })

  return ports.atomically(async (stores) => {
    const locked = await stores.accounts.lock(account.id)
    if (locked?.status === 'deleted') return err({ code: 'account.deleted' })
    if (locked?.status === 'banned') {
      const decisions = await stores.restrictions.of(locked.id)
      const ban = decisions.find(({ kind }) => kind === 'ban')
      return err({ code: 'account.banned', rule: ban?.rule ?? null })
    }
    // The password changed since it was verified.
    if (!locked || !isOpen(locked) || locked.passwordHash !== account.passwordHash) {
      return err({ code: 'login.failed' })
    }
    const started = await startLogin(stores, ports, { account: locked, browser })
    return ok({ ...started, account: locked })
  })
}
