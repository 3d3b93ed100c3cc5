import type { Country } from './countries.ts'
import type { Settings } from './settings.ts'

type Site = Pick<Settings, 'regionData'>

/** Whether a site is about a region: all are where it names none of the country. */
export const isRegionOffered = ({ regionData }: Site, country: Country, region: string): boolean =>
  regionData[country]?.includes(region) ?? true

/** The regions of a country that a site is about, of those there are, in its own order. */
export const offeredRegions = (
  { regionData }: Site,
  country: Country,
  known: readonly string[],
): readonly string[] => regionData[country]?.filter((region) => known.includes(region)) ?? known
