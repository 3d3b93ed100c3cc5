import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'
import type { Entry } from './entry.ts'

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
  queryFn: async (): Promise<readonly Entry[]> => (await answered(api.desk.sites.file.get())).sites,
})

/** The fields of one publication. */
export const askPublished = async (id: string, revision: number): Promise<Entry> =>
  (await answered(api.desk.sites({ id }).versions({ revision }).get())).entry
