import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '#ui/primitives/layout/visually-hidden.tsx'
import { headline } from '../../shared/headline.ts'
import type { Order } from '../credits/queries.ts'
import { useOutcomeTitle } from './use-outcome-title.ts'

/**
 * Tells a screen reader what became of an order while its focus is elsewhere, such as in the top bar. A focus that was
 * on what is replaced goes to the new heading (`useFocusRescue`), which is read then.
 */
export function OutcomeNews({ order }: { readonly order: Order }) {
  const title = useOutcomeTitle(order)
  const [said, say] = useState('')
  const known = useRef(order.state)
  useEffect(() => {
    if (known.current === order.state) return
    known.current = order.state
    const { activeElement } = document
    say(activeElement === document.body || activeElement === headline() ? '' : title)
  }, [order.state, title])
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}
