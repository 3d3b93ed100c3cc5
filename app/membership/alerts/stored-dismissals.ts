import {
  DISMISSALS,
  type DismissalKey,
  type Dismissals,
  dismiss,
} from '#core/membership/alerts/dismissals.ts'
import { readStored, writeStored } from '../../client/storage/browser-storage.ts'

/** Local storage key. */
export const DISMISSALS_KEY = 'dismissals'

/** Parses the stored dismissals; anything else is ignored. */
export function dismissalsIn(readStored: string | null): Dismissals {
  if (readStored === null) return {}
  try {
    const said: unknown = JSON.parse(readStored)
    if (typeof said !== 'object' || said === null) return {}
    const known = Object.entries(said).filter(
      ([key, at]) => Object.hasOwn(DISMISSALS, key) && Number.isFinite(at),
    )
    return Object.fromEntries(known)
  } catch {
    return {}
  }
}

/** Spec §4: this browser's dismissals. */
export const storedDismissals = (): Dismissals => dismissalsIn(readStored(DISMISSALS_KEY))

/** Stores a dismissal with its time. */
export const storeDismissal = (key: DismissalKey): void =>
  writeStored(DISMISSALS_KEY, JSON.stringify(dismiss(storedDismissals(), key, Date.now())))
