import type { Account } from '../accounts/account.ts'
import type { PhotoError } from '../photos/errors.ts'
import type { PhotoId, PhotoSize } from '../photos/photo.ts'
import { isVeiled } from '../photos/veil.ts'
import { mayLoad, visiblePhotos } from '../photos/visible-photos.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { SiteId } from '../site/settings.ts'
import { inSight } from './sight.ts'

export type ViewPhoto = {
  readonly viewer: Account | null
  readonly photo: PhotoId
  readonly size: PhotoSize
  readonly site: SiteId
}

/** The bytes of a photo. What a viewer may not have is, to them, not there. */
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
  const sight = photo && (await inSight(reads, { viewer, id: photo.member, site }))
  if (!sight) return err({ code: 'photo.not-found' })

  const seen = visiblePhotos(await reads.photos.of(photo.member), {
    viewer: sight.viewer,
    main: sight.profile.mainPhoto,
    veiled: await isVeiled(reads, sight.account, viewer?.id ?? null),
  }).find((one) => one.id === id)
  const file = seen && mayLoad(seen, size) && (await photoFiles.read(photo.key, size))
  return file ? ok(file) : err({ code: 'photo.not-found' })
}
