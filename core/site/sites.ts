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

/** What the sites are called. */
export const namesOf = (sites: Sites): readonly string[] =>
  sites.all().map(({ settings }) => settings.name)
