import { repeatableBundle } from '#core/money/orders/bundles.ts'
import type { Bundle, Offered, Order } from '../credits/queries.ts'

/** The bundle to repeat; `null` if none was bought, or it is no longer sold. */
export const bundleToRepeat = (last: Order | null, { bundles }: Offered): Bundle | null =>
  repeatableBundle(last ? [{ state: last.state, bundle: last.bundle_id }] : [], bundles)
