import type { Brand } from '#core/site/settings.ts'

/** How many drawn people each look has. */
export const CAST_SIZE = 6

/** Where a picture is, and the same one for where it is shown small. */
type Drawn = { readonly src: string; readonly small: string }

/** The pictures of the people drawn for a look: nobody's photo, and nobody who is a member. */
export const castOf = (brand: Brand): readonly Drawn[] =>
  Array.from({ length: CAST_SIZE }, (_, at) => {
    const name = `/landers/people/${brand}-${at + 1}`
    return { src: `${name}.avif`, small: `${name}s.avif` }
  })

/** The picture that a page opens with. */
export const openingOf = (brand: Brand): readonly string[] =>
  castOf(brand)
    .slice(0, 1)
    .map(({ src }) => src)
