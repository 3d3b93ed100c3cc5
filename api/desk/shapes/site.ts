import { t } from 'elysia'
import type { ListedSite, NamedDraft, NamedVersion, SiteView } from '#core/desk/sites/view-sites.ts'
import { isoOf } from '#core/shared/time.ts'
import { SITE_FAULTS, type SiteFault } from '#core/site/settings.ts'
import { MOST, Moment, Nullable, OneOf, Whole } from '../../basics.ts'

/** An id of a site in a path; any other text is of none. */
export const SiteParams = t.Object({ id: t.String({ maxLength: 30 }) })

/** A site as a sites file has it: `id`, and fields that the answer to a draft judges. */
export const EntryShape = t.Object(
  { id: t.String({ maxLength: 30 }) },
  { additionalProperties: true },
)

/** A number of a publication, or of a draft's version. */
export const Revision = Whole({ minimum: 0, maximum: MOST })

/** What is wrong with a field, and what would be right where the fault does not say it. */
export const FaultShape = t.Object({
  site: t.String(),
  /** Such as `company.kvk`; '' is the whole site. */
  field: t.String(),
  fault: OneOf(SITE_FAULTS),
  expected: t.String(),
})
export const faultsOf = (faults: readonly SiteFault[]) => faults.map((fault) => ({ ...fault }))

/** A publication; without its fields, which are asked for by revision. */
export const VersionShape = t.Object({
  revision: Whole(),
  by: Nullable(t.String()),
  at: Moment,
  /** The earlier revision that it repeats. */
  restored: Nullable(Whole()),
  /** Whether it closed the site. */
  closed: t.Boolean(),
})
export const versionOf = ({ revision, by, at, restored, entry }: NamedVersion) => ({
  revision,
  by,
  at: isoOf(at),
  restored,
  closed: entry === null,
})

export const DraftShape = t.Object({
  version: Whole(),
  /** The publication that it changes; a later one keeps it from being published. */
  base: Nullable(Whole()),
  by: t.String(),
  at: Moment,
})
type Draft = Pick<NamedDraft, 'version' | 'base' | 'by' | 'at'>
export const draftOf = ({ version, base, by, at }: Draft) => ({
  version,
  base,
  by,
  at: isoOf(at),
})

export const SourceShape = OneOf(['file', 'rows'])

export const ListedSiteShape = t.Object({
  id: t.String(),
  name: t.String(),
  domain: t.String(),
  published: Nullable(VersionShape),
  draft: Nullable(DraftShape),
  /** Whether members can reach it. */
  open: t.Boolean(),
})
export const listedSiteOf = ({ id, name, domain, published, draft, open }: ListedSite) => ({
  id,
  name,
  domain,
  published: published && versionOf(published),
  draft: draft && draftOf(draft),
  open,
})

export const SiteViewShape = t.Object({
  /** `file`: nothing can be changed here. */
  source: SourceShape,
  /** The draft, else what is published. */
  entry: EntryShape,
  /** What the site has where the entry names nothing. */
  defaults: EntryShape,
  /** What its lists may have. */
  choices: t.Object({
    payment_methods: t.Array(t.String()),
    visible_profile_fields: t.Array(t.String()),
    search_fields: t.Array(t.String()),
    interests: t.Array(t.String()),
  }),
  published: Nullable(VersionShape),
  draft: Nullable(DraftShape),
  open: t.Boolean(),
  /** What keeps the draft from being published. */
  faults: t.Array(FaultShape),
  history: t.Array(VersionShape),
})
export const siteViewOf = ({ source, entry, defaults, choices, open, ...view }: SiteView) => ({
  source,
  entry: { ...entry },
  defaults: { ...defaults },
  choices: {
    payment_methods: [...choices.payment_methods],
    visible_profile_fields: [...choices.visible_profile_fields],
    search_fields: [...choices.search_fields],
    interests: [...choices.interests],
  },
  published: view.published && versionOf(view.published),
  draft: view.draft && draftOf(view.draft),
  open,
  faults: faultsOf(view.faults),
  history: view.history.map(versionOf),
})
