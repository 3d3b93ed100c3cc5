import type { Account, AccountStatus, MemberId } from '../accounts/account.ts'
import type { Reads } from '../ports.ts'
import type { Profile, ProfileKind } from '../profiles/profile.ts'
import type { Instant, IsoDate } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Locale } from '../site/locales.ts'
import type { SiteId } from '../site/settings.ts'

/** A member in a line of the desk. */
export type MemberSummary = {
  readonly id: MemberId
  /** `null` once erased. */
  readonly name: string | null
  readonly kind: ProfileKind | null
  readonly birthDate: IsoDate | null
  readonly town: string | null
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
