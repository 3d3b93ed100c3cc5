import type { Ports } from '../../ports.ts'
import type { Place } from '../../profiles/profile.ts'
import type { Country } from '../../site/countries.ts'
import { isRegionOffered, type Settings } from '../../site/settings.ts'

/** How many are offered: a name that many countries have is no help. */
const MOST = 3

type Wanted = {
  readonly country: Country
  readonly text: string
  readonly site: Pick<Settings, 'countries' | 'regionData'>
}

/** Towns of exactly this name in the site's other countries, for somebody who looks for one in the wrong country. */
export async function townsElsewhere(
  { towns }: Pick<Ports, 'towns'>,
  { country, text, site }: Wanted,
): Promise<readonly Place[]> {
  const found: Place[] = []
  for (const other of site.countries) {
    if (other === country || found.length === MOST) continue
    const place = await towns.find(other, text)
    if (place && isRegionOffered(site, other, place.region)) found.push(place)
  }
  return found
}
