import { DE_CH, EN_US, ES_US, FR_CA } from './overlays.ts'
import type { Change, Region } from './region.ts'

export const REGIONS: Readonly<Record<Region, readonly Change[]>> = {
  'de-CH': DE_CH,
  'en-US': EN_US,
  'es-US': ES_US,
  'fr-CA': FR_CA,
}

/** Applies a region's overrides to an area's texts. */
export const inRegion = (
  region: Region,
  texts: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      REGIONS[region].reduce((said, [from, to]) => said.replaceAll(from, to), text),
    ]),
  )
