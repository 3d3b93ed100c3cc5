import type { Renderer } from '#api/pages/rendering.ts'
import { deriveBrand } from '#ui/tokens/brand.ts'
import { brandCss } from '#ui/tokens/brand-css.ts'

/** The CSS of a site's own colours, with contrast corrections. */
export const ownLook: Renderer['ownLook'] = ({ brand, brandColours: { ember } }) => {
  const derived = ember === undefined ? null : deriveBrand(ember)
  return derived && { css: brandCss(derived.family, brand), corrections: derived.corrections }
}
