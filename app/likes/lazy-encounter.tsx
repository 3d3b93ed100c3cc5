import { lazy } from 'react'
import { useOpenedOnce } from '../shared/use-opened-once.ts'
import { LazyOverlay } from '../site/lazy-overlay.tsx'
import type { EncounterModalProps } from './encounter-modal.tsx'

/** Lazy-loaded: every page may show one, but few do. */
const EncounterModal = lazy(async () => {
  const { EncounterModal } = await import('./encounter-modal.tsx')
  return { default: EncounterModal }
})

/** A match, a like or a suggestion, on any page. */
export function LazyEncounter(props: EncounterModalProps) {
  if (!useOpenedOnce(true)) return null
  return (
    <LazyOverlay unasked>
      <EncounterModal {...props} />
    </LazyOverlay>
  )
}
