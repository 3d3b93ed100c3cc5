import type { Country } from './countries.ts'
import type { Settings } from './settings.ts'

/** Longest name of a region, in UTF-16 units. */
export const REGION_LENGTH = 120

type Site = Pick<Settings, 'regionData'>

/** Whether a site covers a region: all, if it lists none for the country. */
export const isRegionOffered = ({ regionData }: Site, country: Country, region: string): boolean =>
  regionData[country]?.includes(region) ?? true

/** The regions of a country that a site covers, in the site's order. */
export const offeredRegions = (
  { regionData }: Site,
  country: Country,
  known: readonly string[],
): readonly string[] => regionData[country]?.filter((region) => known.includes(region)) ?? known
