import { type Millis, SECOND } from '../shared/time.ts'

/** Query parameter that triggers the popup; removed from the address once read (spec §4). */
export const LIKE_POPUP_PARAMETER = 't'

const LONGEST = 3600

/** Spec §3 and §4: delay until the like popup; `null` is never, also for anything but whole seconds. */
export function likePopupDelay(t: string | null): Millis | null {
  if (t === null || !/^\d{1,4}$/.test(t)) return null
  const seconds = Number(t)
  return seconds <= LONGEST ? seconds * SECOND : null
}
