import { Elysia, t } from 'elysia'
import { importSites } from '#core/desk/sites/import-sites.ts'
import { exportSites, listSites, viewPublished, viewSite } from '#core/desk/sites/view-sites.ts'
import type { Ports } from '#core/ports.ts'
import { MOST, Whole } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import {
  EntryShape,
  ListedSiteShape,
  listedSiteOf,
  Revision,
  SiteParams,
  SiteViewShape,
  SourceShape,
  siteViewOf,
} from '../shapes/site.ts'

/** The sites of the install, for operators: a list, each with its publications, and the file of all. */
export const deskSites = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/sites', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '',
      async () => {
        const { source, last, sites } = await listSites(ports)
        return { source, last, sites: sites.map(listedSiteOf) }
      },
      {
        operator: 'sites',
        response: {
          200: t.Object({
            source: SourceShape,
            /** The last revision of the install; an import says which one it follows. */
            last: Whole(),
            sites: t.Array(ListedSiteShape),
          }),
        },
        detail: { summary: 'All sites, published and being made, the default one first' },
      },
    )
    .get('/file', async () => ({ sites: [...(await exportSites(ports))] }), {
      operator: 'sites',
      response: { 200: t.Object({ sites: t.Array(EntryShape) }) },
      detail: { summary: 'The published sites, as a sites file has them' },
    })
    .put(
      '/file',
      async ({ body: { sites, last }, operator, status }) => {
        const imported = await importSites(ports, { entries: sites, last, by: operator.id })
        if (!imported.ok) return status(statusOf(imported.error), imported.error)
        return { published: imported.value.map(({ site }) => site) }
      },
      {
        operator: 'sites',
        body: t.Object({ sites: t.Array(t.Unknown(), { maxItems: 200 }), last: Revision }),
        response: {
          200: t.Object({ published: t.Array(t.String()) }),
          ...refusals('site.changed', 'site.invalid'),
        },
        detail: {
          summary: 'Publish the sites of a file, and close those that are not in it',
        },
      },
    )
    .get(
      '/:id',
      async ({ params: { id }, status }) => {
        const view = await viewSite(ports, { site: id })
        return view.ok ? siteViewOf(view.value) : status(statusOf(view.error), view.error)
      },
      {
        operator: 'sites',
        params: SiteParams,
        response: { 200: SiteViewShape, ...refusals('site.not-found') },
        detail: { summary: 'A site with its draft, what is wrong with that, and its publications' },
      },
    )
    .get(
      '/:id/versions/:revision',
      async ({ params: { id, revision }, status }) => {
        const found = await viewPublished(ports, { site: id, revision })
        return found.ok ? { entry: { ...found.value } } : status(statusOf(found.error), found.error)
      },
      {
        operator: 'sites',
        params: t.Object({
          ...SiteParams.properties,
          revision: t.Numeric({ multipleOf: 1, minimum: 0, maximum: MOST }),
        }),
        response: { 200: t.Object({ entry: EntryShape }), ...refusals('site.not-found') },
        detail: { summary: 'The fields of one publication' },
      },
    )
