import type { Account } from '../accounts/account.ts'
import { emailKey } from '../accounts/email-key.ts'
import type { AccountError } from '../accounts/errors.ts'
import { verifyPassword } from '../credentials/verify-password.ts'
import type { Ports } from '../ports.ts'
import type { TooManyTries } from '../rate-limits/password-tries.ts'
import { err, ok, type Result } from '../shared/result.ts'

/** The proof of who has no session, and gets none. */
export type PasswordProof = {
  readonly email: string
  readonly password: string
  /** The client's IP address, for the rate limit. */
  readonly address: string
  /** The device cookie. */
  readonly device: string | null
}

export type ProofRefusal = TooManyTries | Extract<AccountError, { code: 'login.failed' }>

/** The account with this status whose email and password these are. Anyone else logs in. */
export async function proveByPassword(
  ports: Pick<
    Ports,
    'reads' | 'atomically' | 'limits' | 'passwords' | 'secrets' | 'domains' | 'now'
  >,
  { email: typed, password, address, device: shown }: PasswordProof,
  status: Account['status'],
): Promise<Result<Account, ProofRefusal>> {
  const email = emailKey(ports.domains, typed)
  const device = shown === null ? null : ports.secrets.hash(shown)
  const known = await ports.reads.accounts.byEmail(typed)
  // For anybody else a right password counts like a wrong one, and as at the login: the answers must not tell how an
  // account stands.
  const accepted = known?.status === status
  const proof = { account: known, accepted, email, password, address, device }
  const proven = await verifyPassword(ports, proof)
  if (!proven.ok) return proven
  return known && accepted ? ok(known) : err({ code: 'login.failed' })
}
