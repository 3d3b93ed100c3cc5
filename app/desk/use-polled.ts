import { MINUTE } from '#core/shared/time.ts'
import { POLL } from './queries.ts'
import { useInactive } from './use-inactive.ts'

/** Nobody is there: asking on would keep an unattended session alive. */
const AWAY = 5 * MINUTE

/** Options of a query that is asked again and again while somebody is at the desk. */
export function usePolled(): { readonly refetchInterval: number | false } {
  const away = useInactive(AWAY)
  return { refetchInterval: away ? false : POLL }
}
