import type { PictureError } from '../../profiles/errors.ts'
import type { PhotoSize } from '../../profiles/photo.ts'
import type { Result } from '../../shared/result.ts'
import type { Settings, SiteFault, SiteId } from '../../site/settings.ts'

/** A site's own pictures. */
export const PICTURE_KINDS = ['logo', 'icon', 'cover'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** The settings that name one, and its kind. The logo for dark pages is a logo too. */
export const PICTURE_FIELDS = {
  logo: 'logo',
  logoDark: 'logo',
  icon: 'icon',
  cover: 'cover',
} as const satisfies Partial<Record<keyof Settings, PictureKind>>
export type PictureField = keyof typeof PICTURE_FIELDS

/** What is served of a picture, and the size under which the photo store has it. */
export const PICTURE_CUTS = {
  logo: { kind: 'logo', size: 'full' },
  'icon-512': { kind: 'icon', size: 'full' },
  'maskable-512': { kind: 'icon', size: 'card' },
  'icon-192': { kind: 'icon', size: 'thumb' },
  'apple-touch-180': { kind: 'icon', size: 'blur' },
  cover: { kind: 'cover', size: 'full' },
  preview: { kind: 'cover', size: 'card' },
} as const satisfies Record<string, { kind: PictureKind; size: PhotoSize }>
export type PictureCut = keyof typeof PICTURE_CUTS
/** A cover, in pixels: the shape that link previews have. */
export const COVER = { width: 1200, height: 630 } as const

/** An upload as it is kept: `hash` is 16 hexadecimal digits of what was uploaded. */
export type SitePicture = {
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly sizes: Readonly<Record<PhotoSize, Uint8Array>>
}

/** Why an upload is none: its file, or what is wrong with it as this picture. */
export type SitePictureError = PictureError | Pick<SiteFault, 'fault' | 'expected'>

/** Makes of an upload what a site shows, without metadata. */
export interface SitePictures {
  develop(
    kind: PictureKind,
    upload: Uint8Array,
    by: string,
  ): Promise<Result<SitePicture, SitePictureError>>
}

/** Where a picture is kept: whose it is, what, its content, and its shape, so that pages can leave room for it. */
export const pictureKey = (
  kind: PictureKind,
  site: SiteId,
  { hash, width, height }: Pick<SitePicture, 'hash' | 'width' | 'height'>,
): string => `${kind}-${site}-${hash}-${width}x${height}`

const KEY = /^(logo|icon|cover)-([a-z][a-z0-9-]{0,29})-[0-9a-f]{16}-(\d{1,4})x(\d{1,4})$/

/** What a key says; `null` if it is none. */
export function pictureOf(key: string) {
  const [, kind, site = '', width, height] = KEY.exec(key) ?? []
  const named = PICTURE_KINDS.find((one) => one === kind)
  return named ? { kind: named, site, width: Number(width), height: Number(height) } : null
}

/** The URL of a picture. */
export const pictureUrl = (key: string, cut: PictureCut): string => `/site-pictures/${key}/${cut}`

/** The keys that a site names, by their fields. */
export const picturesOf = (settings: Pick<Settings, PictureField>) =>
  (Object.keys(PICTURE_FIELDS) as PictureField[]).flatMap((field) =>
    settings[field] === '' ? [] : [{ field, key: settings[field] }],
  )
