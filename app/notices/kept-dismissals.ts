import {
  DISMISSALS,
  type DismissalKey,
  type Dismissals,
  dismiss,
} from '#core/notices/dismissals.ts'
import { keep, kept } from '../shared/kept.ts'

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

/** Spec §4: what this browser's owner chose not to see again, by now. */
export const keptDismissals = (): Dismissals => dismissalsIn(kept(KEPT_DISMISSALS))

/** Keeps the choice not to see something again, with its moment. */
export const keepDismissed = (key: DismissalKey): void =>
  keep(KEPT_DISMISSALS, JSON.stringify(dismiss(keptDismissals(), key, Date.now())))
