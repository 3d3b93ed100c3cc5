import { useQuery } from '@tanstack/react-query'
import { type Settings, settingsQuery } from './queries.ts'

/** URLs of a photo by size, in the wire format. */
type Paths = {
  readonly filename: string
  readonly thumb_filename: string
  readonly match: string
  readonly lock: 'login' | 'premium' | 'privacy' | null
}

/** Picture props for the kit: the photo, or only its blur if locked. */
export type Picture = { readonly src: string | null; readonly blur: string | null }

const NOTHING: Picture = { src: null, blur: null }

type PictureOf = (image: Paths | null, size: 'filename' | 'thumb_filename' | 'match') => Picture

/** URL of a photo in a size, on the site's picture host (spec §3, cdn_prefix). */
export const picturesOf =
  (settings: Pick<Settings, 'cdn_prefix'> | undefined): PictureOf =>
  (image, size) => {
    if (!image) return NOTHING
    const address = `${settings?.cdn_prefix ?? ''}${image[size]}`
    return image.lock ? { src: null, blur: address } : { src: address, blur: null }
  }

/** Photos of the current site. */
export function usePicture(): PictureOf {
  const { data: settings } = useQuery(settingsQuery)
  return picturesOf(settings)
}
