import { t } from 'elysia'
import type { Focus, PhotoState } from '#core/profiles/photo.ts'
import { ZOOM } from '#core/profiles/photos/focus.ts'
import type { PhotoLock, SeenPhoto } from '#core/profiles/photos/visible-photos.ts'
import { Id, Nullable, OneOf, Whole } from '../../basics.ts'

/** In percent of width and height, and how much cuts are enlarged. */
export const FocusShape = t.Object({
  x: t.Number({ minimum: 0, maximum: 100 }),
  y: t.Number({ minimum: 0, maximum: 100 }),
  zoom: t.Number({ minimum: ZOOM.least, maximum: ZOOM.most }),
})

/** Spec §3, an image; prefix its paths with the site's CDN prefix. */
export const ImageShape = t.Object({
  id: Id,
  filename: t.String(),
  thumb_filename: t.String(),
  match: t.String(),
  status: OneOf(['inspection', 'active', 'refused']),
  /** Where the face is; `null` if its member did not place it. */
  focus: Nullable(FocusShape),
  /** What would unlock it; until then all its paths lead to a blur. */
  lock: Nullable(OneOf(['login', 'premium', 'privacy'])),
})

export const PhotoShape = t.Composite([
  ImageShape,
  t.Object({
    main: t.Boolean(),
    reason: Nullable(t.String()),
    width: Whole(),
    height: Whole(),
  }),
])

type Image = {
  readonly id: string
  readonly state: PhotoState
  readonly lock: PhotoLock | null
  readonly focus: Focus | null
}

/** An image for a viewer; a locked one is only the blur. */
export function imageOf({ id, state, lock, focus }: Image) {
  // Browsers keep a picture for minutes: the cuts of a placed one have addresses of their own.
  const cut = focus && !lock ? `?cut=${focus.x}-${focus.y}-${focus.zoom}` : ''
  const path = (size: string) => `/api/photos/${id}/${lock ? 'blur' : size}`
  return {
    id,
    filename: path('full'),
    thumb_filename: `${path('thumb')}${cut}`,
    match: `${path('card')}${cut}`,
    status: state,
    focus,
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
