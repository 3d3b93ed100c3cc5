import type { Shown } from '../photo/chosen-from.ts'

/**
 * How wide the picture of each lander about one member is drawn. In `vh`, not `svh`: where Chromium looks ahead for
 * what to fetch it reads `svh` of a page as wide as a desk, and fetched the largest picture for every phone.
 */
export const SHOWN = {
  /** Tall, in a `Spread`. On a phone three quarters of what it is: twice as dense a screen does with the smaller one. */
  spread: { phone: '27vh', wide: 'min(50vw, 80vh)' },
  letter: { phone: '112px', wide: '168px' },
  postcard: { phone: '38vw', wide: 'min(42vw, 27rem)' },
} as const satisfies Record<string, Shown>
