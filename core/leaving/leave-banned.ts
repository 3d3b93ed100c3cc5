import type { Account } from '../accounts/account.ts'
import type { DeletionReason } from '../accounts/deletion.ts'
import { normalizeEmail } from '../accounts/email.ts'
import type { AccountError } from '../accounts/errors.ts'
import { verifyPassword } from '../credentials/verify-password.ts'
import type { Ports } from '../ports.ts'
import type { TooManyTries } from '../rate-limits/password-tries.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { SiteId } from '../site/settings.ts'
import { deleteAccount } from './delete-account.ts'
import type { MemberExport } from './export-member.ts'
import { requestExport } from './request-export.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'limits' | 'passwords' | 'secrets' | 'providers' | 'now'
>

/** The proof of who has no session, and gets none. */
export type BannedProof = {
  readonly email: string
  readonly password: string
  /** The client's IP address, for the rate limit. */
  readonly address: string
  /** The device cookie. */
  readonly device: string | null
}

type Refusal = TooManyTries | Extract<AccountError, { code: 'login.failed' }>

/** A banned member's data, by their password (GDPR, articles 15 and 20): a ban takes no right of access. */
export async function exportBanned(
  ports: Needs,
  proof: BannedProof,
): Promise<Result<MemberExport, Refusal>> {
  const banned = await proveBanned(ports, proof)
  return banned.ok ? requestExport(ports, banned.value.id) : banned
}

/** Deletes a banned member's account, by their password (GDPR, article 17). Who comes back is still banned. */
export async function deleteBanned(
  ports: Needs,
  { reason, site, ...proof }: BannedProof & { reason: DeletionReason | null; site: SiteId },
): Promise<Result<null, Refusal>> {
  const banned = await proveBanned(ports, proof)
  if (!banned.ok) return banned
  await deleteAccount(ports, { member: banned.value.id, reason, site })
  return ok(null)
}

/** Anyone else logs in, and has both in their settings. */
async function proveBanned(
  ports: Needs,
  { email: typed, password, address, device: shown }: BannedProof,
): Promise<Result<Account, Refusal>> {
  const email = normalizeEmail(typed)
  const device = shown === null ? null : ports.secrets.hash(shown)
  const known = await ports.reads.accounts.byEmail(email)
  // For anybody else a right password counts like a wrong one: the answers must not tell it.
  const account = known?.status === 'banned' ? known : null
  const proven = await verifyPassword(ports, { account, email, password, address, device })
  if (!proven.ok) return proven
  return account ? ok(account) : err({ code: 'login.failed' })
}
