import type { Hex } from './contrast.ts'

/** Light and dark mode. */
export type Mode = 'light' | 'dark'
export const MODES = ['light', 'dark'] as const satisfies readonly Mode[]

/** Colours that depend on the brand: for people, newness, the primary action. */
export const EMBER_ROLES = ['ember', 'emberStrong', 'onEmber', 'emberText', 'emberSoft'] as const
export type EmberRole = (typeof EMBER_ROLES)[number]

/** The second ground, where two people meet: the same by day and by night. Its `light` comes from the mark's point. */
const DUSK = {
  dusk: '#2b1a24',
  onDusk: '#fbf1e4',
  duskMuted: '#cdb7bc',
  light: '#ffc98a',
} as const satisfies Record<string, Hex>

/** Colours common to all brands: paper, ink, money, truth and states. */
export const SHARED = {
  light: {
    paper: '#fbf7f2',
    surface: '#ffffff',
    sunken: '#f3ece3',
    ink: '#221b17',
    muted: '#6b5e55',
    line: '#e4d9cd',
    lineStrong: '#8c7d71',
    trust: '#0e5a57',
    trustStrong: '#0a4644',
    onTrust: '#ffffff',
    trustText: '#0e5a57',
    trustSoft: '#ddefec',
    warning: '#7a4e00',
    warningSoft: '#fff1cc',
    danger: '#b3261e',
    dangerStrong: '#8f1c15',
    onDanger: '#ffffff',
    dangerSoft: '#fce6e3',
    success: '#1e6b3a',
    successSoft: '#e0f1e4',
    focus: '#221b17',
    shade: '#171210',
    onShade: '#f6eee6',
    ...DUSK,
  },
  dark: {
    paper: '#171210',
    surface: '#221b18',
    sunken: '#0f0b0a',
    ink: '#f6eee6',
    muted: '#b8a89b',
    line: '#372d28',
    lineStrong: '#857466',
    trust: '#6fcfc6',
    trustStrong: '#93ded7',
    onTrust: '#04211f',
    trustText: '#7fd6ce',
    trustSoft: '#12302e',
    warning: '#f0c466',
    warningSoft: '#33260b',
    danger: '#ff9d92',
    dangerStrong: '#ffb9b1',
    onDanger: '#3a0a06',
    dangerSoft: '#3d1814',
    success: '#8fd6a3',
    successSoft: '#14301d',
    focus: '#f6eee6',
    shade: '#0f0b0a',
    onShade: '#f6eee6',
    ...DUSK,
  },
} as const satisfies Record<Mode, Record<string, Hex>>

type SharedRole = keyof (typeof SHARED)['light']

/** Every colour role. */
export type ColorRole = SharedRole | EmberRole

/** A text role on an allowed background, or a shape against its surroundings. */
export type Pair = readonly [front: ColorRole, back: ColorRole]

const GROUNDS = ['paper', 'surface', 'sunken'] as const
const on = (front: ColorRole, ...backs: readonly ColorRole[]): readonly Pair[] =>
  backs.map((back) => [front, back])

/** Allowed backgrounds of text; contrast at least 4.5 : 1 in every mode and brand. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...on('ink', ...GROUNDS, 'emberSoft', 'trustSoft', 'warningSoft', 'dangerSoft', 'successSoft'),
  ...on('muted', ...GROUNDS, 'emberSoft', 'trustSoft'),
  ...on('emberText', ...GROUNDS, 'emberSoft'),
  ...on('onEmber', 'ember', 'emberStrong'),
  ...on('trustText', ...GROUNDS, 'trustSoft'),
  ...on('onTrust', 'trust', 'trustStrong'),
  ...on('warning', ...GROUNDS, 'warningSoft'),
  ...on('danger', ...GROUNDS, 'dangerSoft'),
  ...on('onDanger', 'danger', 'dangerStrong'),
  ...on('success', ...GROUNDS, 'successSoft'),
  ...on('paper', 'ink'),
  ...on('onShade', 'shade'),
  ...on('onDusk', 'dusk'),
  ...on('duskMuted', 'dusk'),
  ...on('dusk', 'onDusk', 'light'),
]

/** Shapes with meaning; contrast at least 3 : 1. */
export const SHAPE_PAIRS: readonly Pair[] = [
  ...on('lineStrong', ...GROUNDS),
  ...on('ember', ...GROUNDS, 'emberSoft'),
  ...on('trust', ...GROUNDS, 'trustSoft'),
  ...on('danger', ...GROUNDS),
  ...on('focus', ...GROUNDS),
  ...on('light', 'dusk'),
]
