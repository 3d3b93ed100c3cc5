import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { Towns } from '#core/discovery/ports.ts'
import { foldedPlace } from '#core/shared/folded.ts'
import { matching } from './matching.ts'
import { readTowns, type TownsText } from './towns-text.ts'

/** Beyond this distance from any town, there is none. */
const NEAR_KM = 50

/** Towns of a file, loaded lazily. */
export function townsOf(read: () => Promise<string>): Towns {
  let loaded: Promise<TownsText & { readonly index: KDBush }> | null = null

  async function load() {
    const text = readTowns(await read())
    const index = new KDBush(text.points.length)
    for (const { lat, lon } of text.points) index.add(lon, lat)
    return { ...text, index: index.finish() }
  }

  const known = () => {
    loaded ??= load().catch((thrown) => {
      // A failed load is not cached: a retry may succeed.
      loaded = null
      throw thrown
    })
    return loaded
  }

  return {
    async nearest(lat, lon) {
      // Also refuses NaN.
      if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return null
      const { index, points } = await known()
      const [nearest] = around(index, lon, lat, 1, NEAR_KM)
      return nearest === undefined ? null : (points[nearest]?.town?.place ?? null)
    },

    async named(country, text, limit) {
      const { towns } = await known()
      return matching(towns.get(country) ?? [], foldedPlace(text), limit).map(({ place }) => place)
    },

    async find(country, town, region) {
      const { towns } = await known()
      const wanted = foldedPlace(town)
      const found = towns
        .get(country)
        ?.find(
          ({ names, place }) =>
            names.includes(wanted) && (region === undefined || place.region === region),
        )
      return found?.place ?? null
    },

    async regions(country) {
      return (await known()).regions.get(country) ?? []
    },
  }
}
