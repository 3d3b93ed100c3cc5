/** A colour as `#rrggbb`, the only notation the palette uses. */
export type Hex = `#${string}`

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5

/** Minimum contrast of non-text: borders of fields, icons, focus (WCAG 2.2, 1.4.11). */
export const SHAPE_CONTRAST = 3

/** The three channels of a colour, each from 0 to 1. */
export type Channels = readonly [red: number, green: number, blue: number]

/** Parses `#rgb` or `#rrggbb`; `null` if neither. */
export function channels(color: string): Channels | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color)
  const digits = short ? short.slice(1).map((digit) => digit + digit) : null
  const long = digits ?? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1)
  if (!long) return null
  const [red = 0, green = 0, blue = 0] = long.map((pair) => Number.parseInt(pair, 16) / 255)
  return [red, green, blue]
}

/** Linearises an sRGB channel. */
export const linear = (channel: number) =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

function luminance(color: Hex): number {
  const [red, green, blue] = channels(color) ?? [0, 0, 0]
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The WCAG contrast ratio of two colours, from 1 to 21; symmetric. */
export function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The lowest contrast of a colour against several backgrounds. */
export const worstContrast = (color: Hex, backgrounds: readonly Hex[]) =>
  Math.min(...backgrounds.map((background) => contrast(color, background)))
