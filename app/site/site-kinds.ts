import { useQuery } from '@tanstack/react-query'
import { type Settings, settingsQuery } from './queries.ts'

type Kinds = Pick<Settings, 'has_fictional' | 'member_resell'>

/** The profiles that a site has besides people; `all` is both kinds, `people` none. The context of the texts about them. */
export function siteKinds({ has_fictional, member_resell }: Kinds) {
  if (has_fictional) return member_resell ? 'all' : 'fictional'
  return member_resell ? 'cam' : 'people'
}

/** Those of this site. */
export function useSiteKinds() {
  const { data: settings } = useQuery(settingsQuery)
  return settings ? siteKinds(settings) : 'all'
}
