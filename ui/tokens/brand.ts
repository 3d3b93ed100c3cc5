import { type Hex, TEXT_CONTRAST, worstContrast } from './contrast.ts'
import { type Oklch, toHex, toOklch } from './oklch.ts'
import { type EmberRole, type Mode, SHARED } from './roles.ts'

/** The colours of one brand, in both modes. */
export type EmberFamily = Readonly<Record<Mode, Readonly<Record<EmberRole, Hex>>>>

/** A requested colour with too little contrast, and its replacement. */
export type Correction = {
  readonly mode: Mode
  readonly role: EmberRole
  readonly asked: Hex
  readonly used: Hex
  /** The insufficient contrast. */
  readonly contrast: number
}

/** A brand derived from one colour, and the corrections made. */
export type DerivedBrand = {
  readonly family: EmberFamily
  readonly corrections: readonly Correction[]
}

const STEP = 0.004

/** Changes a colour's lightness as little as possible until its contrast suffices on all of `backgrounds`. */
function readable(start: Oklch, direction: 1 | -1, backgrounds: readonly Hex[]): Hex {
  let color = start
  while (worstContrast(toHex(color), backgrounds) < TEXT_CONTRAST && color.l > 0 && color.l < 1) {
    color = { ...color, l: Math.min(1, Math.max(0, color.l + direction * STEP)) }
  }
  return toHex(color)
}

const grounds = (mode: Mode) => [SHARED[mode].paper, SHARED[mode].surface, SHARED[mode].sunken]

function lightFamily(seed: Oklch) {
  const onEmber = '#ffffff'
  const ember = readable(seed, -1, [onEmber, SHARED.light.paper])
  const used = toOklch(ember) ?? seed
  const emberSoft = toHex({ ...used, l: 0.935, c: Math.min(used.c * 0.22, 0.036) })
  const emberStrong = toHex({ ...used, l: Math.max(0, used.l - 0.07) })
  const text = { ...used, l: Math.max(0, used.l - 0.03) }
  const emberText = readable(text, -1, [...grounds('light'), emberSoft])
  return { ember, emberStrong, onEmber, emberText, emberSoft } as const
}

function darkFamily(seed: Oklch) {
  const hue = { h: seed.h, c: Math.min(seed.c, 0.15) }
  const onEmber = toHex({ ...hue, l: 0.2, c: Math.min(hue.c * 0.5, 0.05) })
  // A darker colour stays the darker one, so that two brands of nearly one hue differ at night too.
  const l = 0.735 + (seed.l - 0.5) * 0.6
  const ember = readable({ ...hue, l }, 1, [...grounds('dark'), onEmber])
  const used = toOklch(ember) ?? seed
  const emberSoft = toHex({ ...hue, l: 0.265, c: Math.min(hue.c * 0.45, 0.06) })
  const emberStrong = toHex({ ...used, l: Math.min(1, used.l + 0.06), c: used.c * 0.85 })
  const text = { ...used, l: Math.min(1, used.l + 0.03), c: used.c * 0.95 }
  const emberText = readable(text, 1, [...grounds('dark'), emberSoft])
  return { ember, emberStrong, onEmber, emberText, emberSoft } as const
}

/**
 * Derives a brand from the one colour in a site's settings. A colour with too little contrast is darkened, and the
 * change reported; `null` if it is no colour.
 */
export function deriveBrand(color: string): DerivedBrand | null {
  const seed = toOklch(color)
  if (!seed) return null

  const asked = toHex(seed)
  const light = lightFamily(seed)
  const corrections: readonly Correction[] =
    light.ember === asked
      ? []
      : [
          {
            mode: 'light',
            role: 'ember',
            asked,
            used: light.ember,
            contrast: worstContrast(asked, [light.onEmber, SHARED.light.paper]),
          },
        ]
  return { family: { light, dark: darkFamily(seed) }, corrections }
}
