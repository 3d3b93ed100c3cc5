import type { Account, AccountStatus, MemberId } from '../../accounts/account.ts'
import type { Order } from '../../money/order.ts'
import type { Wallet } from '../../money/ports.ts'
import { listOrders } from '../../money/read-orders.ts'
import type { Ports, Reads } from '../../ports.ts'
import type { PhotoId } from '../../profiles/photo.ts'
import type { Profile, ProfileKind } from '../../profiles/profile.ts'
import type { ListedReport } from '../../safety/report.ts'
import { isBanned, MISUSE, pausedUntil, type Restriction } from '../../safety/restriction.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant, IsoDate } from '../../shared/time.ts'
import type { Country } from '../../site/countries.ts'
import type { Locale } from '../../site/locales.ts'
import type { SiteId } from '../../site/settings.ts'
import type { DeskError } from '../errors.ts'
import { type AuditLine, auditLines } from '../log/audit.ts'
import type { NamedAction } from '../log/list-actions.ts'
import { type ProfilePhoto, profilePhotos } from '../photos/profile-photos.ts'

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

/** A member in a line of the desk. */
export type MemberSummary = {
  readonly id: MemberId
  /** `null` once erased. */
  readonly name: string | null
  readonly kind: ProfileKind | null
  readonly birthDate: IsoDate | null
  readonly town: string | null
  /** The photo that all members see first. */
  readonly photo: PhotoId | null
  readonly status: AccountStatus
  readonly site: SiteId
  readonly country: Country
  /** The language of their mails. */
  readonly language: Locale
  readonly signedUpAt: Instant
}

/** The summary of an account with its profile; an erased member has none. */
export const summaryOf = (
  { id, status, site, country, language, signedUpAt }: Account,
  profile: Profile | null,
): MemberSummary => ({
  ...{ id, status, site, country, language, signedUpAt },
  name: profile?.name ?? null,
  kind: profile?.kind ?? null,
  birthDate: profile?.birthDate ?? null,
  town: profile?.place.town ?? null,
  photo: profile?.mainPhoto ?? null,
})

/** Summaries of those of `ids` that exist, by id. */
export async function summariesOf(
  { accounts, profiles }: Pick<Reads, 'accounts' | 'profiles'>,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, MemberSummary>> {
  const [found, faces] = await Promise.all([accounts.byIds(ids), profiles.byIds(ids)])
  const byId = new Map(faces.map((profile) => [profile.id, profile]))
  return new Map(
    found.map((account) => [account.id, summaryOf(account, byId.get(account.id) ?? null)]),
  )
}
