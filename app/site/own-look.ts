import type { Renderer } from '#api/pages/rendering.ts'
import { deriveBrand } from '#ui/theme/brand.ts'
import { brandCss } from '#ui/theme/brand-css.ts'

/** The style sheet that a site's own colours make, with what had to be changed so that they read. */
export const ownLook: Renderer['ownLook'] = ({ brand, brandColours: { ember } }) => {
  const derived = ember === undefined ? null : deriveBrand(ember)
  return derived && { css: brandCss(derived.family, brand), corrections: derived.corrections }
}
