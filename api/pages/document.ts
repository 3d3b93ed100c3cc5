import { LOCALES, type Locale, REGIONAL } from '#core/site/locales.ts'
import type { Site } from '#core/site/settings.ts'
import type { InlineHashes } from '../headers.ts'
import type { StaticFile } from '../static-files.ts'
import type { ServerHalf } from './built.ts'
import { escaped, hashOf, scriptJson } from './html.ts'
import { assetsOf } from './manifest.ts'
import type { RenderedPage } from './rendering.ts'
import { MANIFEST_PATH } from './web-manifest.ts'

type Files = ReadonlyMap<string, StaticFile>

/** A whole page, and the inline texts its policy must allow. */
export type Document = { readonly html: string; readonly hashes: InlineHashes }

/** Where a page is, and in which language it is asked for. */
export type Address = {
  readonly origin: string
  readonly path: string
  readonly locale: Locale
  /** Whether the address itself names the language. */
  readonly named: boolean
}

/** A site's own colours as a style sheet, or nothing. */
type Dress = { readonly own: string }

/** The faces every page begins with: asked for ahead, or the words would move when they arrive. */
const FONTS = /^\/assets\/(figtree|fraunces)-letters-[^/]+\.woff2$/
/** The places of the shell that pages fill. */
const [HTML, TITLE, BODY] = [
  '<html lang="nl"',
  '<title>Vonk</title>',
  '<div id="app"></div>',
] as const
const HEAD_END = '</head>'
const PREVIEW = '/landers/preview.png'
const INSTALLABLE = `<link rel="manifest" href="${MANIFEST_PATH}">`

/** The app's empty page in the site's name, look and language, so that nothing changes colour while it loads. */
export function shellDocument(
  shell: string,
  { settings }: Site,
  locale: Locale,
  own: string,
): Document {
  const { brand, indexTitle, description } = settings
  const html = shell
    .replace(HTML, () => `<html lang="${locale}" data-brand="${brand}"`)
    .replace(TITLE, () =>
      [
        `<title>${escaped(indexTitle)}</title>`,
        `<meta name="description" content="${escaped(description)}" />`,
        INSTALLABLE,
      ].join('\n    '),
    )
    .replace(HEAD_END, (end) => `${own && `<style>${own}</style>`}${end}`)
  return { html, hashes: { style: own === '' ? null : hashOf(own), script: null } }
}

/** Puts rendered pages into the shell that the build made: style inline, data as JSON, scripts for later. */
export function documents(
  shell: string,
  files: Files,
  { manifest, early }: Omit<ServerHalf, 'renderer'>,
) {
  const assets = assetsOf(manifest)
  const text = new TextDecoder()
  const fonts = [...files.keys()].filter((name) => FONTS.test(name))
  const frame = shell
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<link rel="(modulepreload|stylesheet)"[^>]*>\s*/g, '')
  const styleOf = remembered((brand = '', own = '', ...styles) => {
    const sheets = styles.map((name) => text.decode(files.get(name)?.plain).trim())
    const css = `${forBrand(sheets.join(''), brand)}${own}`
    return { css, hash: hashOf(css) }
  })
  const script = hashOf(early)

  return (page: RenderedPage, { own, ...address }: Address & Dress): Document | null => {
    const needed = assets(page.routes, page.texts)
    if (!needed) return null
    const { css, hash } = styleOf(page.brand, own, ...needed.styles)
    const { entry, scripts } = needed
    const boot = { ...page.boot, entry, scripts, webManifest: MANIFEST_PATH }
    const parts: Readonly<Record<string, string>> = {
      [HTML]: `<html lang="${address.locale}" data-brand="${page.brand}"`,
      [TITLE]: [
        `<title>${escaped(page.title)}</title>`,
        ...pictures(page),
        ...fonts.map(
          (name) => `<link rel="preload" href="${name}" as="font" type="font/woff2" crossorigin>`,
        ),
        ...about(page, address),
        `<style>${css}</style>`,
        ...needed.styles.map(present),
      ].join(''),
      [BODY]: [
        `<div id="app">${page.body}</div>`,
        `<script id="boot" type="application/json">${scriptJson(boot)}</script>`,
        `<script>${early}</script>`,
      ].join(''),
    }
    const html = Object.entries(parts).reduce(
      (whole, [place, part]) => whole.replace(place, () => part),
      frame,
    )
    return { html, hashes: { style: hash, script } }
  }
}

/** Tells the bundler's loader that a style sheet is here already: one that is switched off is never fetched. */
const present = (name: string) => `<link rel="stylesheet" href="${name}" disabled>`

const pictures = ({ preloads }: RenderedPage) =>
  preloads.map(({ href, type, choice }) => {
    const from = choice
      ? ` imagesrcset="${escaped(choice.srcset)}" imagesizes="${escaped(choice.sizes)}"`
      : ''
    return `<link rel="preload" href="${escaped(href)}"${from} as="image" type="${type}" fetchpriority="high">`
  })

/** What search engines and those who share the page are told of it. */
function about(page: RenderedPage, { origin, path, locale, named }: Address): readonly string[] {
  const any = escaped(`${origin}${path}`)
  const here = named ? `${any}?lang=${locale}` : any
  const [title, description] = [escaped(page.title), escaped(page.description)]
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${content}">`
  return [
    `<meta name="description" content="${description}">`,
    ...(page.indexed && page.status === 200
      ? [
          `<link rel="canonical" href="${here}">`,
          `<link rel="alternate" hreflang="x-default" href="${any}">`,
          ...LOCALES.map(
            (one) => `<link rel="alternate" hreflang="${one}" href="${any}?lang=${one}">`,
          ),
        ]
      : ['<meta name="robots" content="noindex">']),
    property('type', 'website'),
    property('site_name', escaped(page.siteName)),
    property('title', title),
    property('description', description),
    property('url', here),
    property('locale', REGIONAL[locale]),
    property('image', escaped(`${origin}${PREVIEW}`)),
  ]
}

/** A style sheet without the looks of the other brands, a page having one and keeping it. */
export const forBrand = (css: string, brand: string): string =>
  css.replace(/[^{}]*\[data-brand=[^{}]*\{[^{}]*\}/g, (rule) =>
    [...rule.matchAll(/\[data-brand="?(\w+)"?\]/g)].some(([, name]) => name === brand) ? rule : '',
  )

/** Works something out once for each list of names. */
function remembered<T>(make: (...names: readonly string[]) => T): typeof make {
  const made = new Map<string, T>()
  return (...names) => {
    const key = names.join('|')
    const found = made.get(key) ?? make(...names)
    made.set(key, found)
    return found
  }
}
