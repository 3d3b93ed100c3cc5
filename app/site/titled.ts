import type { i18n } from 'i18next'
import type { RouterContext } from '../shared/router-context.ts'
import { settingsQuery } from './queries.ts'

type Here = { readonly match: { readonly context: RouterContext } }

/** What a page is called on a tab, with the site's name behind it. */
export function pageTitle(title: string, { queries }: Pick<RouterContext, 'queries'>): string {
  const name = queries.getQueryData(settingsQuery.queryKey)?.name
  return name ? `${title} · ${name}` : title
}

/** The head of a page that only has a title to tell: `head: titled((texts) => texts.t('nav.log-in'))`. */
export const titled =
  (title: (texts: i18n) => string) =>
  ({ match: { context } }: Here) => ({
    meta: [{ title: pageTitle(title(context.texts), context) }],
  })
