import type { Locale } from '#core/site/locales.ts'
import type { Site } from '#core/site/settings.ts'

/** URL of the manifest, linked from every page. */
export const MANIFEST_PATH = '/manifest.webmanifest'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

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
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
  })
