import type { Account } from '../accounts/account.ts'
import { emailKey } from '../accounts/email-key.ts'
import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import type { TooManyTries } from '../rate-limits/password-tries.ts'
import type { Session } from '../sessions/sessions.ts'
import { err, type Result } from '../shared/result.ts'
import { verifyPassword } from './verify-password.ts'

type Refusal = TooManyTries | Extract<AccountError, { code: 'password.old-wrong' }>

/** Verifies a signed-in member's password, with the same rate limit as login. */
export async function verifyOwnPassword(
  ports: Pick<
    Ports,
    'reads' | 'atomically' | 'limits' | 'passwords' | 'secrets' | 'domains' | 'now'
  >,
  { account, session: { device }, ...asked }: Asked,
): Promise<Result<null, Refusal>> {
  const email = emailKey(ports.domains, account.email)
  const proven = await verifyPassword(ports, { ...asked, account, email, device })
  if (proven.ok) return proven
  const { error } = proven
  return error.code === 'login.failed' ? err({ code: 'password.old-wrong' }) : err(error)
}

type Asked = {
  readonly account: Account
  readonly session: Session
  readonly password: string
  readonly address: string
}
