import { keyOf, partOfKey } from '#adapters/system/email-keys.ts'
import type { Account } from '#core/accounts/account.ts'
import type { MemberFilter, MemberListReads, MemberPosition } from '#core/desk/member-lists.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { trafficSource } from '#core/site/settings.ts'
import { lastText } from '../compare.ts'
import type { Table } from '../table.ts'

/** Members by their signup, in memory. */
export function memberLists(accounts: Table<Account>, profiles: Table<Profile>): MemberListReads {
  const newestFirst = (a: MemberPosition, b: MemberPosition) => b.at - a.at || lastText(a.id, b.id)
  const positionOf = ({ signedUpAt: at, id }: Account): MemberPosition => ({ at, id })
  return {
    page: async (only, after, limit) =>
      accounts
        .all()
        .filter((account) => fits(only, account, profiles.find(account.id)))
        .filter((account) => !after || newestFirst(after, positionOf(account)) < 0)
        .toSorted((a, b) => newestFirst(positionOf(a), positionOf(b)))
        .slice(0, limit),
    sources: async (limit) =>
      [...new Set(accounts.all().flatMap(({ tracking }) => trafficSource(tracking) ?? []))]
        .toSorted((a, b) => lastText(b, a))
        .slice(0, limit),
  }
}

function fits(only: MemberFilter, account: Account, profile: Profile | null): boolean {
  const { status, site, country, source, withoutPhoto, from = 0, address } = only
  const isErased = account.status === 'erased'
  return (
    (status === undefined || account.status === status) &&
    (site === undefined || account.site === site) &&
    (country === undefined || account.country === country) &&
    (source === undefined || trafficSource(account.tracking) === source) &&
    (!withoutPhoto || profile?.mainPhoto === null) &&
    account.signedUpAt >= from &&
    (address === undefined || (!isErased && keyOf(account.email).includes(partOfKey(address))))
  )
}
