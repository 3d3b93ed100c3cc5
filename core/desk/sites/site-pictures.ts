import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Site, SiteFault, SiteId } from '../../site/settings.ts'
import type { DeskError } from '../errors.ts'
import type { Operator } from '../operator.ts'
import {
  PICTURE_CUTS,
  type PictureCut,
  type PictureField,
  type PictureKind,
  pictureKey,
  pictureOf,
  picturesOf,
  type SitePictureError,
} from './picture-keys.ts'

type Added = {
  readonly site: SiteId
  readonly kind: PictureKind
  readonly upload: Uint8Array
  readonly operator: Pick<Operator, 'id'>
}
type AddRefusal =
  | Extract<SitePictureError, { code: string }>
  | Extract<DeskError, { code: 'site.read-only' | 'site.not-found' | 'site.invalid' }>

/**
 * Keeps a picture for a site, whose draft then names its key. It is never removed: earlier publications name it too.
 * The same upload sent twice is kept once.
 */
export async function addSitePicture(
  ports: Pick<Ports, 'reads' | 'sites' | 'siteSource' | 'sitePictures' | 'photoFiles'>,
  { site, kind, upload, operator }: Added,
): Promise<Result<string, AddRefusal>> {
  const { photoFiles, sitePictures, sites, siteSource, reads } = ports
  if (siteSource === 'file') return err({ code: 'site.read-only' })
  const isOpen = sites.all().some(({ settings }) => settings.id === site)
  if (!isOpen && !(await reads.siteDrafts.of(site))) return err({ code: 'site.not-found' })
  const picture = await sitePictures.develop(kind, upload, operator.id)
  if (!picture.ok) {
    const { error } = picture
    if ('code' in error) return err(error)
    return err({ code: 'site.invalid', faults: [{ site, field: kind, ...error }] })
  }
  const key = pictureKey(kind, site, picture.value)
  const isStored = async () => (await photoFiles.read(key, 'full')) !== null
  if (!(await isStored())) {
    try {
      await photoFiles.keep(key, picture.value.sizes)
    } catch (failure) {
      // Of two at once one stores it.
      if (!(await isStored())) throw failure
    }
  }
  // No row names it, so that the sweep of uploads must not find it.
  await photoFiles.settle(key)
  return ok(key)
}

const FIELDS: Readonly<Record<PictureField, string>> = {
  logo: 'logo',
  logoDark: 'logo_dark',
  icon: 'icon',
  cover: 'cover',
}

/** The pictures that sites name and this install does not have. */
export async function missingPictures(
  { photoFiles }: Pick<Ports, 'photoFiles'>,
  sites: readonly Site[],
): Promise<readonly SiteFault[]> {
  const named = sites.flatMap(({ settings }) =>
    picturesOf(settings).map(({ field, key }) => ({ site: settings.id, field, key })),
  )
  const faults = await Promise.all(
    named.map(
      async ({ site, field, key }): Promise<readonly SiteFault[]> =>
        (await photoFiles.read(key, 'full'))
          ? []
          : [{ site, field: FIELDS[field], fault: 'no-picture', expected: '' }],
    ),
  )
  return faults.flat()
}

type Seen = { readonly bytes: Uint8Array; readonly type: string; readonly published: boolean }

/** A site's picture: `published` if a site shows it or a draft names it; other ones only an operator may see. */
export async function viewSitePicture(
  { sites, reads, photoFiles }: Pick<Ports, 'sites' | 'reads' | 'photoFiles'>,
  { key, cut }: { readonly key: string; readonly cut: PictureCut },
): Promise<Seen | null> {
  const { kind, size } = PICTURE_CUTS[cut]
  if (pictureOf(key)?.kind !== kind) return null
  const picture = await photoFiles.read(key, size)
  if (!picture) return null
  const isShown = sites
    .all()
    .some(({ settings }) => picturesOf(settings).some((named) => named.key === key))
  const isNamed = async () =>
    (await reads.siteDrafts.all()).some(({ entry }) =>
      Object.values(FIELDS).some((field) => entry[field] === key),
    )
  return { ...picture, published: isShown || (await isNamed()) }
}
