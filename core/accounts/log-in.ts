import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type Account, isOpen } from './account.ts'
import type { AccountError } from './errors.ts'
import { provePassword } from './prove-password.ts'
import { type Started, startSession } from './start-session.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'passwords' | 'secrets' | 'now'>

export type LogIn = {
  readonly email: string
  readonly password: string
  /** The internet address it comes from, for the count of tries. */
  readonly address: string
  readonly agent: string
}

type Refusal = Extract<
  AccountError,
  {
    code: 'login.failed' | 'login.blocked' | 'tries.too-many' | 'account.deleted' | 'account.banned'
  }
>

/** Signs a member in. Only who knows the password learns that the account is deleted or banned. */
export async function logIn(
  ports: Needs,
  { email: typed, password, address, agent }: LogIn,
): Promise<Result<Started & { readonly account: Account }, Refusal>> {
  const email = typed.trim()
  const account = await ports.reads.accounts.byEmail(email)
  const proven = await provePassword(ports, { account, email, password, address })
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
    return ok({ ...(await startSession(stores, ports, { member: held.id, agent })), account: held })
  })
}
