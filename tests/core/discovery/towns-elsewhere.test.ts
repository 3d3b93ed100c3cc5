import { expect, test } from 'bun:test'
import { townsElsewhere } from '#core/discovery/searching/towns-elsewhere.ts'
import type { Country } from '#core/site/countries.ts'

type Needs = Parameters<typeof townsElsewhere>[0]

/** A town of this name in each of some countries. */
const townsIn = (...where: readonly Country[]): Needs => ({
  towns: {
    regions: async () => [],
    named: async () => [],
    nearest: async () => null,
    find: async (country, town) =>
      where.includes(country)
        ? { country, region: `Region of ${country}`, town, cell: null }
        : null,
  },
})
const site = (...countries: readonly Country[]) => ({ countries, regionData: {} })
const countriesOf = (places: readonly { country: Country }[]) => places.map((one) => one.country)

test('a town of another country of the site is offered with its country', async () => {
  const wanted = { country: 'NL', text: 'Hasselt', site: site('NL', 'BE', 'DE') } as const
  expect(await townsElsewhere(townsIn('NL', 'BE'), wanted)).toMatchObject([
    { country: 'BE', region: 'Region of BE', town: 'Hasselt' },
  ])
})

test('at most three are offered, and none of a country or region that the site does not serve', async () => {
  const all = ['BE', 'DE', 'FR', 'GB', 'US'] as const
  const wanted = { country: 'NL', text: 'Paris' } as const
  const many = await townsElsewhere(townsIn(...all), { ...wanted, site: site('NL', ...all) })
  expect(countriesOf(many)).toEqual(['BE', 'DE', 'FR'])
  expect(await townsElsewhere(townsIn(...all), { ...wanted, site: site('NL') })).toEqual([])
  const regionData = { BE: ['Antwerpen'] }
  expect(
    await townsElsewhere(townsIn('BE'), { ...wanted, site: { ...site('NL', 'BE'), regionData } }),
  ).toEqual([])
})
