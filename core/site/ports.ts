import type { Site, SiteId } from './settings.ts'

/** All sites of this install. Until a site is replaced, every call returns the same object for it: pages are cached by it. */
export interface Sites {
  /** The site of a host name, or the default site for an unknown host. */
  at(host: string): Site
  /** The site a member joined, or the default site if it no longer exists. */
  byId(id: SiteId): Site
  /** All sites, the default one first. */
  all(): readonly Site[]
}

/**
 * Payment mode of this install: real (`live`), demo world (`demo`), sandbox outside the demo, with a notice on every
 * page (`test`), or no purchases (`none`).
 */
export const PAYMENTS = ['live', 'demo', 'test', 'none'] as const
export type Payments = (typeof PAYMENTS)[number]

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

export interface InstallReads {
  /** The id of this database; `null` before a server claimed it. */
  id(): Promise<string | null>
}

/** The id that ties a database to the folder with its photos. */
export interface Install extends InstallReads {
  /** Gives the database an id unless it has one, and returns the one it has: of concurrent claims the first stands. */
  claim(id: string): Promise<string>
}

/** What is read, without a transaction. */
export interface SiteReads {
  readonly siteRows: SiteRowReads
  readonly install: InstallReads
}

/** What is read and written inside a transaction. */
export interface SiteStores {
  readonly siteRows: SiteRows
  readonly install: Install
}

/** What else is asked of the world. */
export interface SitePorts {
  readonly sites: Sites
  readonly payments: Payments
}
