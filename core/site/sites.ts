import type { Site, SiteId } from './settings.ts'

/** The sites of this install. */
export interface Sites {
  /** The site of a host name, or the default site when the host is unknown. */
  at(host: string): Site
  /** The site a member signed up at, or the default site when it is no more. */
  byId(id: SiteId): Site
  /** Every site, the default one first. */
  all(): readonly Site[]
}
