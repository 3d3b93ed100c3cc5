import { Elysia, t } from 'elysia'
import { discardDraft, saveDraft } from '#core/desk/sites/edit-site.ts'
import { closeSite, publishSite, restoreSite } from '#core/desk/sites/publish-site.ts'
import { draftFaults } from '#core/desk/sites/view-sites.ts'
import type { Ports } from '#core/ports.ts'
import { DONE, Done, Whole } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { EntryShape, FaultShape, faultsOf, Revision, SiteParams } from '../shapes/site.ts'

const Saved = t.Object({
  version: Whole(),
  /** What keeps it from being published. */
  faults: t.Array(FaultShape),
})
const Published = t.Object({ revision: Whole() })

/** A site that is being changed, for operators: its draft, and what is published of it. */
export const deskSiteDrafts = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/sites', tags: ['Desk'] })
    .use(desk(ports, http))
    .put(
      '/:id/draft',
      async ({ params: { id: site }, body: { entry, version, base }, operator, status }) => {
        const saved = await saveDraft(ports, { site, entry, version, base, operator })
        if (!saved.ok) return status(statusOf(saved.error), saved.error)
        const faults = await draftFaults(ports, saved.value)
        return { version: saved.value.version, faults: faultsOf(faults) }
      },
      {
        operator: 'sites',
        params: SiteParams,
        body: t.Object({
          entry: EntryShape,
          /** The version that was changed; `null` begins a draft. */
          version: t.Union([Revision, t.Null()]),
          /** The publication that was seen; `null` is none. */
          base: t.Union([Revision, t.Null()]),
        }),
        response: { 200: Saved, ...refusals('site.read-only', 'site.changed', 'site.invalid') },
        detail: { summary: 'Save a draft; what is wrong with it keeps it from being published' },
      },
    )
    .delete(
      '/:id/draft',
      async ({ params: { id: site }, body: { version }, status }) => {
        const gone = await discardDraft(ports, { site, version })
        return gone.ok ? DONE : status(statusOf(gone.error), gone.error)
      },
      {
        operator: 'sites',
        params: SiteParams,
        body: t.Object({ version: Revision }),
        response: { 200: Done, ...refusals('site.read-only', 'site.changed') },
        detail: { summary: 'Give up a draft' },
      },
    )
    .post(
      '/:id/publish',
      async ({ params: { id: site }, body: { version }, operator, status }) => {
        const done = await publishSite(ports, { site, version, operator })
        if (!done.ok) return status(statusOf(done.error), done.error)
        return { revision: done.value.revision }
      },
      {
        operator: 'sites',
        params: SiteParams,
        body: t.Object({ version: Revision }),
        response: {
          200: Published,
          ...refusals('site.read-only', 'site.changed', 'site.invalid', 'site.needed'),
        },
        detail: { summary: 'Publish a draft: it is served at once' },
      },
    )
    .post(
      '/:id/restore',
      async ({ params: { id: site }, body: { revision, last }, operator, status }) => {
        const done = await restoreSite(ports, { site, revision, last, operator })
        if (!done.ok) return status(statusOf(done.error), done.error)
        return { revision: done.value.revision }
      },
      {
        operator: 'sites',
        params: SiteParams,
        body: t.Object({
          revision: Revision,
          /** The newest one that the operator saw. */
          last: Revision,
        }),
        response: {
          200: Published,
          ...refusals(
            'site.not-found',
            'site.read-only',
            'site.changed',
            'site.invalid',
            'site.needed',
          ),
        },
        detail: { summary: 'Publish an earlier publication again' },
      },
    )
    .post(
      '/:id/close',
      async ({ params: { id: site }, operator, status }) => {
        const done = await closeSite(ports, { site, operator })
        if (!done.ok) return status(statusOf(done.error), done.error)
        return { revision: done.value.revision }
      },
      {
        operator: 'sites',
        params: SiteParams,
        response: {
          200: Published,
          ...refusals(
            'site.not-found',
            'site.read-only',
            'site.changed',
            'site.invalid',
            'site.needed',
          ),
        },
        detail: { summary: 'Close a site that nobody joined' },
      },
    )
