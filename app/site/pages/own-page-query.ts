import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#core/site/locales.ts'
import type { PageName } from '#core/site/pages/text-pages.ts'
import { answered, api } from '../../client/client.ts'
import type { Settings } from '../queries.ts'

const ask = (page: PageName, language: Locale) =>
  answered(api['own-pages']({ page }).get({ query: { language } }))

/** The site's own text of a page in a language. */
export const ownPageQuery = (page: PageName, language: Locale) =>
  queryOptions({
    queryKey: ['own-page', page, language],
    queryFn: () => ask(page, language),
    staleTime: Number.POSITIVE_INFINITY,
  })

export type OwnPageText = Awaited<ReturnType<typeof ask>>
export type Block = OwnPageText['blocks'][number]
export type Span = Extract<Block, { kind: 'paragraph' }>['spans'][number]

/** Whether the site has a text of its own for a page in a language. */
export const hasOwnPage = (
  { own_pages: pages }: Pick<Settings, 'own_pages'>,
  page: PageName,
  language: string,
): boolean => pages[page]?.[language] !== undefined
