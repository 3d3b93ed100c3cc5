/** Sizes of type in pixels at the member's own text size; the body is `m`. */
export const TEXT_SIZES = { xs: 13, s: 15, m: 17, l: 21, xl: 27, xxl: 35, xxxl: 47 } as const

/** Distances in pixels, between things and inside them. */
export const SPACES = { xxs: 4, xs: 8, s: 12, m: 16, l: 24, xl: 32, xxl: 48, xxxl: 72 } as const

/** Corners in pixels: a field or button, a card, a chip. */
export const RADII = { field: 6, card: 14, pill: 999 } as const

/** How long a change takes in milliseconds: of state, of something entering, of place. */
export const DURATIONS = { state: 120, enter: 200, place: 320 } as const

/** Where the layout changes, in pixels of width. */
export const BREAKPOINTS = { s: 576, m: 768, l: 992, xl: 1200 } as const

/** How heavy type is set. */
export const WEIGHTS = { regular: 400, medium: 500, semibold: 600 } as const
/** Of the display face, which is cut to this one weight: see `faces/cut.ts`. */
export const DISPLAY_WEIGHT = 560

export type TextSize = keyof typeof TEXT_SIZES
export type Space = keyof typeof SPACES
export type Weight = keyof typeof WEIGHTS
export type Breakpoint = keyof typeof BREAKPOINTS

/** Pixels as a length that grows with the member's own text size. */
export const rem = (pixels: number) => `${pixels / 16}rem`
