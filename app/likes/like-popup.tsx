import { useState } from 'react'
import { LIKE_POPUP_PARAMETER, likePopupDelay } from '#core/notices/like-popup.ts'
import type { Millis } from '#core/shared/time.ts'
import { useTakenParameter } from '../shared/use-taken-parameter.ts'
import { LazyEncounter } from './lazy-encounter.tsx'

/** Spec §4: so many seconds after an address that asks for it, somebody is shown; the address is cleaned at once. */
export function LikePopup() {
  const [wait, setWait] = useState<Millis | null>(null)
  useTakenParameter(LIKE_POPUP_PARAMETER, (t) => setWait((before) => before ?? likePopupDelay(t)))

  if (wait === null) return null
  return <LazyEncounter wait={wait} onClose={() => setWait(null)} />
}
