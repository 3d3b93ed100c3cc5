import { type Locale, REGIONAL } from '#core/site/locales.ts'
import type { RenderedPage } from '../rendering.ts'
import { MANIFEST_PATH } from '../web-manifest.ts'
import type { ServerHalf } from './built.ts'
import { type Document, type Files, frameOf, pageWriter, withoutScripts } from './frame.ts'
import { escaped, scriptJson } from './html.ts'
import { assetsOf } from './manifest.ts'

/** URL and language of a page. */
export type Address = {
  readonly origin: string
  readonly path: string
  readonly locale: Locale
  /** Whether the URL specifies the language. */
  readonly named: boolean
  /** The languages that the page can be had in. */
  readonly languages: readonly Locale[]
}

/** CSS of a site's own colours, or ''; and what a link to it shows. */
type Look = { readonly own: string; readonly linkPicture: string }

/** Inserts rendered pages into the built HTML: inline style, data as JSON, scripts at the end. */
export function documents(
  shell: string,
  files: Files,
  { manifest, early }: Omit<ServerHalf, 'renderer'>,
) {
  const assets = assetsOf(manifest)
  const write = pageWriter(withoutScripts(frameOf(shell)), files, {
    edit: forBrand,
    onlyUsed: true,
    script: early,
  })

  return (
    page: RenderedPage & { readonly personal: boolean },
    { own, linkPicture, ...address }: Address & Look,
  ): Document | null => {
    const needed = assets(page.routes, page.texts)
    if (!needed) return null
    const { entry, scripts, styles } = needed
    const boot = { ...page.boot, entry, scripts, webManifest: MANIFEST_PATH }
    return write({
      locale: address.locale,
      brand: page.brand,
      own,
      styles,
      title: [`<title>${escaped(page.title)}</title>`, ...pictures(page)],
      about: about(page, address, (page.status === 200 && page.linkPicture) || linkPicture),
      fetched: [],
      noScript: page.noScript,
      body: page.body,
      // A lander marks the parts that need the app itself.
      early: page.personal || !page.routes.some((route) => route.startsWith('/_lander')),
      after: [
        ...(page.personal ? [unanswering(page)] : []),
        `<script id="boot" type="application/json">${scriptJson(boot)}</script>`,
        `<script>${early}</script>`,
      ],
    })
  }
}

/** Hidden until the app reports that it cannot start; see `app/shell/show-start-failure.ts`. */
const unanswering = ({ unanswering: { text, again } }: RenderedPage) =>
  `<template id="unanswering"><p role="alert" class="unanswering">${escaped(text)} <a href="">${escaped(again)}</a></p></template>`

const pictures = ({ preloads }: RenderedPage) =>
  preloads.map(({ href, type, choice }) => {
    const from = choice
      ? ` imagesrcset="${escaped(choice.srcset)}" imagesizes="${escaped(choice.sizes)}"`
      : ''
    return `<link rel="preload" href="${escaped(href)}"${from} as="image" type="${type}" fetchpriority="high">`
  })

/** Metadata for search engines and link previews. */
function about(
  page: RenderedPage,
  { origin, path, locale, named, languages }: Address,
  preview: string,
): readonly string[] {
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
          ...languages.map(
            (one) => `<link rel="alternate" hreflang="${one}" href="${any}?lang=${one}">`,
          ),
        ]
      : ['<meta name="robots" content="noindex">']),
    property('type', 'website'),
    property('site_name', escaped(page.siteName)),
    property('title', title),
    property('description', description),
    // A missing page is the same for all: it names nobody's address.
    ...(page.status === 200 ? [property('url', here)] : []),
    property('locale', REGIONAL[locale]),
    property('image', escaped(`${origin}${preview}`)),
  ]
}

/** A style sheet without the themes of other brands. */
export const forBrand = (css: string, brand: string): string =>
  css.replace(/[^{}]*\[data-brand=[^{}]*\{[^{}]*\}/g, (rule) =>
    [...rule.matchAll(/\[data-brand="?(\w+)"?\]/g)].some(([, name]) => name === brand) ? rule : '',
  )
