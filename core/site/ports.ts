import type { Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { Locale } from './locales.ts'
import type { Block } from './pages/own-page.ts'
import type { PageName } from './pages/text-pages.ts'
import type {
  Site,
  SiteChoices,
  SiteDraft,
  SiteEntry,
  SiteFault,
  SiteId,
  SiteList,
  SiteSource,
  SiteVersion,
} from './settings.ts'

/** All sites of this install. Until a site is replaced, every call returns the same object for it: pages are cached by it. */
export interface Sites {
  /** The site of a host name, or the default site for an unknown host. */
  at(host: string): Site
  /** The site a member joined, or the default site if it no longer exists. */
  byId(id: SiteId): Site
  /** All sites, the default one first. */
  all(): readonly Site[]
}

/** Reads and writes entries. */
export interface SiteFormat {
  /** The sites of entries, with defaults for what an entry does not name; else every fault. */
  read(entries: readonly unknown[]): Result<SiteList, readonly SiteFault[]>
  /** What an entry has where it names nothing, field by field; without what only its operator knows. */
  defaults(entry: SiteEntry): SiteEntry
  /** What lists of an entry may have: methods that the provider offers, fields and interests that there are. */
  readonly choices: SiteChoices
  /** The blocks of a page's Markdown; HTML in it is text. */
  page(markdown: string): readonly Block[]
  /** An entry that names every field of a site. */
  write(site: Site): SiteEntry
}

export interface SiteVersionReads {
  /** The last publication of every open site, in the order of their places. */
  current(): Promise<readonly SiteVersion[]>
  byRevision(revision: number): Promise<SiteVersion | null>
  /** Publications of a site, newest first. */
  of(site: SiteId, limit: number): Promise<readonly SiteVersion[]>
  /** The last revision of the install; 0 before the first. */
  last(): Promise<number>
}

/** Publications of sites. Append-only. */
export interface SiteVersions extends SiteVersionReads {
  /** `false` if there is a publication of that revision; the store guarantees uniqueness. */
  add(version: SiteVersion): Promise<boolean>
}

export interface SiteDraftReads {
  all(): Promise<readonly SiteDraft[]>
  of(site: SiteId): Promise<SiteDraft | null>
}

export interface SiteDrafts extends SiteDraftReads {
  /** Stores a draft in place of the version before it; `false` if that is not there any more, or version 1 is not the first. */
  put(draft: SiteDraft): Promise<boolean>
  /** Removes a version; `false` if it is not there. */
  remove(site: SiteId, version: number): Promise<boolean>
}

/** One version of an operator's own text of a page, as Markdown; '' gives the page back to the product. */
export type SitePage = {
  readonly site: SiteId
  readonly page: PageName
  readonly locale: Locale
  /** 1, 2, 3, … */
  readonly version: number
  readonly text: string
  readonly by: string
  readonly at: Instant
}

export interface SitePageReads {
  /** The last version of every page of all sites. */
  current(): Promise<readonly SitePage[]>
  /** Versions of one text, newest first. */
  of(site: SiteId, page: PageName, locale: Locale, limit: number): Promise<readonly SitePage[]>
}

/** Own texts of pages. Append-only. */
export interface SitePages extends SitePageReads {
  /** `false` if there is that version; the store guarantees uniqueness. */
  add(page: SitePage): Promise<boolean>
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
  readonly siteVersions: SiteVersionReads
  readonly siteDrafts: SiteDraftReads
  readonly sitePages: SitePageReads
  readonly install: InstallReads
}

/** What is read and written inside a transaction. */
export interface SiteStores {
  readonly siteRows: SiteRows
  readonly siteVersions: SiteVersions
  readonly siteDrafts: SiteDrafts
  readonly sitePages: SitePages
  readonly install: Install
}

/** What else is asked of the world. */
export interface SitePorts {
  readonly sites: Sites
  readonly siteFormat: SiteFormat
  readonly siteSource: SiteSource
  /** Whether mails are stored in a folder of the server and nobody receives them. */
  readonly storesMails: boolean
  /** Methods of sites that the payment provider does not offer, as it said last: they are off. */
  readonly refusedMethods: () => readonly string[]
  readonly payments: Payments
}
