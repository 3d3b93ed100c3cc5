/** Font sizes in pixels at the default text size; the body is `m`. */
export const TEXT_SIZES = { xs: 13, s: 15, m: 17, l: 21, xl: 27, xxl: 35, xxxl: 47 } as const

/** Spacing in pixels. */
export const SPACES = { xxs: 4, xs: 8, s: 12, m: 16, l: 24, xl: 32, xxl: 48, xxxl: 72 } as const

/** Corner radii in pixels: a field or button, a card, a chip. */
export const RADII = { field: 6, card: 14, pill: 999 } as const

/** Durations in milliseconds: state change, entry, movement. */
export const DURATIONS = { state: 120, enter: 200, place: 320 } as const

/** Easing curves: to a halt, there and back, past the end and back. */
export const EASES = {
  out: [0.2, 0.7, 0.2, 1],
  inOut: [0.5, 0, 0.2, 1],
  spark: [0.2, 1.4, 0.4, 1],
} as const

/** Line heights, as parts of the font size. */
export const LEADINGS = { display: 1.08, tight: 1.25, body: 1.5 } as const

/** Font families with their fallbacks. */
export const FAMILIES = {
  display: ['Fraunces Variable', 'Fraunces Fallback', 'Georgia', 'serif'],
  body: ['Figtree Variable', 'Figtree Fallback', 'system-ui', 'sans-serif'],
} as const

/** Breakpoints in pixels of width. */
export const BREAKPOINTS = { s: 576, m: 768, l: 992, xl: 1200 } as const

/** Font weights. */
export const WEIGHTS = { regular: 400, medium: 500, semibold: 600 } as const
/** Of the display font, whose subset has one weight: see `faces/cut.ts`. */
export const DISPLAY_WEIGHT = 560

export type TextSize = keyof typeof TEXT_SIZES
export type Space = keyof typeof SPACES
export type Weight = keyof typeof WEIGHTS
export type Breakpoint = keyof typeof BREAKPOINTS

/** Converts pixels to rem. */
export const rem = (pixels: number) => `${pixels / 16}rem`
