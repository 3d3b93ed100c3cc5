import type { Account, MemberId } from '../accounts/account.ts'
import type { Wallet } from '../credits/wallets.ts'
import type { NamedAction } from '../operators/list-actions.ts'
import { listOrders } from '../orders/list-orders.ts'
import type { Order } from '../orders/order.ts'
import type { Ports } from '../ports.ts'
import type { Profile } from '../profiles/profile.ts'
import { MISUSE, pausedUntil } from '../reports/misuse.ts'
import type { ListedReport } from '../reports/report.ts'
import { isBanned, type Restriction } from '../restrictions/restriction.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import { type AuditLine, auditLines } from './audit-lines.ts'
import type { DeskError } from './errors.ts'
import { type ProfilePhoto, profilePhotos } from './profile-photos.ts'
import { type MemberSummary, summaryOf } from './summary.ts'

/** What an operator sees of a member: no message, no secret. */
export type MemberRecord = {
  readonly summary: MemberSummary
  readonly account: Omit<Account, 'passwordHash'>
  /** `null` once erased. */
  readonly profile: Profile | null
  readonly photos: readonly ProfilePhoto[]
  /** What operators decided on their photos, removed ones too, newest first. */
  readonly photoActions: readonly NamedAction[]
  /** Newest first. */
  readonly decisions: readonly Restriction[]
  readonly banned: boolean
  /** Reports about them and by them, newest first. */
  readonly about: readonly ListedReport[]
  readonly by: readonly ListedReport[]
  /** How many of theirs were judged unfounded within the window of `MISUSE`. */
  readonly unfounded: number
  /** Until when they may not report; `null` if they may. */
  readonly pausedUntil: Instant | null
  readonly wallet: Wallet
  readonly orders: readonly Order[]
  /** The newest. */
  readonly audit: readonly AuditLine[]
}

const NEWEST = 50

/** A member's record, for an operator. */
export async function viewMember(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { member }: { readonly member: MemberId },
): Promise<Result<MemberRecord, Extract<DeskError, { code: 'member.not-found' }>>> {
  const found = await reads.accounts.byId(member)
  if (!found) return err({ code: 'member.not-found' })
  const { passwordHash: _, ...account } = found
  const at = now()
  const [profile, { photos, actions }, decisions, about, made, unfounded, wallet, orders, audit] =
    await Promise.all([
      reads.profiles.byId(member),
      profilePhotos({ reads }, member),
      reads.restrictions.of(member),
      reads.reports.about(member, NEWEST),
      reads.reports.by(member),
      reads.reports.unfounded(member, at - MISUSE.window),
      reads.wallets.of(member),
      listOrders({ reads }, { member }),
      reads.audit.of(member, null, NEWEST),
    ])
  return ok({
    summary: summaryOf(found, profile),
    ...{ account, profile, photos, decisions, about, wallet, orders },
    photoActions: actions,
    audit: auditLines(audit, actions),
    by: made.slice(0, NEWEST).map(({ note: _note, evidence: _evidence, ...report }) => report),
    banned: isBanned(decisions),
    unfounded: unfounded.length,
    pausedUntil: pausedUntil(decisions, at),
  })
}
