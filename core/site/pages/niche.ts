import { BRANDS, type Brand, type Site, type Tracking } from '../settings.ts'

/** A parsed lander slug: its brand, and the campaign after it. */
export type Slug = { readonly brand: Brand; readonly campaign: string | null }

/** Spec §9: niche prefixes of slugs: `she-`, `bdsm-`, `bbw-`, `gilf-`, `milf-`, `gay-`. */
const prefixOf = (brand: Brand): string => `${brand}-`

const CAMPAIGN = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Parses a slug; an unknown or missing one gives the default brand without a campaign. */
export function parseSlug(slug: string | undefined): Slug {
  const text = (slug ?? '').toLowerCase()
  const brand =
    BRANDS.find((one) => one !== 'default' && text.startsWith(prefixOf(one))) ?? 'default'
  const campaign = brand === 'default' ? text : text.slice(prefixOf(brand).length)
  if (CAMPAIGN.test(campaign)) return { brand, campaign }
  return { brand: campaign === '' ? brand : 'default', campaign: null }
}

/** The first site of a slug's niche; `null` if the slug names none, or the install has no such site. */
export function siteOfSlug(slug: string, sites: readonly Site[]): Site | null {
  const { brand } = parseSlug(slug)
  if (brand === 'default') return null
  return sites.find(({ settings }) => settings.brand === brand) ?? null
}

/** A traffic source with what the slug of its lander says. */
export function withCampaign(tracking: Tracking, slug: string | undefined): Tracking {
  const { brand, campaign } = parseSlug(slug)
  return {
    ...tracking,
    ...(campaign !== null && { campaign }),
    ...(brand !== 'default' && { niche: brand }),
  }
}
