import { pictureUrl } from '#core/desk/sites/picture-keys.ts'
import type { Locale } from '#core/site/locales.ts'
import type { InlineHashes } from '../../http/headers.ts'
import type { StaticFile } from '../../http/static-files.ts'
import { escaped, hashOf } from './html.ts'
import { usedStyles } from './used-styles.ts'

export type Files = ReadonlyMap<string, StaticFile>

/** A whole page, and the inline texts its CSP must allow. */
export type Document = { readonly html: string; readonly hashes: InlineHashes }

/** Placeholders of the built HTML. */
const [HTML, TITLE, BODY] = [
  '<html lang="nl"',
  '<title>Vonk</title>',
  '<div id="app"></div>',
] as const

/** Preloaded fonts, to avoid layout shift. */
const FONTS = /^\/assets\/(figtree|fraunces)-letters-[^/]+\.woff2$/

/** The built HTML without its style sheets, which are inlined, and without `<noscript>` and `<template>`. */
export const frameOf = (index: string): string =>
  index
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace(/<(noscript|template)[^>]*>.*?<\/\1>\s*/gs, '')

/** The page without scripts before first paint. */
export const withoutScripts = (frame: string): string =>
  frame
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')

/** Fills the placeholders. */
const filled = (frame: string, parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts).reduce((whole, [place, part]) => whole.replace(place, () => part), frame)

/** Preloads fonts. */
const fontLinks = (files: Files): readonly string[] =>
  [...files.keys()]
    .filter((name) => FONTS.test(name))
    .map((name) => `<link rel="preload" href="${name}" as="font" type="font/woff2" crossorigin>`)

/** The `<html>` tag and title, filled. */
type Head = { readonly locale: Locale; readonly brand: string; readonly title: readonly string[] }

const headParts = ({ locale, brand, title }: Head) => ({
  [HTML]: `<html lang="${locale}" data-brand="${brand}"`,
  [TITLE]: title.join(''),
})

/** The page with a site's own icon, by its key, in place of the product's. */
export const withIcon = (html: string, key: string): string =>
  key === ''
    ? html
    : html
        .replace(
          /<link rel="icon"[^>]*>/,
          `<link rel="icon" href="${pictureUrl(key, 'icon-192')}" type="image/png" />`,
        )
        .replace(
          /<link rel="apple-touch-icon"[^>]*>/,
          `<link rel="apple-touch-icon" href="${pictureUrl(key, 'apple-touch-180')}" />`,
        )

const HEAD_END = '</head>'

/** The built page with a site's name and colours, if any. */
export function titled(index: string, { own, ...head }: Head & { readonly own: string }): Document {
  const style = own && `<style>${own}</style>`
  const html = filled(index, { ...headParts(head), [HEAD_END]: `${style}${HEAD_END}` })
  return { html, hashes: { styles: own === '' ? [] : [hashOf(own)], script: null } }
}

type Page = Head & {
  /** CSS of the site's own colours, or ''. */
  readonly own: string
  readonly styles: readonly string[]
  /** Metadata in the head. */
  readonly about: readonly string[]
  /** Links in the head, after the styles. */
  readonly fetched: readonly string[]
  readonly noScript: string
  readonly body: string
  /** Whether the app replays earlier clicks and input. */
  readonly early?: boolean
  /** HTML after the body. */
  readonly after: readonly string[]
}

type Writing = {
  /** Edits the style sheets for a brand. */
  readonly edit?: (css: string, brand: string) => string
  /** Inline only the rules that the page uses: the app loads its style sheets when it starts (`app/start-page.ts`). */
  readonly onlyUsed?: boolean
  /** The one inline script. */
  readonly script: string
}

/** Renders pages into a frame, with inline styles. */
export function pageWriter(frame: string, files: Files, { edit, onlyUsed, script }: Writing) {
  const fonts = fontLinks(files)
  const styleOf = inlineStyles(files, edit ?? ((css) => css))
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
    const content = [
      noScript && `<noscript>${escaped(noScript)}</noscript>`,
      `<div id="app"${early ? ' data-early' : ''}>${body}</div>`,
      ...after,
    ].join('')
    const { css, used } = styleOf(head.brand, ...styles)
    const inline = onlyUsed ? used()(content) : css
    const looks = [`<style>${inline}</style>`, ...styles.map(disabled)]
    // After the style sheets, whose colours it overrides.
    if (own) looks.push(`<style>${own}</style>`)
    const html = filled(frame, {
      ...headParts({ ...head, title: [...head.title, ...fonts, ...about, ...looks, ...fetched] }),
      [BODY]: content,
    })
    const hashes = { styles: [inline, ...(own ? [own] : [])].map(hashOf), script: scriptHash }
    return { html, hashes }
  }
}

/** Tells the bundler that a style sheet is there. It is not fetched before the app enables it. */
const disabled = (name: string) => `<link rel="stylesheet" href="${name}" disabled>`

/** Style sheets as one text, and what reduces it to a page's rules; memoised per set. */
function inlineStyles(files: Files, edit: (css: string, brand: string) => string) {
  const text = new TextDecoder()
  return memoized((brand = '', ...styles) => {
    const sheets = styles.map((name) => text.decode(files.get(name)?.plain).trim())
    const css = edit(sheets.join(''), brand)
    let reduce: ReturnType<typeof usedStyles> | undefined
    return { css, used: () => (reduce ??= usedStyles(css)) }
  })
}

/** Memoises by a list of names. */
function memoized<T>(make: (...names: readonly string[]) => T): typeof make {
  const made = new Map<string, T>()
  return (...names) => {
    const key = names.join('|')
    const found = made.get(key) ?? make(...names)
    made.set(key, found)
    return found
  }
}
