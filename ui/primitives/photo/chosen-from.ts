import { BREAKPOINTS, rem } from '../../tokens/scale.ts'

/** Display width: on a phone, and on wider screens. */
export type Shown = { readonly phone: string; readonly wide: string }

/** A picture and its width in pixels. */
type Sized = readonly [src: string, width: number]

/** `srcset` and `sizes` by display width. */
export const chosenFrom = (small: Sized, large: Sized, { phone, wide }: Shown) => ({
  sizes: `(min-width: ${rem(BREAKPOINTS.m)}) ${wide}, ${phone}`,
  srcSet: [small, large].map(([src, width]) => `${src} ${width}w`).join(', '),
})

/** Like `srcset` on a card, with the display width. */
export type Smaller = { readonly src: string; readonly shown: Shown }

/** Candidates of a photo. The large one is at most 1600 px high, and as a portrait 1280 wide. */
export const photoFrom = (src: string, { src: small, shown }: Smaller) =>
  chosenFrom([small, 480], [src, 1280], shown)
