import type { Photo } from '../photos/photo.ts'

/** Spec §4: a member without a main image is asked for one, or told that theirs is in moderation; `null` is neither. */
export function profilePhotoAlert(
  mainImage: unknown,
  photos: readonly Pick<Photo, 'state'>[],
): 'missing' | 'inspection' | null {
  if (mainImage !== null) return null
  return photos.some(({ state }) => state === 'inspection') ? 'inspection' : 'missing'
}
