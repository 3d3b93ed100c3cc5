import type { HeldDiscount } from '#core/discounts/held-discount.ts'
import type { StandingDiscount } from '../credits/use-discount.ts'

/** The kind of discount that comes with an account, as the notices' rules ask for it; a typed code is none. */
export function heldKind(standing: StandingDiscount | null): Pick<HeldDiscount, 'kind'> | null {
  const kind = standing?.discount.kind
  return kind === 'time-bonus' || kind === 'welcome' ? { kind } : null
}
