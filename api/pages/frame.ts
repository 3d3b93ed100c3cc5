import type { Locale } from '#core/site/locales.ts'
import type { InlineHashes } from '../http/headers.ts'
import type { StaticFile } from '../http/static-files.ts'
import { escaped, hashOf } from './html.ts'

export type Files = ReadonlyMap<string, StaticFile>

/** A whole page, and the inline texts its policy must allow. */
export type Document = { readonly html: string; readonly hashes: InlineHashes }

/** The places of the page that the build made, which every page fills. */
const [HTML, TITLE, BODY] = [
  '<html lang="nl"',
  '<title>Vonk</title>',
  '<div id="app"></div>',
] as const

/** The faces every page begins with: asked for ahead, or the words would move when they arrive. */
const FONTS = /^\/assets\/(figtree|fraunces)-letters-[^/]+\.woff2$/

/** The built page without its style sheets, which pages bring inline, and without what stands in for the server. */
export const frameOf = (index: string): string =>
  index
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace(/<(noscript|template)[^>]*>.*?<\/\1>\s*/gs, '')

/** A page that asks for no script before it is drawn. */
export const withoutScripts = (frame: string): string =>
  frame
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')

/** A page with its places filled. */
const filled = (frame: string, parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts).reduce((whole, [place, part]) => whole.replace(place, () => part), frame)

/** Has the faces fetched beside the page. */
const fontLinks = (files: Files): readonly string[] =>
  [...files.keys()]
    .filter((name) => FONTS.test(name))
    .map((name) => `<link rel="preload" href="${name}" as="font" type="font/woff2" crossorigin>`)

/** The place of the page's tag, and of its title, filled. */
type Head = { readonly locale: Locale; readonly brand: string; readonly title: readonly string[] }

const headParts = ({ locale, brand, title }: Head) => ({
  [HTML]: `<html lang="${locale}" data-brand="${brand}"`,
  [TITLE]: title.join(''),
})

const HEAD_END = '</head>'

/** The page as the build made it, with a site's name on it and its own colours, if it has any. */
export function titled(index: string, { own, ...head }: Head & { readonly own: string }): Document {
  const style = own && `<style>${own}</style>`
  const html = filled(index, { ...headParts(head), [HEAD_END]: `${style}${HEAD_END}` })
  return { html, hashes: { style: own === '' ? null : hashOf(own), script: null } }
}

type Page = Head & {
  /** The site's own colours as a style sheet, or nothing. */
  readonly own: string
  readonly styles: readonly string[]
  /** What the head tells of the page. */
  readonly about: readonly string[]
  /** What the head fetches, once the looks are there. */
  readonly fetched: readonly string[]
  readonly noScript: string
  readonly body: string
  /** Whether the app takes over what is pressed and typed before it runs. */
  readonly early?: boolean
  /** What stands after the body. */
  readonly after: readonly string[]
}

/** Writes pages into a frame, with their looks inline; `script` is the one inline script they run. */
export function pageWriter(
  frame: string,
  files: Files,
  edit: (css: string, brand: string) => string,
  script: string,
) {
  const fonts = fontLinks(files)
  const styleOf = inlineStyles(files, edit)
  const scriptHash = hashOf(script)

  return ({
    own,
    styles,
    about,
    fetched,
    noScript,
    body,
    early,
    after,
    ...head
  }: Page): Document => {
    const { css, hash } = styleOf(head.brand, own, ...styles)
    const looks = [`<style>${css}</style>`, ...styles.map(present)]
    const html = filled(frame, {
      ...headParts({ ...head, title: [...head.title, ...fonts, ...about, ...looks, ...fetched] }),
      [BODY]: [
        `<noscript>${escaped(noScript)}</noscript>`,
        `<div id="app"${early ? ' data-early' : ''}>${body}</div>`,
        ...after,
      ].join(''),
    })
    return { html, hashes: { style: hash, script: scriptHash } }
  }
}

/** Tells the bundler's loader that a style sheet is here already: one that is switched off is never fetched. */
const present = (name: string) => `<link rel="stylesheet" href="${name}" disabled>`

/** Style sheets as one inline text, with its hash; each set is put together once. */
function inlineStyles(files: Files, edit: (css: string, brand: string) => string) {
  const text = new TextDecoder()
  return memoized((brand = '', own = '', ...styles) => {
    const sheets = styles.map((name) => text.decode(files.get(name)?.plain).trim())
    const css = `${edit(sheets.join(''), brand)}${own}`
    return { css, hash: hashOf(css) }
  })
}

/** Works something out once for each list of names. */
function memoized<T>(make: (...names: readonly string[]) => T): typeof make {
  const made = new Map<string, T>()
  return (...names) => {
    const key = names.join('|')
    const found = made.get(key) ?? make(...names)
    made.set(key, found)
    return found
  }
}
