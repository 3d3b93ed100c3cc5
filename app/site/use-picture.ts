import { useQuery } from '@tanstack/react-query'
import { type Settings, settingsQuery } from './queries.ts'

/** Where a photo's bytes are, by size; the wire's own names. */
type Paths = {
  readonly filename: string
  readonly thumb_filename: string
  readonly match: string
  readonly lock: 'login' | 'premium' | 'privacy' | null
}

/** A photo as the kit takes it: the picture, or only its blur when it is locked. */
export type Picture = { readonly src: string | null; readonly blur: string | null }

const NOTHING: Picture = { src: null, blur: null }

type PictureOf = (image: Paths | null, size: 'filename' | 'thumb_filename' | 'match') => Picture

/** The address of a photo in the size that is asked for, on the site's own picture host (spec §3, cdn_prefix). */
export const picturesOf =
  (settings: Pick<Settings, 'cdn_prefix'> | undefined): PictureOf =>
  (image, size) => {
    if (!image) return NOTHING
    const address = `${settings?.cdn_prefix ?? ''}${image[size]}`
    return image.lock ? { src: null, blur: address } : { src: address, blur: null }
  }

/** The photos of the site that is shown. */
export function usePicture(): PictureOf {
  const { data: settings } = useQuery(settingsQuery)
  return picturesOf(settings)
}
