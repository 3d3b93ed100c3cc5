import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Millis } from '#core/shared/time.ts'
import { userQuery } from '../../accounts/account/queries.ts'
import { invalidate } from '../../client/invalidate.ts'
import { codeQuery, type Discount, discountQuery } from './queries.ts'
import { useRemaining } from './use-remaining.ts'

/** A discount with its remaining time. */
export type CurrentDiscount = {
  readonly discount: Discount
  /** Time until the price really changes; `null` if it does not. */
  readonly remaining: Millis | null
}

/** The active discount: the time bonus, else the welcome discount; removed the second it ends (spec §4). */
export function useActiveDiscount(): CurrentDiscount | null {
  const { data: user } = useQuery(userQuery)
  const enabled = Boolean(user && !user.paid_user)
  const { data, dataUpdatedAt } = useQuery({ ...discountQuery, enabled })
  return useCurrent(enabled ? (data ?? null) : null, dataUpdatedAt)
}

/** The discount of a typed code; without one, or if refused, the active discount. */
export function useDiscount(code: string | null): CurrentDiscount | null {
  const active = useActiveDiscount()
  const { data, dataUpdatedAt } = useQuery({ ...codeQuery(code ?? ''), enabled: code !== null })
  const typed = useCurrent(code === null ? null : (data ?? null), dataUpdatedAt)
  return typed ?? active
}

function useCurrent(discount: Discount | null, receivedAt: number): CurrentDiscount | null {
  const queries = useQueryClient()
  const deadline = (until: string | null | undefined) =>
    discount && until ? { until, now: discount.now, receivedAt } : null
  const remaining = useRemaining(deadline(discount?.price.until))
  // A following discount at the same price has its own name.
  const over = useRemaining(deadline(discount?.expires)) === 0

  useEffect(() => {
    if (!over) return
    void invalidate(queries, { type: 'prices' })
  }, [over, queries])

  return discount && remaining !== 0 ? { discount, remaining } : null
}
