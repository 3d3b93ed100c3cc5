import { faviconSvg, type IconCut, iconSvg, silhouetteSvg } from '../../tokens/mark-shape.ts'

const EMBER = { ground: '#C8371F', stroke: '#FBF7F2', light: '#FFD98F' }
const INK = '#221B17'

/** A picture of the mark that is a file: drawn as `svg`, as many pixels wide and high. */
export type IconFile = { readonly name: string; readonly size: number; readonly svg: string }

const onEmber = (name: string, size: number, cut: IconCut): IconFile => ({
  name,
  size,
  svg: iconSvg(EMBER, cut),
})

/** All that are PNG; a maskable one keeps the mark within the safe zone. */
export const ICON_FILES = {
  icon: onEmber('icon-192.png', 192, { corner: 0.22, part: 0.66 }),
  large: onEmber('icon-512.png', 512, { corner: 0.22, part: 0.66 }),
  maskable: onEmber('maskable-512.png', 512, { corner: 0, part: 0.5 }),
  apple: onEmber('apple-touch-180.png', 180, { corner: 0, part: 0.62 }),
  favicon: onEmber('favicon.ico', 48, { corner: 0.22, part: 0.72 }),
  /** Android's status bar has it, beside a push. */
  badge: { name: 'badge-96.png', size: 96, svg: silhouetteSvg() },
  /** Without a ground: a mail has the colour of its site. */
  mail: {
    name: 'mail-mark.png',
    size: 96,
    svg: iconSvg({ ...EMBER, ground: 'none' }, { corner: 0, part: 0.66 }),
  },
} as const satisfies Record<string, IconFile>

/** The favicon of browsers that read SVG. */
export const FAVICON_SVG = faviconSvg(EMBER.ground, INK, EMBER.stroke)
