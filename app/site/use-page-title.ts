import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { useGivenTitle } from '../shared/own-title.ts'
import { settingsQuery } from './queries.ts'

const titleOf = (meta: unknown): string | undefined =>
  Array.isArray(meta) ? meta.find((tag) => typeof tag?.title === 'string')?.title : undefined

/** The page's title: set by the screen, else by the innermost route, else the site's name. */
export function usePageTitle(): string {
  const { data: settings } = useQuery(settingsQuery)
  const given = useGivenTitle()
  const title = useMatches({
    select: (matches) =>
      matches.map(({ meta }) => titleOf(meta)).findLast((one) => one !== undefined),
  })
  if (given && settings) return `${given} · ${settings.name}`
  return title ?? settings?.index_title ?? ''
}
