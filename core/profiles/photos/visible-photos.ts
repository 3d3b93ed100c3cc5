import type { Account, MemberId } from '../../accounts/account.ts'
import type { Reads } from '../../ports.ts'
import { FREE_VIEW, type Photo, type PhotoId, type PhotoSize } from '../photo.ts'

/** The viewer of someone's photos. */
export type PhotoViewer = 'owner' | 'visitor' | 'free' | 'premium'

/** Why a photo is blurred: what would unlock it. */
export type PhotoLock = 'login' | 'premium' | 'privacy'

/** A photo for a viewer; with `lock`, only the blur. */
export type SeenPhoto = Pick<Photo, 'id' | 'state' | 'reason' | 'width' | 'height' | 'focus'> & {
  readonly main: boolean
  readonly lock: PhotoLock | null
}

type PhotoView = {
  readonly viewer: PhotoViewer
  readonly main: PhotoId | null
  /** The owner's privacy mode, for a viewer they neither liked nor wrote to. */
  readonly blurred: boolean
}

/** The photos a viewer sees, main one first, and which are locked (product.md §4). */
export function visiblePhotos(
  photos: readonly Photo[],
  { viewer, main, blurred }: PhotoView,
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
    focus: photo.focus,
    main: isMain(photo),
    lock: lockOn(isMain(photo) ? null : others.indexOf(photo), viewer, blurred),
  }))
}

/** `place` counts the photos beside the main one; `null` is the main one. */
function lockOn(place: number | null, viewer: PhotoViewer, blurred: boolean): PhotoLock | null {
  if (viewer === 'owner') return null
  // An account would not unlock these for a visitor, so do not suggest one.
  if (blurred) return 'privacy'
  if (viewer === 'premium' || place === null) return null
  if (place >= FREE_VIEW) return 'premium'
  return viewer === 'visitor' ? 'login' : null
}

/** Whether a viewer may load this size of a photo. */
export const mayLoad = ({ lock }: Pick<SeenPhoto, 'lock'>, size: PhotoSize): boolean =>
  lock === null || size === 'blur'

/** Whether privacy mode blurs `owner`'s photos for a viewer: for all except members they liked or wrote to. */
export async function isBlurred(
  { likes, messages }: Pick<Reads, 'likes' | 'messages'>,
  owner: Pick<Account, 'id' | 'privacy'>,
  viewer: MemberId | null,
): Promise<boolean> {
  if (!owner.privacy || viewer === owner.id) return false
  if (viewer === null) return true
  return !(await likes.between(owner.id, viewer)) && !(await messages.wrote(owner.id, viewer))
}
