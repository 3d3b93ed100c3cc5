import { useQuery } from '@tanstack/react-query'
import { type Settings, settingsQuery } from '../site/queries.ts'

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

/** Where photos are: on the site's own picture host, if it has one (spec §3, cdn_prefix). */
export const pictureHost = (settings: Pick<Settings, 'cdn_prefix'> | undefined): string =>
  settings?.cdn_prefix ?? ''

/** The address of a photo in the size that is asked for. */
export function usePicture(): (
  image: Paths | null,
  size: 'filename' | 'thumb_filename' | 'match',
) => Picture {
  const { data: settings } = useQuery(settingsQuery)
  const prefix = pictureHost(settings)
  return (image, size) => {
    if (!image) return NOTHING
    const address = `${prefix}${image[size]}`
    return image.lock ? { src: null, blur: address } : { src: address, blur: null }
  }
}
