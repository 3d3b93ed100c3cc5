import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { namesOf } from '../../site/settings.ts'
import type { Account } from '../account.ts'
import { emailKey } from '../email.ts'
import type { AccountError } from '../errors.ts'
import {
  checkPassword,
  normalizePassword,
  type PasswordError,
  type PasswordPorts,
  verifyPassword,
} from '../password.ts'
import type { TooManyTries } from '../rate-limit.ts'
import { setPassword } from '../replace-address.ts'
import type { Session } from '../sessions.ts'

type Refusal = TooManyTries | Extract<AccountError, { code: 'password.old-wrong' }>

/** Verifies a signed-in member's password, with the same rate limit as login. */
export async function verifyOwnPassword(
  ports: Pick<
    Ports,
    'reads' | 'atomically' | 'inTurn' | 'limits' | 'passwords' | 'secrets' | 'domains' | 'now'
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

type Needs = PasswordPorts & Pick<Ports, 'sites' | 'domains' | 'newId'>

type ChangePassword = {
  readonly account: Account
  /** The current session; all others end. */
  readonly session: Session
  readonly old: string
  readonly password: string
  readonly address: string
}

type ChangePasswordRefusal =
  | PasswordError
  | Extract<AccountError, { code: 'password.old-wrong' | 'password.unchanged' }>
  | TooManyTries

/** Changes the password of a member who knows the old one. Only the current session survives. */
export async function changePassword(
  ports: Needs,
  { account, session, old, password, address }: ChangePassword,
): Promise<Result<null, ChangePasswordRefusal>> {
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
