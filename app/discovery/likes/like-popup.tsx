import { useState } from 'react'
import { LIKE_POPUP_PARAMETER, likePopupDelay } from '#core/membership/alerts/prompts.ts'
import type { Millis } from '#core/shared/time.ts'
import { useConsumedParameter } from '../../shared/use-consumed-parameter.ts'
import { LazyEncounter } from './lazy-encounter.tsx'

/** Spec §4: shows a profile after the delay in the URL; the parameter is removed at once. */
export function LikePopup() {
  const [wait, setWait] = useState<Millis | null>(null)
  useConsumedParameter(LIKE_POPUP_PARAMETER, (t) =>
    setWait((before) => before ?? likePopupDelay(t)),
  )

  if (wait === null) return null
  return <LazyEncounter wait={wait} onClose={() => setWait(null)} />
}
