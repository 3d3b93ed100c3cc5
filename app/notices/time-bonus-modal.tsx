import { useEffect, useState } from 'react'
import { type AreaVisit, showsTimeBonusModal, visitAfter } from '#core/notices/bonus-notices.ts'
import type { User } from '../account/queries.ts'
import { useActiveDiscount } from '../credits/use-discount.ts'
import { useMayInterrupt } from '../shared/use-may-interrupt.ts'
import { useOpenedOnce } from '../shared/use-opened-once.ts'
import { lazyOverlay } from '../site/lazy-overlay.tsx'
import { firstPurchaseKind } from './first-purchase-kind.ts'
import { useRouteName } from './route-name.ts'
import { useDismissals } from './use-dismissals.ts'

const TimeBonusOffer = lazyOverlay(
  () => import('./time-bonus-offer.tsx').then(({ TimeBonusOffer }) => TimeBonusOffer),
  { silent: true },
)

/** Spec §6 and §9: tells a new member without credits about their time bonus, after some time on the site, between two pages. */
export function TimeBonusModal({ user }: { readonly user: User }) {
  const route = useRouteName()
  const current = useActiveDiscount()
  const visit = useAreaVisit(route)
  const { dismissals, dismiss } = useDismissals()
  const due = showsTimeBonusModal(
    {
      discount: firstPurchaseKind(current),
      route,
      credits: user.credits,
      visit,
    },
    dismissals,
    Date.now(),
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

/** The stay in the members area; `null` outside it. */
function useAreaVisit(route: string): AreaVisit | null {
  const [visit, setVisit] = useState<AreaVisit | null>(null)
  useEffect(() => setVisit((before) => visitAfter(before, route, Date.now())), [route])
  return visit
}
