import { describe, expect, test } from 'bun:test'
import type { Towns } from '#core/discovery/ports.ts'
import { COUNTRIES } from '#core/site/countries.ts'

/** Contract of every source of towns. */
export function townsContract(name: string, open: () => Towns) {
  describe(`towns from ${name}`, () => {
    const towns = open()

    test('coordinates map to the nearest town', async () => {
      const results = await Promise.all([
        towns.nearest(52.3731, 4.8926),
        towns.nearest(51.2194, 4.4025),
        towns.nearest(48.1372, 11.5755),
        towns.nearest(50.0614, 19.9366),
        towns.nearest(-36.8485, 174.7633),
      ])
      expect(results.map((place) => place && [place.country, place.region, place.town])).toEqual([
        ['NL', 'Noord-Holland', 'Amsterdam'],
        ['BE', 'Antwerpen', 'Antwerpen'],
        ['DE', 'Bayern', 'München'],
        ['PL', 'Małopolskie', 'Kraków'],
        ['NZ', 'Auckland', 'Auckland'],
      ])
    })

    test('there is no town at sea, outside the known countries or at invalid coordinates', async () => {
      for (const [lat, lon] of [
        [56, 3],
        [0, 0],
        [35.68, 139.69],
        [90, 0],
        [91, 4],
        [52, 200],
        [Number.NaN, 4],
      ] as const)
        expect(await towns.nearest(lat, lon)).toBeNull()
    })

    test('a place is a cell of a twentieth of a degree, never exact coordinates', async () => {
      const found = await Promise.all(COUNTRIES.map((country) => towns.named(country, '', 20)))
      for (const { cell } of found.flat()) {
        expect(Math.abs((cell?.lat ?? 1) % 5)).toBe(0)
        expect(Math.abs((cell?.lon ?? 1) % 5)).toBe(0)
      }
    })

    test('all coordinates in one town give the same place', async () => {
      expect(await towns.nearest(52.36, 4.9)).toEqual(await towns.nearest(52.38, 4.88))
    })

    test('towns are found by prefix, ignoring accents and case, largest first', async () => {
      const starting = async (...[country, text]: [Parameters<Towns['named']>[0], string]) =>
        (await towns.named(country, text, 3))[0]?.town
      expect(await starting('NL', 'amst')).toBe('Amsterdam')
      expect(await starting('DE', 'MUNCH')).toBe('München')
      expect(await starting('SE', 'goteb')).toBe('Göteborg')
      expect(await starting('PL', 'lodz')).toBe('Łódź')
      expect(await starting('DK', 'kobenhavn')).toBe('København')
      expect(await starting('CA', 'montre')).toBe('Montréal')
      expect((await towns.named('NL', '', 4)).map(({ town }) => town)).toEqual([
        'Amsterdam',
        'Rotterdam',
        'Den Haag',
        'Utrecht',
      ])
    })

    test('a town with two languages, or a foreign name, is found by either name', async () => {
      for (const text of ['Bruxelles', 'brussel', 'Brussels'])
        expect((await towns.named('BE', text, 1))[0]?.region).toBe('Brussel / Bruxelles')
      expect((await towns.named('IT', 'rome', 1))[0]?.town).toBe('Roma')
    })

    test('results are limited, and an unknown name finds nothing', async () => {
      expect(await towns.named('FR', '', 2)).toHaveLength(2)
      expect(await towns.named('FR', '', 0)).toEqual([])
      expect(await towns.named('FR', 'xyzzy', 5)).toEqual([])
      expect(await towns.named('NL', 'München', 5)).toEqual([])
    })

    test('a town is found by its exact name and, if given, its region', async () => {
      expect(await towns.find('NL', 'utrecht')).toMatchObject({
        country: 'NL',
        region: 'Utrecht',
        town: 'Utrecht',
      })
      expect(await towns.find('NL', 'Utrecht', 'Zeeland')).toBeNull()
      expect(await towns.find('NL', 'Utrec')).toBeNull()
      expect(await towns.find('BE', 'Utrecht')).toBeNull()
    })

    test('every country has regions, and every town is in one of them', async () => {
      for (const country of COUNTRIES) {
        const regions = await towns.regions(country)
        expect(regions.length).toBeGreaterThan(3)
        expect(new Set(regions).size).toBe(regions.length)
        for (const place of await towns.named(country, '', 10_000)) {
          expect(regions).toContain(place.region)
          expect(place.country).toBe(country)
        }
      }
      expect(await towns.regions('NL')).toHaveLength(12)
    })
  })
}
