import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { isOpen, type MemberId } from './account.ts'
import type { AccountError } from './errors.ts'
import type { MailLink } from './links.ts'
import { provesAddress, stateOf } from './mail-links.ts'
import { checkPassword, type PasswordError } from './password.ts'
import { setPassword } from './set-password.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'passwords' | 'secrets' | 'now' | 'newId'>
type Refusal = PasswordError | Extract<AccountError, { code: 'link.invalid' }>

/**
 * Sets a new password by the token of a mailed link, and signs every browser out. The same token with the same
 * password again is answered as the first time; with another it is used up.
 */
export async function resetPassword(
  ports: Needs,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Result<{ readonly member: MemberId }, Refusal>> {
  const { reads, passwords, now } = ports
  const invalid = err({ code: 'link.invalid' })
  const link = await reads.links.byHash(ports.secrets.hash(token))
  const account = link?.purpose === 'reset' && (await reads.accounts.byId(link.member))
  if (!account || !isOpen(account) || !provesAddress(link, account)) return invalid
  const state = stateOf(link, now())
  if (state === 'expired') return invalid

  const name = (await reads.profiles.byId(account.id))?.name ?? ''
  const checked = checkPassword(password, { email: account.email, name })
  if (!checked.ok) return checked
  if (state === 'used') {
    const same = await passwords.verify(checked.value, account.passwordHash)
    return same && isRecent(link, now()) ? ok({ member: account.id }) : invalid
  }

  const passwordHash = await passwords.hash(checked.value)
  return ports.atomically(async (stores) => {
    const held = await stores.accounts.hold(account.id)
    if (!held || !isOpen(held) || !(await stores.links.use(link.hash, now()))) return invalid
    await setPassword(stores, ports, held, { passwordHash, spared: null })
    return ok({ member: held.id })
  })
}

/** A used link answers for as long as it would have lived, so that it is no way to try passwords at leisure. */
const isRecent = ({ expiresAt }: MailLink, now: number): boolean => now < expiresAt
