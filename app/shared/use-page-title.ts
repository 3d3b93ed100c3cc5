import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { settingsQuery } from '../site/queries.ts'

const titleOf = (meta: unknown): string | undefined =>
  Array.isArray(meta) ? meta.find((tag) => typeof tag?.title === 'string')?.title : undefined

/** What the page is called: the innermost route's word, else the site's own. */
export function usePageTitle(): string {
  const { data: settings } = useQuery(settingsQuery)
  const title = useMatches({
    select: (matches) =>
      matches
        .toReversed()
        .map(({ meta }) => titleOf(meta))
        .find((one) => one !== undefined),
  })
  return title ?? settings?.index_title ?? ''
}
