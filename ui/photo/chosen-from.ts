/** The same picture 480 px wide, and how wide it is drawn, in the words of an image's `sizes`. */
export type Smaller = { readonly src: string; readonly shown: string }

/** What a browser chooses a picture from. The large one is at most 1600 px high, and as a portrait 1280 wide. */
export const chosenFrom = (src: string, { src: small, shown }: Smaller) => ({
  sizes: shown,
  srcSet: `${small} 480w, ${src} 1280w`,
})
