import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type Account, isOpen, isShown } from './account.ts'
import type { AccountError } from './errors.ts'
import type { TooManyTries } from './password-tries.ts'
import { provePassword } from './prove-password.ts'
import { type Browser, type Started, startSession } from './start-session.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'limits' | 'passwords' | 'secrets' | 'now'>

export type LogIn = {
  readonly email: string
  readonly password: string
  /** The internet address it comes from, for the count of tries. */
  readonly address: string
  readonly browser: Browser
}

type Refusal =
  | TooManyTries
  | Extract<AccountError, { code: 'login.failed' | 'account.deleted' | 'account.banned' }>

/** Signs a member in. Only who knows the password learns that the account is deleted or banned. */
export async function logIn(
  ports: Needs,
  { email: typed, password, address, browser }: LogIn,
): Promise<Result<Started & { readonly account: Account }, Refusal>> {
  const email = typed.trim()
  const device = browser.device === null ? null : ports.secrets.hash(browser.device)
  const account = await ports.reads.accounts.byEmail(email)
  const proven = await provePassword(ports, { account, email, password, address, device })
  if (!proven.ok) return proven
  if (!account) return err({ code: 'login.failed' })

  return ports.atomically(async (stores) => {
    const held = await stores.accounts.hold(account.id)
    if (held?.status === 'deleted') return err({ code: 'account.deleted' })
    if (held?.status === 'banned') return err({ code: 'account.banned' })
    // A password that changed since it was read is not the one that was proven.
    if (!held || !isOpen(held) || held.passwordHash !== account.passwordHash) {
      return err({ code: 'login.failed' })
    }
    const started = await startSession(stores, ports, { member: held.id, browser })
    if (started.onNewDevice && isShown(held)) {
      const { member, id: session } = started.session
      await stores.events.append({ type: 'device.added', member, session }, ports.now())
    }
    return ok({ ...started, account: held })
  })
}
