import type { i18n } from 'i18next'
import type { RouterContext } from '../shared/router-context.ts'
import { settingsQuery } from './queries.ts'

type Here = { readonly match: { readonly context: RouterContext } }

/** Document title with the site's name. */
export function pageTitle(title: string, { queries }: Pick<RouterContext, 'queries'>): string {
  const name = queries.getQueryData(settingsQuery.queryKey)?.name
  return name ? `${title} · ${name}` : title
}

/** `head` of a page with only a title: `head: titled((texts) => texts.t('nav.log-in'))`. */
export const titled =
  (title: (texts: i18n) => string) =>
  ({ match: { context } }: Here) => ({
    meta: [{ title: pageTitle(title(context.texts), context) }],
  })
