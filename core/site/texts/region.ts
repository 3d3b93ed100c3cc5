/** Regions that write a language of the site otherwise; apart from the changes, which a browser loads only there. */
export const REGION_NAMES = ['de-CH', 'en-US', 'es-US', 'fr-CA'] as const
export type Region = (typeof REGION_NAMES)[number]

export const isRegion = (name: string): name is Region =>
  (REGION_NAMES as readonly string[]).includes(name)

/** Replacements, applied everywhere. */
export type Change = readonly [RegExp, string]
