import type { SiteId } from './settings.ts'

/** Which sites rows belong to, whatever the configuration says. */
export interface SiteRowReads {
  /** Ids of the sites that members joined. */
  joined(): Promise<readonly SiteId[]>
}

/** The same, changed as a whole: a site got another id. */
export interface SiteRows extends SiteRowReads {
  /** Gives every row of a site to another one: members, listings, choices, orders, chat photos, complaints, offers. */
  rename(from: SiteId, to: SiteId): Promise<void>
}
