import type { Shown } from '../../primitives/photo/chosen-from.ts'

/**
 * Display width of the picture on each lander about one member. In `vh`, not `svh`: Chromium's preload scanner
 * evaluates `svh` as for a desktop, and loaded the largest picture on every phone.
 */
export const PHOTO_WIDTHS = {
  /**
   * Tall, in a `Spread`. On a phone three quarters of the layout width: double density looks fine with the smaller
   * one.
   */
  spread: { phone: '27vh', wide: 'min(50vw, 80vh)' },
  letter: { phone: '112px', wide: '168px' },
  postcard: { phone: '38vw', wide: 'min(42vw, 27rem)' },
} as const satisfies Record<string, Shown>
