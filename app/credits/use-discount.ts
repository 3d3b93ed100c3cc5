import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Millis } from '#core/shared/time.ts'
import { userQuery } from '../account/queries.ts'
import { invalidate } from '../client/invalidate.ts'
import { codeQuery, type Discount, discountQuery } from './queries.ts'
import { useRemaining } from './use-remaining.ts'

/** A discount as it stands this second. */
export type StandingDiscount = {
  readonly discount: Discount
  /** Until the price really changes; `null` where it does not. */
  readonly remaining: Millis | null
}

/** The discount a member holds: the time bonus, else the welcome discount; gone the second its time is up (spec §4). */
export function useActiveDiscount(): StandingDiscount | null {
  const { data: user } = useQuery(userQuery)
  const enabled = Boolean(user && !user.paid_user)
  const { data, dataUpdatedAt } = useQuery({ ...discountQuery, enabled })
  return useStanding(enabled ? (data ?? null) : null, dataUpdatedAt)
}

/** The discount a typed code stands for; without one, or while it is not accepted, the active discount. */
export function useDiscount(code: string | null): StandingDiscount | null {
  const active = useActiveDiscount()
  const { data, dataUpdatedAt } = useQuery({ ...codeQuery(code ?? ''), enabled: code !== null })
  const typed = useStanding(code === null ? null : (data ?? null), dataUpdatedAt)
  return typed ?? active
}

function useStanding(discount: Discount | null, receivedAt: number): StandingDiscount | null {
  const queries = useQueryClient()
  const deadline = (until: string | null | undefined) =>
    discount && until ? { until, now: discount.now, receivedAt } : null
  const remaining = useRemaining(deadline(discount?.price.until))
  // A discount may hand over to another at the same price: that one then has its own name.
  const over = useRemaining(deadline(discount?.expires)) === 0

  useEffect(() => {
    if (!over) return
    void invalidate(queries, { type: 'prices' })
  }, [over, queries])

  return discount && remaining !== 0 ? { discount, remaining } : null
}
