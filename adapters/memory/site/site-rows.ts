import type { SiteRows } from '#core/site/ports.ts'
import type { SiteId } from '#core/site/settings.ts'
import type { Table } from '../table.ts'
import type { Tables } from '../tables.ts'

type Row<Name extends keyof Tables> = Tables[Name]['draft'] extends Table<infer R> ? R : never
type WithSite = { readonly site: SiteId | null }

/** Every table with a site of its own, by key. */
type SiteTables = {
  readonly accounts: Table<Row<'accounts'>>
  readonly profiles: Table<Row<'profiles'>>
  /** Tables of which the site is the only column that names one, with the key of a row. */
  readonly others: readonly { rename(from: SiteId, to: SiteId): void }[]
}

/** Renames the site of a table's rows. */
export const renaming = <R extends WithSite>(table: Table<R>, keyOf: (row: R) => string) => ({
  rename(from: SiteId, to: SiteId): void {
    for (const row of table.all())
      if (row.site === from) table.put(keyOf(row), { ...row, site: to })
  },
})

/** Sites of rows in memory. */
export const siteRows = ({ accounts, profiles, others }: SiteTables): SiteRows => ({
  joined: async () => [...new Set(accounts.all().map(({ site }) => site))].toSorted(),
  async rename(from, to) {
    for (const account of accounts.all()) {
      const { [from]: choice, ...choices } = account.siteChoices
      const siteChoices = choice === undefined ? choices : { [to]: choice, ...choices }
      const site = account.site === from ? to : account.site
      accounts.put(account.id, { ...account, site, siteChoices })
    }
    for (const profile of profiles.all()) {
      const listedOn = [...new Set(profile.listedOn.map((id) => (id === from ? to : id)))]
      profiles.put(profile.id, { ...profile, listedOn })
    }
    for (const other of others) other.rename(from, to)
  },
})
