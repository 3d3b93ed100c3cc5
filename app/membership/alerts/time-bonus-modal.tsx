import { useEffect, useState } from 'react'
import { showsTimeBonusModal } from '#core/membership/alerts/bonus-alerts.ts'
import { inMembersArea } from '#core/membership/alerts/entry-warning.ts'
import type { Instant } from '#core/shared/time.ts'
import type { User } from '../../accounts/account/queries.ts'
import { useActiveDiscount } from '../../money/credits/use-discount.ts'
import { useMayInterrupt } from '../../shared/use-may-interrupt.ts'
import { useOpenedOnce } from '../../shared/use-opened-once.ts'
import { lazyOverlay } from '../../site/lazy-overlay.tsx'
import { firstPurchaseKind } from './first-purchase-kind.ts'
import { useRouteName } from './route-name.ts'
import { useDismissals } from './use-dismissals.ts'

const TimeBonusOffer = lazyOverlay(
  () => import('./time-bonus-offer.tsx').then(({ TimeBonusOffer }) => TimeBonusOffer),
  { silent: true },
)

/** Spec §6 and §9: tells a new member without credits about their time bonus, after some time on the site. */
export function TimeBonusModal({ user }: { readonly user: User }) {
  const route = useRouteName()
  const current = useActiveDiscount()
  const enteredAt = useEnteredAt(inMembersArea(route))
  const { dismissals, dismiss } = useDismissals()
  // The countdown re-renders this every second.
  const now = Date.now()
  const due = showsTimeBonusModal(
    {
      discount: firstPurchaseKind(current),
      route,
      credits: user.credits,
      inAreaFor: enteredAt === null ? 0 : now - enteredAt,
    },
    dismissals,
    now,
  )
  const open = useMayInterrupt({ wanted: due, patient: true })
  const opened = useOpenedOnce(open)
  if (!current || !opened) return null
  return (
    <TimeBonusOffer
      percentage={current.discount.value_percentage}
      price={current.discount.price}
      remaining={current.remaining ?? 0}
      open={open}
      onClose={() => dismiss('hide-time-bonus-modal')}
    />
  )
}

/** When the page entered the members area; `null` outside it. */
function useEnteredAt(inside: boolean): Instant | null {
  const [enteredAt, setEnteredAt] = useState<Instant | null>(null)
  useEffect(() => setEnteredAt(inside ? Date.now() : null), [inside])
  return enteredAt
}
