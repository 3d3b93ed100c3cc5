import { t } from 'elysia'
import type { PhotoState } from '#core/profiles/photo.ts'
import type { PhotoLock, SeenPhoto } from '#core/profiles/photos/visible-photos.ts'
import { Id, Nullable, OneOf, Whole } from '../../basics.ts'

/** Spec §3, an image; prefix its paths with the site's CDN prefix. */
export const ImageShape = t.Object({
  id: Id,
  filename: t.String(),
  thumb_filename: t.String(),
  match: t.String(),
  status: OneOf(['inspection', 'active', 'refused']),
  /** What would unlock it; until then all its paths lead to a blur. */
  lock: Nullable(OneOf(['login', 'premium', 'privacy'])),
})

export const PhotoShape = t.Composite([
  ImageShape,
  t.Object({ main: t.Boolean(), reason: Nullable(t.String()), width: Whole(), height: Whole() }),
])

type Image = { readonly id: string; readonly state: PhotoState; readonly lock: PhotoLock | null }

/** An image for a viewer; a locked one is only the blur. */
export function imageOf({ id, state, lock }: Image) {
  const path = (size: string) => `/api/photos/${id}/${lock ? 'blur' : size}`
  return {
    id,
    filename: path('full'),
    thumb_filename: path('thumb'),
    match: path('card'),
    status: state,
    lock,
  }
}

/** A photo of a profile, for its viewer. */
export const photoOf = ({ main, reason, width, height, ...image }: SeenPhoto) => ({
  ...imageOf(image),
  main,
  reason,
  width,
  height,
})
