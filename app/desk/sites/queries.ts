import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#core/site/locales.ts'
import type { PageName } from '#core/site/pages/text-pages.ts'
import type { SiteEntry } from '#core/site/settings.ts'
import { answered, api } from '../../client/client.ts'

const askSites = () => answered(api.desk.sites.get())

/** All sites of the install, published and being made. */
export const sitesQuery = queryOptions({ queryKey: ['desk', 'sites'], queryFn: askSites })

export type ListedSite = Awaited<ReturnType<typeof askSites>>['sites'][number]

const askSite = (id: string) => answered(api.desk.sites({ id }).get())

/** A site with its draft and its publications. */
export const siteQuery = (id: string) =>
  queryOptions({ queryKey: ['desk', 'site', id], queryFn: () => askSite(id) })

export type DeskSite = Awaited<ReturnType<typeof askSite>>
export type Fault = DeskSite['faults'][number]
export type Published = DeskSite['history'][number]

/** The open sites as a sites file has them, also those that no publication says. */
export const fileQuery = queryOptions({
  queryKey: ['desk', 'sites', 'file'],
  queryFn: async (): Promise<readonly SiteEntry[]> =>
    (await answered(api.desk.sites.file.get())).sites,
})

/** The fields of one publication. */
export const askPublished = async (id: string, revision: number): Promise<SiteEntry> =>
  (await answered(api.desk.sites({ id }).versions({ revision }).get())).entry

/** Which pages have a text of the site’s own, in which languages. */
export const ownPagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'site', id, 'pages'],
    queryFn: async () => (await answered(api.desk.sites({ id }).pages.get())).pages,
  })

const askVersions = async (id: string, page: PageName, locale: Locale) =>
  (await answered(api.desk.sites({ id }).pages({ page })({ locale }).get())).versions

/** The versions of one own text, newest first. */
export const pageVersionsQuery = (id: string, page: PageName, locale: Locale) =>
  queryOptions({
    queryKey: ['desk', 'site', id, 'pages', page, locale],
    queryFn: () => askVersions(id, page, locale),
  })

export type PageVersion = Awaited<ReturnType<typeof askVersions>>[number]
