import { BREAKPOINTS } from '../theme/scale.ts'

/** How wide a picture is drawn at most: on a phone, and on anything wider. */
export type Shown = { readonly phone: string; readonly wide: string }

/** A picture, and how many pixels wide it is. */
type Sized = readonly [src: string, width: number]

/** What a browser chooses a picture from, by how wide it is drawn. */
export const chosenFrom = (small: Sized, large: Sized, { phone, wide }: Shown) => ({
  sizes: `(min-width: ${BREAKPOINTS.m}px) ${wide}, ${phone}`,
  srcSet: [small, large].map(([src, width]) => `${src} ${width}w`).join(', '),
})

/** The same photo as a card has it, and how wide it is drawn. */
export type Smaller = { readonly src: string; readonly shown: Shown }

/** What a photo is chosen from. The large one is at most 1600 px high, and as a portrait 1280 wide. */
export const photoFrom = (src: string, { src: small, shown }: Smaller) =>
  chosenFrom([small, 480], [src, 1280], shown)
