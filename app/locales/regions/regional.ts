import { DE_CH } from './de-ch.ts'
import { EN_US } from './en-us.ts'
import { ES_US } from './es-us.ts'

export const REGIONS = { 'de-CH': DE_CH, 'en-US': EN_US, 'es-US': ES_US } as const
export type Region = keyof typeof REGIONS

/** Texts of an area with the words of a region. */
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
