import type { Locale } from '#core/site/locales.ts'
import type { Site } from '#core/site/settings.ts'
import type { RenderedShell } from '../rendering.ts'
import { MANIFEST_PATH } from '../web-manifest.ts'
import type { ServerHalf } from './built.ts'
import { type Document, type Files, frameOf, pageWriter, titled } from './frame.ts'
import { escaped } from './html.ts'
import { assetsOf } from './manifest.ts'

const INSTALLABLE = `<link rel="manifest" href="${MANIFEST_PATH}">`

/** The viewer and language of a shell. */
export type ShellLook = {
  readonly site: Site
  readonly locale: Locale
  readonly visitor: boolean
  /** CSS of the site's own colours, or ''. */
  readonly own: string
}

/** The built page, rendered by the browser: for a server without SSR. */
export const bareShell = (index: string, look: ShellLook): Document =>
  titled(index, { ...headOf(look, null), own: look.own })

/** The same with bars and skeleton, visible before any script or style sheet loads. */
export function shells(
  index: string,
  files: Files,
  { manifest, watch }: Pick<ServerHalf, 'manifest' | 'watch'>,
) {
  const assets = assetsOf(manifest)
  const write = pageWriter(frameOf(index), files, { script: watch })

  return (page: RenderedShell, look: ShellLook): Document => {
    const { styles, scripts } = assets(page.routes, page.texts) ?? { scripts: [], styles: [] }
    return write({
      ...headOf(look, page.title),
      own: look.own,
      styles,
      about: [],
      fetched: [
        // It must precede the app's script, whose errors it detects.
        `<script>${watch}</script>`,
        ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="${name}">`),
      ],
      noScript: page.noScript,
      body: page.body,
      after: [
        `<template id="last-page">${page.lastPage}</template>`,
        // Read by `app/boot.ts`.
        ...(look.visitor ? ['<template id="visitor"></template>'] : []),
      ],
    })
  }
}

function headOf({ site, locale }: ShellLook, own: string | null) {
  const { brand, indexTitle, description } = site.settings
  const title = [
    `<title>${escaped(own ?? indexTitle)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    INSTALLABLE,
  ]
  return { locale, brand, title: [title.join('\n    ')] }
}
