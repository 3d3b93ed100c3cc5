import type { Account, MemberId } from '#core/accounts/account.ts'
import type { SiteScope } from '#core/site/settings.ts'
import type { Table } from './table.ts'

/** Whether members are of some sites. */
export const ofSites =
  (accounts: Table<Account>, sites: SiteScope) =>
  (member: MemberId): boolean =>
    sites === 'all' || sites.includes(accounts.find(member)?.site ?? '')
