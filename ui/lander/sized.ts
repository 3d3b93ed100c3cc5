/** A picture that decorates: where it is, and the same one 240 px wide for where it hangs small. */
export type Decoration = { readonly src: string; readonly small?: string }

/** How a browser chooses between a picture of 400 px and its small one. `shown` is how wide it is drawn. */
export const sized = ({ src, small }: Decoration, shown: string) => ({
  src,
  ...(small !== undefined && { srcSet: `${small} 240w, ${src} 400w`, sizes: shown }),
})
