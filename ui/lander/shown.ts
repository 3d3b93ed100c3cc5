import type { Shown } from '../photo/chosen-from.ts'

/** How wide the picture of each lander about one member is drawn. */
export const SHOWN = {
  /** Tall, in a `Spread`. */
  spread: { phone: '36svh', wide: 'min(50vw, 80svh)' },
  letter: { phone: '112px', wide: '168px' },
  postcard: { phone: '38vw', wide: 'min(42vw, 27rem)' },
} as const satisfies Record<string, Shown>
