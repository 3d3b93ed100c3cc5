import type { Account } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { SiteId } from '../../site/settings.ts'
import type { PhotoError } from '../errors.ts'
import { keyOf, type PhotoId, type PhotoSize } from '../photo.ts'
import { isBlurred, mayLoad, visiblePhotos } from '../photos/visible-photos.ts'
import { findVisibleProfile } from './view-profile.ts'

export type ViewPhoto = {
  readonly viewer: Account | null
  readonly photo: PhotoId
  readonly size: PhotoSize
  readonly site: SiteId
}

/** A photo's bytes. Not found if the viewer may not have it. */
export async function viewPhoto(
  { reads, photoFiles }: Pick<Ports, 'reads' | 'photoFiles'>,
  { viewer, photo: id, size, site }: ViewPhoto,
): Promise<
  Result<
    { readonly bytes: Uint8Array; readonly type: string },
    Extract<PhotoError, { code: 'photo.not-found' }>
  >
> {
  const photo = await reads.photos.byId(id)
  const sight = photo && (await findVisibleProfile(reads, { viewer, id: photo.member, site }))
  if (!sight) return err({ code: 'photo.not-found' })

  const seen = visiblePhotos(await reads.photos.of(photo.member), {
    viewer: sight.viewer,
    main: sight.profile.mainPhoto,
    blurred: await isBlurred(reads, sight.account, viewer?.id ?? null),
  }).find((one) => one.id === id)
  if (!seen || !mayLoad(seen, size)) return err({ code: 'photo.not-found' })
  const file = await photoFiles.read(keyOf(photo, size), size)
  if (file) return ok(file)
  // Its face was placed meanwhile.
  const now = await reads.photos.byId(id)
  const cut = now && (await photoFiles.read(keyOf(now, size), size))
  return cut ? ok(cut) : err({ code: 'photo.not-found' })
}
