import { create } from 'storybook/theming'
import { MARK } from '#ui/tokens/mark-shape.ts'
import { palette } from '#ui/tokens/palette.ts'
import type { Mode } from '#ui/tokens/roles.ts'

const FONT = '"Figtree Variable", Figtree, system-ui, sans-serif'

/** The logo with the gallery's name, as an image: fonts do not apply, so text lengths are given. */
function brandImage({ ink, ember }: Pick<ReturnType<typeof palette>, 'ink' | 'ember'>): string {
  const { box, left, right, width, light } = MARK
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 ${box}" width="150" height="26">`,
    `<path d="${left}${right}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`,
    `<circle cx="${light.x}" cy="${light.y}" r="${light.radius}" fill="${ember}"/>`,
    `<text x="30" y="18" textLength="106" lengthAdjust="spacingAndGlyphs" font-family="Fraunces, Georgia, serif" font-size="17" font-weight="600" fill="${ink}">Vonk <tspan font-weight="400">gallery</tspan></text>`,
    '</svg>',
  ].join('')
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The gallery's colours, as in the product: the accent for the selected item only. */
export function managerTheme(mode: Mode) {
  const { paper, surface, sunken, ink, muted, line, lineStrong, ember, emberText } = palette(
    'default',
    mode,
  )
  return create({
    base: mode,
    brandTitle: 'Vonk gallery',
    brandImage: brandImage({ ink, ember }),
    brandTarget: '_self',
    colorPrimary: ember,
    colorSecondary: emberText,
    appBg: sunken,
    appContentBg: paper,
    appPreviewBg: paper,
    appHoverBg: line,
    appBorderColor: line,
    appBorderRadius: 6,
    fontBase: FONT,
    textColor: ink,
    textInverseColor: paper,
    textMutedColor: muted,
    barBg: surface,
    barTextColor: muted,
    barHoverColor: ink,
    barSelectedColor: emberText,
    buttonBg: surface,
    buttonBorder: line,
    booleanBg: sunken,
    booleanSelectedBg: surface,
    inputBg: surface,
    inputBorder: lineStrong,
    inputTextColor: ink,
    inputBorderRadius: 6,
  })
}

/** The theme for the colour mode of the designer's system. */
export const ownTheme = () =>
  managerTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
