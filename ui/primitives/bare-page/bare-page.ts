import { MARK } from '../../tokens/mark-shape.ts'
import { palette } from '../../tokens/palette.ts'
import type { ColorRole, Mode } from '../../tokens/roles.ts'
import { DISPLAY_WEIGHT, RADII, rem, SPACES, TEXT_SIZES } from '../../tokens/scale.ts'

/** Content of a bare page, and its font files. */
export type BarePage = {
  readonly lang: string
  readonly site: string
  readonly title: string
  readonly text: string
  /** The retry link. */
  readonly action: string
  readonly fonts: { readonly heading: string; readonly body: string }
  /** The CSP nonce of its style and script. */
  readonly nonce: string
}

const USED = ['paper', 'ink', 'muted', 'ember'] as const satisfies readonly ColorRole[]

const colors = (mode: Mode): string =>
  USED.map((role) => `--${role}:${palette('default', mode)[role]}`).join(';')

const style = ({ heading, body }: BarePage['fonts']): string => `
@font-face{font-family:Fraunces;src:url(${heading});font-weight:100 900}
@font-face{font-family:Figtree;src:url(${body});font-weight:300 900}
:root{color-scheme:light dark;${colors('light')}}
@media(prefers-color-scheme:dark){:root{${colors('dark')}}}
body{margin:0;background:var(--paper);color:var(--ink)}
main{min-height:100dvh;box-sizing:border-box;padding:${SPACES.l}px;display:grid;align-content:center;justify-items:center;gap:${SPACES.m}px;text-align:center;font:${rem(TEXT_SIZES.m)}/1.5 Figtree,system-ui,sans-serif}
svg{width:64px;height:64px;stroke:var(--ink)}
circle{fill:var(--ember);stroke:none;opacity:.35}
h1{margin:0;max-width:22ch;font:${DISPLAY_WEIGHT} ${rem(TEXT_SIZES.xl)}/1.2 Fraunces,Georgia,serif;text-wrap:balance}
p{margin:0;max-width:34ch;color:var(--muted);text-wrap:pretty}
a{display:inline-flex;align-items:center;min-height:48px;margin-top:${SPACES.xs}px;padding:0 ${SPACES.l}px;border-radius:${RADII.card}px;background:var(--ink);color:var(--paper);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`

/** The mark without its light. */
const { box, left, right, width, light } = MARK
const mark = `<svg viewBox="0 0 ${box} ${box}" aria-hidden="true"><path d="${left}${right}" fill="none" stroke-width="${width}" stroke-linecap="round"/><circle cx="${light.x}" cy="${light.y}" r="${light.radius}"/></svg>`

/** A whole HTML page as text, for when no app can run: a message and a retry. Reloads itself. */
export const barePage = ({ lang, site, title, text, action, fonts, nonce }: BarePage): string =>
  [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title} · ${site}</title><style nonce="${nonce}">${style(fonts)}</style></head>`,
    `<body><main>${mark}<h1>${title}</h1><p>${text}</p><a href="">${action}</a></main>`,
    `<script nonce="${nonce}">addEventListener('online',()=>location.reload())</script>`,
    '</body></html>',
  ].join('\n')
