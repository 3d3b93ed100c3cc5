import {
  DISMISSALS,
  type DismissalKey,
  type Dismissals,
  dismiss,
  isDismissed,
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

const now = () => dismissalsIn(kept(KEPT_DISMISSALS))

/** Spec §4: whether this browser's owner chose not to see something again, and the choice still holds. */
export const wasDismissed = (key: DismissalKey): boolean => isDismissed(now(), key, Date.now())

/** Keeps the choice not to see something again, with its moment. */
export const keepDismissed = (key: DismissalKey): void =>
  keep(KEPT_DISMISSALS, JSON.stringify(dismiss(now(), key, Date.now())))
