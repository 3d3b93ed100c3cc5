import { expect, test } from 'bun:test'
import { shownDistance } from '#core/discovery/searching/shown-distance.ts'
import { DISTANCE_BANDS } from '#core/site/geo.ts'

test('a distance is in kilometres, and in miles for Britain and the United States', () => {
  for (const country of ['NL', 'IE', 'CA', null] as const)
    for (const band of DISTANCE_BANDS)
      expect(shownDistance(band, country)).toEqual({ value: band, unit: 'kilometer' })
  for (const country of ['GB', 'US'] as const)
    expect(DISTANCE_BANDS.map((band) => shownDistance(band, country))).toEqual(
      [15, 30, 60, 150].map((value) => ({ value, unit: 'mile' as const })),
    )
})
