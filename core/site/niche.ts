import { BRANDS, type Brand } from './settings.ts'

/** A lander's slug taken apart: whose look it asks for, and the campaign after it. */
export type Slug = { readonly brand: Brand; readonly campaign: string | null }

/** Spec §9: a niche's slugs begin with its name: `she-`, `bdsm-`, `bbw-`, `gilf-`, `milf-`, `gay-`. */
const prefixOf = (brand: Brand): string => `${brand}-`

const CAMPAIGN = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** What a slug asks for; one that we do not know, or none, is the default look without a campaign. */
export function parseSlug(slug: string | undefined): Slug {
  const text = (slug ?? '').toLowerCase()
  const brand =
    BRANDS.find((one) => one !== 'default' && text.startsWith(prefixOf(one))) ?? 'default'
  const campaign = brand === 'default' ? text : text.slice(prefixOf(brand).length)
  if (CAMPAIGN.test(campaign)) return { brand, campaign }
  return { brand: campaign === '' ? brand : 'default', campaign: null }
}
