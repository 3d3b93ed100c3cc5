import type { Brand } from '#core/site/settings.ts'

/** How many drawn people each look has. */
export const CAST_SIZE = 6

/** Where the pictures of the people drawn for a look are: nobody's photo, and nobody who is a member. */
export const castOf = (brand: Brand): readonly string[] =>
  Array.from({ length: CAST_SIZE }, (_, at) => `/landers/people/${brand}-${at + 1}.avif`)
