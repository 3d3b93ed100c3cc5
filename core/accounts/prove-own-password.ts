import type { Ports } from '../ports.ts'
import { err, type Result } from '../shared/result.ts'
import type { Account } from './account.ts'
import type { AccountError } from './errors.ts'
import { provePassword } from './prove-password.ts'

type Refusal = Extract<
  AccountError,
  { code: 'password.old-wrong' | 'login.blocked' | 'tries.too-many' }
>

/** Whether a signed-in member knows their password, guessed as seldom here as when logging in. */
export async function proveOwnPassword(
  ports: Pick<Ports, 'reads' | 'atomically' | 'passwords' | 'secrets' | 'now'>,
  asked: { readonly account: Account; readonly password: string; readonly address: string },
): Promise<Result<null, Refusal>> {
  const proven = await provePassword(ports, { ...asked, email: asked.account.email })
  if (proven.ok) return proven
  const { error } = proven
  return error.code === 'login.failed' ? err({ code: 'password.old-wrong' }) : err(error)
}
