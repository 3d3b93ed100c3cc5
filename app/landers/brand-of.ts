import { parseSlug } from '#core/site/niche.ts'
import type { Brand } from '#core/site/settings.ts'

/** Whose look a lander wears: the niche its slug names, else the site's own. */
export function brandOf(slug: string | undefined, site: { readonly brand: Brand }): Brand {
  const { brand } = parseSlug(slug)
  return brand === 'default' ? site.brand : brand
}
