import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  areaOf,
  areasWithin,
  centreOf,
  DISTANCE_BANDS,
  distanceBand,
  kilometresBetween,
} from '#core/site/geo.ts'

const anywhere = fc.record({
  lat: fc.integer({ min: -9000, max: 9000 }),
  lon: fc.integer({ min: -18_000, max: 18_000 }),
})
/** Places of members. */
const somewhere = fc.record({
  lat: fc.integer({ min: -5500, max: 7100 }),
  lon: fc.integer({ min: -18_000, max: 17_999 }),
})

describe('an area', () => {
  test('has a centre, and is about 40 kilometres wide and high anywhere', () => {
    fc.assert(
      fc.property(anywhere, (cell) => {
        const area = areaOf(cell)
        expect(Number.isSafeInteger(area)).toBe(true)
        expect(areaOf(centreOf(area))).toBe(area)
      }),
    )
    fc.assert(
      fc.property(somewhere, (cell) => {
        const { lat, lon } = centreOf(areaOf(cell))
        expect(kilometresBetween({ lat, lon }, cell)).toBeLessThan(30)
        const east = centreOf(areaOf(cell) + 1)
        expect(kilometresBetween({ lat, lon }, east)).toBeGreaterThan(39)
        expect(kilometresBetween({ lat, lon }, east)).toBeLessThan(42)
      }),
    )
  })

  test('with a centre on the date line is found by its centre', () => {
    const area = areaOf({ lat: 6768, lon: 17_952 })
    expect(areaOf(centreOf(area))).toBe(area)
  })

  test('has exactly the areas of a distance band around it', () => {
    fc.assert(
      fc.property(
        somewhere,
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: -900, max: 900 }),
        fc.constantFrom(...DISTANCE_BANDS),
        (here, north, east, band) => {
          const lon = ((((here.lon + east + 18_000) % 36_000) + 36_000) % 36_000) - 18_000
          const there = { lat: here.lat + north, lon }
          const told = distanceBand(here, there)
          const near = areasWithin(areaOf(here), band).includes(areaOf(there))
          expect(near).toBe(told !== null && told <= band)
        },
      ),
      { numRuns: 3000 },
    )
  })

  test('has few enough neighbours for a lookup', () => {
    fc.assert(
      fc.property(anywhere, (cell) => {
        expect(areasWithin(areaOf(cell), 250).length).toBeLessThanOrEqual(256)
      }),
    )
  })

  test('has one name in a database despite rounding', () => {
    for (let row = -250; row < 250; row += 1) {
      const width = 36 / Math.cos((((row + 0.5) * 36) / 100) * (Math.PI / 180))
      expect(Math.abs((width % 1) - 0.5)).toBeGreaterThan(1e-6)
    }
  })
})

test('all viewers in one area get the same distances', () => {
  fc.assert(
    fc.property(somewhere, somewhere, fc.nat(), fc.nat(), (a, b, n, m) => {
      const within = (cell: typeof a, by: number) => {
        const { lat, lon } = centreOf(areaOf(cell))
        return { lat: lat + (by % 15) - 7, lon: lon + (by % 13) - 6 }
      }
      expect(distanceBand(within(a, n), within(b, m))).toBe(distanceBand(a, b))
    }),
  )
})
