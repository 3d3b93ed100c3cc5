import { useStored } from '../../client/storage/use-stored.ts'
import { DISMISSALS_KEY, dismissalsIn, storeDismissal } from './stored-dismissals.ts'

/** Spec §4: this browser's dismissals, with a setter. */
export function useDismissals() {
  const [text] = useStored(DISMISSALS_KEY)
  return { dismissals: dismissalsIn(text), dismiss: storeDismissal }
}
