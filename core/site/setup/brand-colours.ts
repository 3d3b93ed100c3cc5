/** A colour as settings write it: `#rgb` or `#rrggbb`. */
export type Colour = `#${string}`

/**
 * A site's own colour, instead of its brand's. The kit derives the other colours for light and dark mode, and
 * corrects it where contrast is too low.
 */
export type BrandColours = { readonly ember?: Colour }

const COLOUR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/** Whether a text is a valid colour; contrast is not checked here. */
export const isColour = (text: string): text is Colour => COLOUR.test(text)

/** Keys whose colours are invalid, so that a site never falls back to a default theme unnoticed. */
export const notColours = (colours: BrandColours): readonly string[] =>
  Object.entries(colours)
    .filter(([, colour]) => colour !== undefined && !isColour(colour))
    .map(([name]) => name)
