import { FREE_VIEW } from './limits.ts'
import type { Photo, PhotoId, PhotoSize } from './photo.ts'

/** Who looks at somebody's photos. */
export type PhotoViewer = 'owner' | 'visitor' | 'free' | 'premium'

/** Why a photo shows as a blur only: what would open it. */
export type PhotoLock = 'login' | 'premium' | 'privacy'

/** A photo as a viewer may have it; `lock` leaves nothing but the blur. */
export type SeenPhoto = Pick<Photo, 'id' | 'state' | 'reason' | 'width' | 'height'> & {
  readonly main: boolean
  readonly lock: PhotoLock | null
}

export type PhotoView = {
  readonly viewer: PhotoViewer
  readonly main: PhotoId | null
  /** The owner's privacy mode, towards a viewer they neither liked nor wrote to. */
  readonly veiled: boolean
}

/** Which of somebody's photos a viewer sees, the main one first, and how clearly (product.md §4). */
export function visiblePhotos(
  photos: readonly Photo[],
  { viewer, main, veiled }: PhotoView,
): readonly SeenPhoto[] {
  const own = viewer === 'owner'
  const shown = photos.filter(({ state }) => own || state === 'active')
  const inOrder = [
    ...shown.filter(({ id }) => id === main),
    ...shown.filter(({ id }) => id !== main),
  ]
  const isMain = ({ id }: Photo) => id === main
  const others = inOrder.filter((photo) => !isMain(photo))
  return inOrder.map((photo) => ({
    id: photo.id,
    state: photo.state,
    reason: own ? photo.reason : null,
    width: photo.width,
    height: photo.height,
    main: isMain(photo),
    lock: lockOn(isMain(photo) ? null : others.indexOf(photo), viewer, veiled),
  }))
}

/** `place` counts the photos beside the main one; `null` is the main one itself. */
function lockOn(place: number | null, viewer: PhotoViewer, veiled: boolean): PhotoLock | null {
  if (viewer === 'owner') return null
  // An account opens neither for a visitor, so it is not what they are told.
  if (veiled) return 'privacy'
  if (viewer === 'premium' || place === null) return null
  if (place >= FREE_VIEW) return 'premium'
  return viewer === 'visitor' ? 'login' : null
}

/** Whether a viewer may have this size of a photo they see. */
export const mayLoad = ({ lock }: Pick<SeenPhoto, 'lock'>, size: PhotoSize): boolean =>
  lock === null || size === 'blur'
