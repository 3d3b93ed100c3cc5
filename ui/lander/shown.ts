import { BREAKPOINTS } from '../theme/scale.ts'

const from = BREAKPOINTS.m

/** How wide the picture of a lander about one member is drawn, in the words of an image's `sizes`. */
export const SHOWN = {
  /** Tall, in a `Spread`. */
  spread: `(min-width: ${from}px) min(50vw, 80svh), 36svh`,
  letter: `(min-width: ${from}px) 168px, 112px`,
  postcard: `(min-width: ${from}px) min(42vw, 27rem), 38vw`,
} as const
