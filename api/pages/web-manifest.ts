import { pictureUrl } from '#core/desk/sites/picture-keys.ts'
import type { Locale } from '#core/site/locales.ts'
import type { Site } from '#core/site/settings.ts'

/** URL of the manifest, linked from every page. */
export const MANIFEST_PATH = '/manifest.webmanifest'

/** `own` is the key of the site's own icon; '' is none. */
const icon = (
  name: 'icon' | 'maskable',
  size: 192 | 512,
  purpose: 'any' | 'maskable',
  own: string,
) => ({
  src: own === '' ? `/icons/${name}-${size}.png` : pictureUrl(own, cutOf(name, size)),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const cutOf = (name: 'icon' | 'maskable', size: 192 | 512) =>
  name === 'maskable' ? 'maskable-512' : size === 192 ? 'icon-192' : 'icon-512'

/** The web app manifest: name, icons, and start URL. */
export const webManifest = ({ settings }: Site, locale: Locale): string =>
  JSON.stringify({
    id: '/',
    name: settings.name,
    short_name: settings.name,
    description: settings.description,
    lang: locale,
    start_url: '/members',
    scope: '/',
    display: 'standalone',
    background_color: '#FBF7F2',
    theme_color: '#FBF7F2',
    categories: ['dating', 'social'],
    icons: [
      icon('icon', 192, 'any', settings.icon),
      icon('icon', 512, 'any', settings.icon),
      icon('maskable', 512, 'maskable', settings.icon),
    ],
  })
