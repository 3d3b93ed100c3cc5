/** A colour as settings write it: `#rgb` or `#rrggbb`. */
export type Colour = `#${string}`

/**
 * What a site has in place of its brand's colours. It gives one; the kit derives the others from it, by day and by
 * night, and changes it where nobody could read it.
 */
export type BrandColours = { readonly ember?: Colour }

const COLOUR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/** Whether a text is a colour that a site may ask for; whether one can read it is another matter. */
export const isColour = (text: string): text is Colour => COLOUR.test(text)

/** The names of the colours that are none, so that a site is not opened in a look nobody chose. */
export const notColours = (colours: BrandColours): readonly string[] =>
  Object.entries(colours)
    .filter(([, colour]) => colour !== undefined && !isColour(colour))
    .map(([name]) => name)
