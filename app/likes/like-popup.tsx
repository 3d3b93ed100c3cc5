import { useNavigate, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { LIKE_POPUP_PARAMETER, likePopupDelay } from '#core/notices/like-popup.ts'
import type { Millis } from '#core/shared/time.ts'
import { EncounterModal } from './encounter-modal.tsx'

/** Spec §4: so many seconds after an address that asks for it, somebody is shown; the address is cleaned at once. */
export function LikePopup() {
  const navigate = useNavigate()
  const [wait, setWait] = useState<Millis | null>(null)
  const asked = useRouterState({
    select: ({ location }) => {
      const asks: Readonly<Record<string, unknown>> = location.search
      const t = asks[LIKE_POPUP_PARAMETER]
      return t === undefined ? null : String(t)
    },
  })

  useEffect(() => {
    if (asked === null) return
    setWait((before) => before ?? likePopupDelay(asked))
    void navigate({
      to: '.',
      search: ({ [LIKE_POPUP_PARAMETER]: _, ...rest }: Readonly<Record<string, unknown>>) => rest,
      replace: true,
    })
  }, [asked, navigate])

  if (wait === null) return null
  return (
    <Suspense fallback={null}>
      <EncounterModal wait={wait} onClose={() => setWait(null)} />
    </Suspense>
  )
}
