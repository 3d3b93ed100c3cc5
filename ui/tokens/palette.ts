import { deriveBrand, type EmberFamily } from './brand.ts'
import type { Hex } from './contrast.ts'
import { type ColorRole, type Mode, SHARED } from './roles.ts'

/** The default brand and the six niches, by their `data-brand`. */
export const BRANDS = ['default', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const
export type Brand = (typeof BRANDS)[number]

const EMBER: EmberFamily = {
  light: {
    ember: '#c8371f',
    emberStrong: '#a82a15',
    onEmber: '#ffffff',
    emberText: '#a82a15',
    emberSoft: '#fbe3db',
  },
  dark: {
    ember: '#ff7a5c',
    emberStrong: '#ff967e',
    onEmber: '#2a0d06',
    emberText: '#ff967e',
    emberSoft: '#3d1a12',
  },
}

/** The base colour of each niche; the rest of its family is derived. */
export const NICHE_COLORS = {
  she: '#b0246b',
  bdsm: '#7a1024',
  bbw: '#9a4f00',
  gilf: '#6b3fa0',
  milf: '#62155f',
  gay: '#1f5fbf',
} as const satisfies Record<Exclude<Brand, 'default'>, Hex>

/** The ember family of a brand, in both modes. */
export const emberFamily = (brand: Brand): EmberFamily =>
  brand === 'default' ? EMBER : (deriveBrand(NICHE_COLORS[brand])?.family ?? EMBER)

/** All colours of a brand in a mode, for style sheet, gallery and tests. */
export const palette = (brand: Brand, mode: Mode): Readonly<Record<ColorRole, Hex>> => ({
  ...SHARED[mode],
  ...emberFamily(brand)[mode],
})
