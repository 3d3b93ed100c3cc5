import { BREAKPOINTS, rem } from './scale.ts'

/** A window too low for sticky parts: a phone in landscape, a desktop at 200 %, or large text. */
const LOW = '(max-height: 30em)'

/** What an on-screen keyboard leaves of a phone: too low for a dialog's buttons to stay. */
const KEYBOARD = '(max-height: 35em)'

/** In the text of the browser's settings: who has it twice as large has a phone's composition up to twice the width. */
const from = (width: number) => `screen and (min-width: ${rem(width)})`

/** A phone in landscape is as wide as a tablet, but low. */
const LYING = `${from(BREAKPOINTS.s)} and ${LOW}`

/** A wide window in which a tall photo and the words below it do not both fit. */
const SHORT = `${from(BREAKPOINTS.m)} and (max-height: 50em)`

/** What a browser's bars leave of most phones, upright: words give way to faces and actions. */
const SHALLOW = 'screen and (max-height: 680px) and (orientation: portrait)'

/** The smallest phones, upright. */
const SMALL = 'screen and (max-height: 600px) and (orientation: portrait)'

/** Media queries by name, for `'@media': { [media.fromM]: { … } }`. Phones need none. */
export const media = {
  fromS: from(BREAKPOINTS.s),
  fromM: from(BREAKPOINTS.m),
  fromL: from(BREAKPOINTS.l),
  fromXl: from(BREAKPOINTS.xl),
  /** Where text and picture fit side by side: an upright tablet has the phone's composition, larger. */
  beside: `${from(900)} and (orientation: landscape), ${LYING}`,
  lying: LYING,
  low: LOW,
  keyboard: KEYBOARD,
  short: SHORT,
  shallow: SHALLOW,
  small: SMALL,
  /** Devices with hover; hover is never the only cue. */
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
  print: 'print',
} as const
