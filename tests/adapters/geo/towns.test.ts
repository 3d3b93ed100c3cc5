import { describe, expect, test } from 'bun:test'
import { fewTowns } from '#adapters/geo/few-towns.ts'
import { offlineTowns } from '#adapters/geo/offline-towns.ts'
import { townsOf } from '#adapters/geo/towns-of.ts'
import type { Country } from '#core/site/countries.ts'
import { townsContract } from '#tests/contracts/towns.contract.ts'

townsContract('the offline list', offlineTowns)
townsContract('the few of the mocked world', fewTowns)

const FILE = Bun.file(new URL('../../../adapters/geo/data/towns.txt', import.meta.url))

describe('the offline list', () => {
  const towns = offlineTowns()

  test('credits GeoNames, and is small', async () => {
    expect(await FILE.text()).toStartWith('# Towns from GeoNames')
    expect(FILE.size).toBeLessThan(400_000)
  })

  test('has no town just across the border of the known countries', async () => {
    for (const [lat, lon] of [
      [49.61, 6.13], // Luxembourg
      [50.08, 14.43], // Praha
      [47.14, 9.52], // Vaduz
      [32.53, -117.03], // Tijuana
      [38.88, -6.97], // Badajoz, on the border
    ] as const)
      expect((await towns.nearest(lat, lon))?.town ?? null).toBe(lat === 38.88 ? 'Badajoz' : null)
  })

  test('the region distinguishes towns with the same name', async () => {
    expect((await towns.find('US', 'Springfield'))?.region).toBe('Missouri')
    expect((await towns.find('US', 'Springfield', 'Illinois'))?.region).toBe('Illinois')
  })

  test('England, Belgium and Norway have their usual regions', async () => {
    const regions = await Promise.all([
      towns.find('GB', 'Manchester'),
      towns.find('GB', 'Croydon'),
      towns.find('BE', 'Leuven'),
      towns.find('NO', 'Drammen'),
      towns.find('NO', 'Alta'),
      towns.find('NL', 's-Hertogenbosch'),
    ])
    expect(regions.map((place) => place?.region ?? '')).toEqual([
      'North West',
      'London',
      'Vlaams-Brabant',
      'Buskerud',
      'Finnmark',
      'Noord-Brabant',
    ])
  })
})

describe('a town as a member types it', () => {
  const towns = offlineTowns()
  const corrected = async (country: Country, text: string) =>
    (await towns.named(country, text, 1))[0]?.town

  test.each([
    ['NL', 'Den Bosch', "'s-Hertogenbosch"],
    ['NL', 'hertogenbosch', "'s-Hertogenbosch"],
    ['NL', 'Texel', 'Den Burg'],
    ['NL', 'Giethoorn', 'Giethoorn'],
    ['NL', 'Schiermonnikoog', 'Schiermonnikoog'],
    ['DE', 'Keulen', 'Köln'],
    ['DE', 'Muenchen', 'München'],
    ['FR', 'Rijsel', 'Lille'],
    ['GB', 'Londen', 'London'],
    ['BE', 'Lüttich', 'Liège'],
    ['IT', 'Venedig', 'Venezia'],
    ['PL', 'Varsovie', 'Warszawa'],
    ['DK', 'Köpenhamn', 'København'],
    ['SE', 'Tukholma', 'Stockholm'],
    ['FI', 'Åbo', 'Turku'],
    ['CH', 'Ginevra', 'Genève'],
  ] as const)('in %s, %s is %s', async (country, text, town) => {
    expect(await corrected(country, text)).toBe(town)
    expect((await towns.find(country, text === 'hertogenbosch' ? 'Den Bosch' : text))?.town).toBe(
      town,
    )
  })

  test.each([
    ['NL', 'Rotterdma', 'Rotterdam'],
    ['NL', 'Eindhovn', 'Eindhoven'],
    ['NL', 'Amstredam', 'Amsterdam'],
    ['FR', 'Marsseille', 'Marseille'],
  ] as const)('in %s, %s is corrected to %s', async (country, text, town) => {
    expect(await corrected(country, text)).toBe(town)
    expect(await towns.find(country, text)).toBeNull()
  })

  test.each([
    ['FR', 'Paris 15', 'Paris'],
    ['FR', '75011 Paris', 'Paris'],
    ['FR', 'paris 15eme', 'Paris'],
    ['GB', 'London SE1 4AB', 'London'],
    ['NL', 'Amsterdam Noord', 'Amsterdam'],
    ['NL', '1012 AB Amsterdam', 'Amsterdam'],
    ['NL', 'Alphen a/d Rijn', 'Alphen aan den Rijn'],
    ['DE', 'berlin kreuzberg', 'Berlin'],
    ['DE', 'Frankfurt/Main', 'Frankfurt am Main'],
    ['AT', 'wien 22', 'Wien'],
    ['IT', 'Roma (RM)', 'Roma'],
    ['IT', 'Milano MI', 'Milano'],
    ['PL', 'Warszawa, Mokotów', 'Warszawa'],
    ['DK', 'Århus C', 'Aarhus'],
    ['US', 'Austin TX', 'Austin'],
    ['US', 'Miami, FL', 'Miami'],
    ['US', 'washington dc', 'Washington, D.C.'],
    ['NL', 'Bergen op Zom', 'Bergen op Zoom'],
  ] as const)('in %s, %s is in %s', async (country, text, town) => {
    expect(await corrected(country, text)).toBe(town)
  })

  test.each([
    ['NL', 'A’dam', 'Amsterdam'],
    ['NL', "r'dam", 'Rotterdam'],
    ['IT', 'reggio emilia', "Reggio nell'Emilia"],
    ['ES', 'hospitalet', "L'Hospitalet de Llobregat"],
    ['ES', 'bcn', 'Barcelona'],
    ['PL', 'wawa', 'Warszawa'],
    ['PL', 'krk', 'Kraków'],
    ['US', 'philly', 'Philadelphia'],
    ['SE', 'sthlm', 'Stockholm'],
    ['SE', 'gbg', 'Göteborg'],
    ['FI', 'tre', 'Tampere'],
    ['DE', 'ffm', 'Frankfurt am Main'],
  ] as const)('in %s, %s is short for %s', async (country, text, town) => {
    expect(await corrected(country, text)).toBe(town)
  })

  test.each([
    ['NL', '1012 AB'],
    ['DE', '10115'],
    ['GB', 'SW1A 1AA'],
  ] as const)('in %s, the postcode %s is no town', async (country, text) => {
    expect(await towns.named(country, text, 5)).toEqual([])
  })

  test('a correct name is not mixed up with similar ones', async () => {
    const all = await towns.named('NL', 'Zeist', 9)
    expect(all.map(({ town }) => town)).toEqual(['Zeist'])
  })

  test('a few letters are not corrected', async () => {
    expect(await towns.named('NL', 'qxz', 5)).toEqual([])
  })
})

describe('loading the list', () => {
  test('happens on first use, once, and is retried after a failure', async () => {
    let reads = 0
    const towns = townsOf(async () => {
      reads += 1
      if (reads === 1) throw new Error('unreadable')
      return '# remark\n@NL\tUtrecht\nUtrecht\t0\t5209\t512\n'
    })
    expect(reads).toBe(0)
    await expect(towns.regions('NL')).rejects.toThrow('unreadable')
    expect(await towns.regions('NL')).toEqual(['Utrecht'])
    expect((await towns.named('NL', 'u', 5))[0]?.cell).toEqual({ lat: 5210, lon: 510 })
    expect(reads).toBe(2)
    expect(await towns.regions('BE')).toEqual([])
  })
})
