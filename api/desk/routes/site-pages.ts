import { Elysia, t } from 'elysia'
import {
  listPages,
  type NamedPage,
  PAGE_LENGTH,
  pageVersions,
  publishPage,
} from '#core/desk/sites/own-pages.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import { PAGES } from '#core/site/pages/text-pages.ts'
import { MISSING, MOST, Moment, OneOf, Whole } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { BlockShape, blocksOf } from '../../site/shapes/own-page.ts'
import { SiteParams } from '../shapes/site.ts'

const TextParams = t.Object({
  ...SiteParams.properties,
  page: OneOf(PAGES, { [MISSING]: 'site.not-found' }),
  locale: OneOf(LOCALES, { [MISSING]: 'site.not-found' }),
})
/** Somewhat more than a page may have: the core counts, and says so. */
const Text = t.String({ maxLength: PAGE_LENGTH + 10_000 })

const VersionShape = t.Object({
  version: Whole(),
  by: t.String(),
  at: Moment,
  /** Markdown; '' is the product's own text. */
  text: t.String(),
})
const versionOf = ({ version, name, at, text }: NamedPage) => ({
  version,
  by: name,
  at: isoOf(at),
  text,
})

/** Texts of a site's own for the pages that the law or a lawyer asks for, in each language. */
export const deskSitePages = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/sites', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '/:id/pages',
      async ({ params: { id } }) => ({
        pages: (await listPages(ports, id)).map(({ page, locale, version, name, at, text }) => ({
          ...{ page, locale, version, by: name },
          at: isoOf(at),
          own: text !== '',
        })),
      }),
      {
        operator: 'sites',
        params: SiteParams,
        response: {
          200: t.Object({
            pages: t.Array(
              t.Object({
                page: OneOf(PAGES),
                locale: OneOf(LOCALES),
                version: Whole(),
                by: t.String(),
                at: Moment,
                /** Not once it was given back to the product. */
                own: t.Boolean(),
              }),
            ),
          }),
        },
        detail: { summary: 'Which pages have a text of the site’s own, in which languages' },
      },
    )
    .get(
      '/:id/pages/:page/:locale',
      async ({ params: { id: site, page, locale } }) => ({
        versions: (await pageVersions(ports, { site, page, locale })).map(versionOf),
      }),
      {
        operator: 'sites',
        params: TextParams,
        response: { 200: t.Object({ versions: t.Array(VersionShape) }) },
        detail: { summary: 'The versions of one text, newest first; none is the product’s own' },
      },
    )
    .put(
      '/:id/pages/:page/:locale',
      async ({ params: { id: site, page, locale }, body, operator, status }) => {
        const done = await publishPage(ports, { site, page, locale, ...body, by: operator.id })
        if (!done.ok) return status(statusOf(done.error), done.error)
        return { version: done.value.version }
      },
      {
        operator: 'sites',
        params: TextParams,
        body: t.Object({
          text: Text,
          /** The version that was changed; 0 is the product's own text. */
          version: Whole({ minimum: 0, maximum: MOST }),
        }),
        response: {
          200: t.Object({ version: Whole() }),
          ...refusals('site.not-found', 'site.changed', 'page.too-long'),
        },
        detail: { summary: 'Publish a text of a page; an empty one gives it back to the product' },
      },
    )
    .post(
      '/page-preview',
      ({ body: { text } }) => ({ blocks: blocksOf(ports.siteFormat.page(text)) }),
      {
        operator: 'sites',
        body: t.Object({ text: Text }),
        response: { 200: t.Object({ blocks: t.Array(BlockShape) }) },
        detail: { summary: 'A text as the page would show it; stores nothing' },
      },
    )
