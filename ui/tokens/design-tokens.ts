import { channels, contrast, type Hex } from './contrast.ts'
import { type Brand, palette } from './palette.ts'
import { type ColorRole, type Mode, TEXT_PAIRS } from './roles.ts'
import {
  DISPLAY_WEIGHT,
  DURATIONS,
  EASES,
  FAMILIES,
  LEADINGS,
  RADII,
  SPACES,
  TEXT_SIZES,
  WEIGHTS,
} from './scale.ts'

/** What each colour is for. */
export const COLOR_USES: Readonly<Record<ColorRole, string>> = {
  paper: 'The page.',
  surface: 'Raised: a card, a field, a dialog.',
  sunken: 'Behind cards, skeletons, messages of the other.',
  ink: 'Text.',
  muted: 'Text beside the main one: a time, a hint.',
  line: 'A hairline that only decorates.',
  lineStrong: 'A line that must be seen: the border of a field.',
  ember: 'People: the main action, something new, a match.',
  emberStrong: 'The main action under the pointer.',
  onEmber: 'Text on ember.',
  emberText: 'Ember as text.',
  emberSoft: 'The ground of something about people: an own message.',
  trust: 'Money and truth: paying, credits, the kind of a profile.',
  trustStrong: 'Paying, under the pointer.',
  onTrust: 'Text on trust.',
  trustText: 'A price, a number of credits.',
  trustSoft: 'The ground of a price or a label.',
  warning: 'Something to know before going on.',
  warningSoft: 'Its ground.',
  danger: 'What cannot be undone, and what went wrong.',
  dangerStrong: 'The same under the pointer.',
  onDanger: 'Text on danger.',
  dangerSoft: 'Its ground.',
  success: 'What is done.',
  successSoft: 'Its ground.',
  focus: 'The ring around what has the focus.',
  shade: 'Behind an enlarged photo; dark in both modes.',
  onShade: 'Text on shade.',
  dusk: 'Where two people meet; dark in both modes.',
  onDusk: 'Text on dusk.',
  duskMuted: 'Text beside the main one on dusk.',
  light: 'The lit point of the mark, on dusk alone.',
}

const color = (hex: Hex) => {
  const components = (channels(hex) ?? [0, 0, 0]).map((channel) => Number(channel.toFixed(4)))
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex } } as const
}

/** The lowest contrast of a text colour with the grounds that it may stand on; `null` for a ground or shape. */
export function leastContrast(colors: Readonly<Record<ColorRole, Hex>>, role: ColorRole) {
  const pairs = TEXT_PAIRS.filter(([front]) => front === role)
  if (pairs.length === 0) return null
  return Math.min(...pairs.map(([front, back]) => contrast(colors[front], colors[back])))
}

function colorGroup(brand: Brand, mode: Mode) {
  const colors = palette(brand, mode)
  return Object.fromEntries(
    (Object.keys(COLOR_USES) as ColorRole[]).map((role) => {
      const least = leastContrast(colors, role)
      const measured = least === null ? '' : ` Contrast at least ${least.toFixed(1)} : 1.`
      return [role, { ...color(colors[role]), $description: COLOR_USES[role] + measured }]
    }),
  )
}

const group = <Value>(
  given: Readonly<Record<string, Value>>,
  $type: string,
  $value: (value: Value) => unknown = (value) => value,
) =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, { $type, $value: $value(value) }]),
  )

const pixels = (value: number) => ({ value, unit: 'px' })

/** All tokens of a brand in a mode, in the format of the Design Tokens Community Group (2025.10), for design tools. */
export const designTokens = (brand: Brand, mode: Mode) => ({
  color: colorGroup(brand, mode),
  font: {
    ...group(FAMILIES, 'fontFamily'),
    displayWeight: { $type: 'fontWeight', $value: DISPLAY_WEIGHT },
  },
  text: group(TEXT_SIZES, 'dimension', pixels),
  leading: group(LEADINGS, 'number'),
  weight: group(WEIGHTS, 'fontWeight'),
  space: group(SPACES, 'dimension', pixels),
  radius: group(RADII, 'dimension', pixels),
  duration: group(DURATIONS, 'duration', (value) => ({ value, unit: 'ms' })),
  ease: group(EASES, 'cubicBezier'),
})
