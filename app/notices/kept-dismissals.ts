import {
  DISMISSALS,
  type DismissalKey,
  type Dismissals,
  dismiss,
} from '#core/notices/dismissals.ts'
import { useKept } from '../shared/kept.ts'

/** Where a browser keeps them. */
export const KEPT_DISMISSALS = 'dismissals'

/** The choices in what a browser kept; anything else there is left out. */
export function dismissalsIn(kept: string | null): Dismissals {
  if (kept === null) return {}
  try {
    const said: unknown = JSON.parse(kept)
    if (typeof said !== 'object' || said === null) return {}
    const known = Object.entries(said).filter(
      ([key, at]) => key in DISMISSALS && Number.isFinite(at),
    )
    return Object.fromEntries(known)
  } catch {
    return {}
  }
}

/** Spec §4: what this browser's owner chose not to see again, kept with its moment, and the way to choose so. */
export function useDismissals() {
  const [text, keep] = useKept(KEPT_DISMISSALS)
  const dismissals = dismissalsIn(text)
  return {
    dismissals,
    dismiss: (key: DismissalKey) => keep(JSON.stringify(dismiss(dismissals, key, Date.now()))),
  }
}
