import { useKept } from '../shared/use-kept.ts'
import { dismissalsIn, KEPT_DISMISSALS, keepDismissed } from './kept-dismissals.ts'

/** Spec §4: what this browser's owner chose not to see again, and the way to choose so. */
export function useDismissals() {
  const [text] = useKept(KEPT_DISMISSALS)
  return { dismissals: dismissalsIn(text), dismiss: keepDismissed }
}
