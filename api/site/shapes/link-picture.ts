import { pictureUrl } from '#core/desk/sites/picture-keys.ts'
import type { Settings } from '#core/site/settings.ts'

/** What a shared link to a site shows: its own cover, else people of its brand. */
export const linkPictureOf = ({ cover, brand }: Pick<Settings, 'cover' | 'brand'>): string =>
  cover === '' ? `/landers/people/${brand}-preview.jpg` : pictureUrl(cover, 'preview')
