import { describe, expect, test } from 'bun:test'
import { distanceIn } from '#app/shared/use-distance.ts'
import { DISTANCE_BANDS } from '#core/site/geo.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const bands = (language: string, country: Parameters<typeof distanceIn>[1]) =>
  DISTANCE_BANDS.map((band) => plain(distanceIn(language, country, band)))

describe('a distance band', () => {
  test('is in kilometres', () => {
    expect(bands('nl', 'NL')).toEqual(['25 km', '50 km', '100 km', '250 km'])
    expect(bands('fi', null)).toEqual(['25 km', '50 km', '100 km', '250 km'])
    expect(bands('en', 'IE')).toEqual(['25 km', '50 km', '100 km', '250 km'])
  })

  test('is in miles for who lives in Britain or the United States, in every language', () => {
    const miles = ['15 miles', '30 miles', '60 miles', '150 miles']
    expect(bands('en', 'GB')).toEqual(miles)
    expect(bands('en', 'US')).toEqual(miles)
    expect(bands('nl', 'GB')[0]).toBe('15 mijl')
    expect(bands('fi', 'GB')[0]).toBe('15 mailia')
  })
})
