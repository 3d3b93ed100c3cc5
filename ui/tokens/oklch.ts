import { type Channels, channels, type Hex, linear } from './contrast.ts'

/** A colour in Oklch: lightness, chroma, hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }

const encoded = (light: number) =>
  light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055

/** Converts to Oklch; `null` if it is no colour. */
export function toOklch(color: string): Oklch | null {
  const rgb = channels(color)
  if (!rgb) return null
  const [r, g, b] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])]
  const long = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
  const medium = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
  const short = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
  const a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short
  const bee = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short
  return {
    l: 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short,
    c: Math.hypot(a, bee),
    h: ((Math.atan2(bee, a) * 180) / Math.PI + 360) % 360,
  }
}

function toChannels({ l, c, h }: Oklch): Channels {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const medium = (l - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const short = (l - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  return [
    encoded(4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short),
    encoded(-1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short),
    encoded(-0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short),
  ]
}

const shown = (channel: number) => channel >= -0.0001 && channel <= 1.0001

/** The nearest displayable colour: same lightness and hue, with chroma reduced (gamut mapping). */
export function toHex(color: Oklch): Hex {
  let { c } = color
  while (c > 0 && !toChannels({ ...color, c }).every(shown)) c = Math.max(0, c - 0.002)
  const pairs = toChannels({ ...color, c }).map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${pairs.join('')}`
}
