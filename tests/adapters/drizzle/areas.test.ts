import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { areaOf, areasIn } from '#adapters/drizzle/areas.ts'
import { boxAround } from '#core/discovery/box.ts'
import { DISTANCE_BANDS } from '#core/profiles/distance.ts'

const lat = fc.integer({ min: -6900, max: 6900 })
const lon = fc.integer({ min: -18_000, max: 18_000 })

describe('the areas of a box', () => {
  test('hold every cell of the box, wherever on earth people live', () => {
    fc.assert(
      fc.property(
        lat,
        lon,
        fc.constantFrom(...DISTANCE_BANDS),
        fc.nat(),
        fc.nat(),
        (a, b, band, n, m) => {
          const box = boxAround({ lat: a, lon: b }, band)
          const inside = {
            lat: box.from.lat + (n % (box.to.lat - box.from.lat + 1)),
            lon: box.from.lon + (m % (box.to.lon - box.from.lon + 1)),
          }
          const areas = areasIn(box)
          if (areas) expect(areas).toContain(areaOf(inside))
        },
      ),
    )
  })

  test('are few enough to be looked up, at every distance in the countries we serve', () => {
    for (const latitude of [-4500, -3300, 2500, 3600, 4000, 5200, 6000]) {
      for (const band of DISTANCE_BANDS) {
        expect(areasIn(boxAround({ lat: latitude, lon: 500 }, band))).not.toBeNull()
      }
    }
  })

  test('are not looked up one by one around a pole', () => {
    expect(areasIn(boxAround({ lat: 8990, lon: 0 }, 50))).toBeNull()
  })
})
