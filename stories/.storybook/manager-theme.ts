import { create } from 'storybook/theming'
import { MARK } from '#ui/tokens/mark-shape.ts'
import { palette } from '#ui/tokens/palette.ts'
import type { Mode } from '#ui/tokens/roles.ts'

const FONT = '"Figtree Variable", Figtree, system-ui, sans-serif'

/** The logo with the gallery's name, in the product's faces. */
function brandTitle({ ink, ember }: Pick<ReturnType<typeof palette>, 'ink' | 'ember'>): string {
  const { box, left, right, width, light } = MARK
  return [
    `<span style="display:flex;align-items:center;gap:6px;color:${ink};font:600 20px/1 'Fraunces Variable',Georgia,serif">`,
    `<svg viewBox="0 0 ${box} ${box}" width="26" height="26" aria-hidden="true">`,
    `<path d="${left}${right}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`,
    `<circle cx="${light.x}" cy="${light.y}" r="${light.radius}" fill="${ember}"/></svg>`,
    '<span>Vonk <span style="font-weight:400">gallery</span></span></span>',
  ].join('')
}

/** By night Storybook darkens the second colour under white text: of the brand's own that leaves 3.3 : 1, of this 5.2. */
const UNDER_WHITE = '#f0654a'

/** The gallery's colours, as in the product: the accent for the selected item only. */
export function managerTheme(mode: Mode) {
  const { paper, surface, sunken, ink, muted, line, lineStrong, ember, emberText } = palette(
    'default',
    mode,
  )
  return create({
    base: mode,
    // Without an image the title is written as it is.
    brandTitle: brandTitle({ ink, ember }),
    brandImage: null as unknown as string,
    brandTarget: '_self',
    colorPrimary: ember,
    colorSecondary: mode === 'dark' ? UNDER_WHITE : emberText,
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
