import { lazy, Suspense, useEffect, useState } from 'react'
import { showsTimeBonusModal } from '#core/notices/bonus-notices.ts'
import { inMembersArea } from '#core/notices/members-area.ts'
import type { Instant } from '#core/shared/time.ts'
import type { User } from '../account/queries.ts'
import { useActiveDiscount } from '../credits/use-discount.ts'
import { useOpenedOnce } from '../shared/use-opened-once.ts'
import { heldKind } from './held-kind.ts'
import { useRouteName } from './route-name.ts'
import { useDismissals } from './use-dismissals.ts'

const TimeBonusOffer = lazy(async () => {
  const { TimeBonusOffer } = await import('./time-bonus-offer.tsx')
  return { default: TimeBonusOffer }
})

/** Spec §6 and §9: tells a new member without credits of their time bonus, once they have looked around for a while. */
export function TimeBonusModal({ user }: { readonly user: User }) {
  const route = useRouteName()
  const standing = useActiveDiscount()
  const enteredAt = useEnteredAt(inMembersArea(route))
  const { dismissals, dismiss } = useDismissals()
  // The discount's own countdown draws this anew every second.
  const now = Date.now()
  const open = showsTimeBonusModal(
    {
      discount: heldKind(standing),
      route,
      credits: user.credits,
      inAreaFor: enteredAt === null ? 0 : now - enteredAt,
    },
    dismissals,
    now,
  )
  const opened = useOpenedOnce(open)
  if (!standing || !opened) return null
  return (
    <Suspense fallback={null}>
      <TimeBonusOffer
        percentage={standing.discount.value_percentage}
        price={standing.discount.price}
        remaining={standing.remaining ?? 0}
        open={open}
        onClose={() => dismiss('hide-time-bonus-modal')}
      />
    </Suspense>
  )
}

/** When the page came into the members area; `null` outside it. */
function useEnteredAt(inside: boolean): Instant | null {
  const [enteredAt, setEnteredAt] = useState<Instant | null>(null)
  useEffect(() => setEnteredAt(inside ? Date.now() : null), [inside])
  return enteredAt
}
