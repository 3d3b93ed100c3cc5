import type { Account } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import type { TooManyTries } from '../rate-limits/password-tries.ts'
import type { Session } from '../sessions/sessions.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { namesOf } from '../site/sites.ts'
import { checkPassword, normalizePassword, type PasswordError } from './password.ts'
import { setPassword } from './set-password.ts'
import { verifyOwnPassword } from './verify-own-password.ts'

type Needs = Pick<
  Ports,
  | 'reads'
  | 'atomically'
  | 'limits'
  | 'passwords'
  | 'secrets'
  | 'sites'
  | 'domains'
  | 'now'
  | 'newId'
>

export type ChangePassword = {
  readonly account: Account
  /** The current session; all others end. */
  readonly session: Session
  readonly old: string
  readonly password: string
  readonly address: string
}

type Refusal =
  | PasswordError
  | Extract<AccountError, { code: 'password.old-wrong' | 'password.unchanged' }>
  | TooManyTries

/** Changes the password of a member who knows the old one. Only the current session survives. */
export async function changePassword(
  ports: Needs,
  { account, session, old, password, address }: ChangePassword,
): Promise<Result<null, Refusal>> {
  const name = (await ports.reads.profiles.byId(account.id))?.name ?? ''
  const checked = checkPassword(password, { email: account.email, name }, namesOf(ports.sites))
  if (!checked.ok) return checked
  const proven = await verifyOwnPassword(ports, { account, session, password: old, address })
  if (!proven.ok) return proven
  // Who changes it because it leaked must not believe it is safe now.
  if (checked.value === normalizePassword(old)) return err({ code: 'password.unchanged' })

  const passwordHash = await ports.passwords.hash(checked.value)
  return ports.atomically(async (stores) => {
    const locked = await stores.accounts.lock(account.id)
    // Two concurrent changes: the second one proved an outdated password.
    if (locked?.passwordHash !== account.passwordHash) return err({ code: 'password.old-wrong' })
    await setPassword(stores, ports, locked, { passwordHash, spared: session })
    return ok(null)
  })
}
