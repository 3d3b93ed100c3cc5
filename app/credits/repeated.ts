import { repeatableBundle } from '#core/orders/bundles.ts'
import type { Bundle, Offered, Order } from './queries.ts'

/** The bundle that is bought once more; `null` where nothing was bought, or it is no longer for sale. */
export const repeated = (last: Order | null, { bundles }: Offered): Bundle | null =>
  repeatableBundle(last ? [{ state: last.state, bundle: last.bundle_id }] : [], bundles)
