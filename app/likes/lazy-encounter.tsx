import { lazy, Suspense } from 'react'
import { useOpenedOnce } from '../shared/use-opened-once.ts'
import type { EncounterModalProps } from './encounter-modal.tsx'

/** Fetched when somebody is met: every page may show one, and few do. */
const EncounterModal = lazy(async () => {
  const { EncounterModal } = await import('./encounter-modal.tsx')
  return { default: EncounterModal }
})

/** A match, a like or a suggestion, wherever the member is. */
export function LazyEncounter(props: EncounterModalProps) {
  if (!useOpenedOnce(true)) return null
  return (
    <Suspense fallback={null}>
      <EncounterModal {...props} />
    </Suspense>
  )
}
