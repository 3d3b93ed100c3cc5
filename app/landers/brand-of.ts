import { parseSlug } from '#core/site/niche.ts'
import type { Brand } from '#core/site/settings.ts'

/** The brand of a lander: the niche in its slug, else the site's own. */
export function brandOf(slug: string | undefined, site: { readonly brand: Brand }): Brand {
  const { brand } = parseSlug(slug)
  return brand === 'default' ? site.brand : brand
}
