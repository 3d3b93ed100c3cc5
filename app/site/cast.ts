import type { Brand } from '#core/site/settings.ts'

/** Number of drawn people per brand. */
export const CAST_SIZE = 6

/** URL of a picture, and of its small size. */
type Drawn = { readonly src: string; readonly small: string }

/** Pictures of drawn people per brand: no photos, no members. */
export const castOf = (brand: Brand): readonly Drawn[] =>
  Array.from({ length: CAST_SIZE }, (_, at) => {
    const name = `/landers/people/${brand}-${at + 1}`
    return { src: `${name}.avif`, small: `${name}s.avif` }
  })

/** Two of a brand's people who look at each other. */
export const pairOf = (brand: Brand) =>
  [
    { src: `/landers/people/${brand}-looks-right.avif`, alt: '' },
    { src: `/landers/people/${brand}-looks-left.avif`, alt: '' },
  ] as const

/** The LCP picture of a page. */
export const openingOf = (brand: Brand): readonly string[] =>
  castOf(brand)
    .slice(0, 1)
    .map(({ src }) => src)
