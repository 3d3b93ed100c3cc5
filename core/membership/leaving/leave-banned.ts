import type { DeletionReason } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { SiteId } from '../../site/settings.ts'
import { type PasswordProof, type ProofRefusal, proveByPassword } from './begin-leaving.ts'
import { deleteAccount } from './delete-account.ts'
import { type ReadableExport, requestExport } from './readable-export.ts'

type Needs = Pick<
  Ports,
  | 'reads'
  | 'atomically'
  | 'inTurn'
  | 'photoFiles'
  | 'limits'
  | 'passwords'
  | 'secrets'
  | 'domains'
  | 'providers'
  | 'sites'
  | 'now'
  | 'newId'
>

/** A banned member's data, by their password (GDPR, articles 15 and 20): a ban takes no right of access. */
export async function exportBanned(
  ports: Needs,
  proof: PasswordProof,
): Promise<Result<ReadableExport, ProofRefusal>> {
  const banned = await proveByPassword(ports, proof, 'banned')
  return banned.ok ? requestExport(ports, banned.value.id) : banned
}

/** Deletes a banned member's account, by their password (GDPR, article 17). Who comes back is still banned. */
export async function deleteBanned(
  ports: Needs,
  { reason, site, ...proof }: PasswordProof & { reason: DeletionReason | null; site: SiteId },
): Promise<Result<null, ProofRefusal>> {
  const banned = await proveByPassword(ports, proof, 'banned')
  if (!banned.ok) return banned
  await deleteAccount(ports, { member: banned.value.id, reason, site })
  return ok(null)
}
