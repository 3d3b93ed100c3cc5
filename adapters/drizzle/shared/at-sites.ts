import { type AnyColumn, inArray, type SQL } from 'drizzle-orm'
import type { SiteScope } from '#core/site/settings.ts'
import type { Database } from './database.ts'

/** That a row is of some sites; no condition for all. */
export const atSites = (site: AnyColumn, sites: SiteScope): SQL | undefined =>
  sites === 'all' ? undefined : inArray(site, [...sites])

/** That a row's member is of some sites; no condition for all. */
export const ofSites = (
  { db, account }: Pick<Database, 'db' | 'account'>,
  member: AnyColumn,
  sites: SiteScope,
): SQL | undefined =>
  sites === 'all'
    ? undefined
    : inArray(
        member,
        db
          .select({ id: account.id })
          .from(account)
          .where(inArray(account.site, [...sites])),
      )
