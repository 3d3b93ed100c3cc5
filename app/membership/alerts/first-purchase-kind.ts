import type { FirstPurchaseDiscount } from '#core/money/first-purchase-discount.ts'
import type { CurrentDiscount } from '../../money/credits/use-discount.ts'

/** The kind of an automatic discount, for the alert rules; `null` for a typed code. */
export function firstPurchaseKind(
  current: CurrentDiscount | null,
): Pick<FirstPurchaseDiscount, 'kind'> | null {
  const kind = current?.discount.kind
  return kind === 'time-bonus' || kind === 'welcome' ? { kind } : null
}
