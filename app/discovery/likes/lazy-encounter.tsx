import { useOpenedOnce } from '../../shared/use-opened-once.ts'
import { lazyOverlay } from '../../site/lazy-overlay.tsx'
import type { EncounterModalProps } from './encounter-modal.tsx'

/** Lazy-loaded: every page may show one, but few do. */
const EncounterModal = lazyOverlay(
  () => import('./encounter-modal.tsx').then(({ EncounterModal }) => EncounterModal),
  { silent: true },
)

/** A match, a like or a suggestion, on any page. */
export function LazyEncounter(props: EncounterModalProps) {
  if (!useOpenedOnce(true)) return null
  return <EncounterModal {...props} />
}
