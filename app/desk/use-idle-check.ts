import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { OPERATOR_SESSION } from '#core/desk/operator.ts'
import { MINUTE } from '#core/shared/time.ts'
import { operatorQuery } from './operator.ts'
import { useInactive } from './use-inactive.ts'

/** Past the moment at which the session has ended. */
const AFTER = OPERATOR_SESSION.idle + MINUTE

/** Asks whether the session still is, once nobody was there for that long: an unattended desk shows nobody's data. */
export function useIdleCheck(): void {
  const queries = useQueryClient()
  const inactive = useInactive(AFTER)
  useEffect(() => {
    if (inactive) void queries.invalidateQueries({ queryKey: operatorQuery.queryKey })
  }, [inactive, queries])
}
