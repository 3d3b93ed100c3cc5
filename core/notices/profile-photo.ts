import type { Photo } from '../photos/photo.ts'
import type { Instant } from '../shared/time.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'

/**
 * Spec §4: a member without a main image is asked for one, unless dismissed, or told that theirs is in moderation;
 * `null` is neither, `unknown` that their photos are not loaded yet.
 */
export function profilePhotoAlert(
  mainImage: unknown,
  photos: readonly Pick<Photo, 'state'>[] | undefined,
  dismissals: Dismissals,
  now: Instant,
): 'missing' | 'inspection' | 'unknown' | null {
  if (mainImage !== null) return null
  if (!photos) return 'unknown'
  if (photos.some(({ state }) => state === 'inspection')) return 'inspection'
  return isDismissed(dismissals, 'hide-profile-photo-alert', now) ? null : 'missing'
}
