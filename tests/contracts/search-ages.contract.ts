import { describe, expect, test } from 'bun:test'
import type { SearchQuery } from '#core/discovery/search.ts'
import type { Storage } from '#core/ports.ts'
import { COUNTRIES, type Country } from '#core/site/countries.ts'
import { addMember, sampleProfile } from './sample.ts'

const { place } = sampleProfile()

/** Contract of every storage: birth dates, where it is not the same day everywhere. */
export function searchAgesContract(name: string, open: () => Promise<Storage>) {
  describe(`ages searched in ${name}`, () => {
    const opened = async () => {
      const storage = await open()
      const add = (country: Country, birthDate: string) =>
        addMember(storage, { birthDate, place: { ...place, country } })
      const found = async (query: Partial<SearchQuery>) => {
        const asked = { site: 'vonk', viewer: null, ...query }
        const { items } = await storage.reads.search.page(asked, null, 50)
        expect(await storage.reads.search.count(asked, 50)).toBe(items.length)
        return items.map(({ id }) => id).toSorted()
      }
      return { add, found }
    }

    test('the last birthday is earlier where the day has not begun', async () => {
      const { add, found } = await opened()
      const until = { bornUntil: '1990-01-02' }
      const home = await add('NL', '1990-01-01')
      const late = await add('NL', '1990-01-02')
      const abroad = await add('NZ', '1990-01-02')
      await add('NZ', '1990-01-03')
      expect(await found(until)).toEqual([home, late, abroad].toSorted())
      for (const countries of [['NL'], ['US', 'CA', 'NL']] as const) {
        const behind = { countries, bornUntil: '1990-01-01' }
        expect(await found({ ...until, behind })).toEqual([home, abroad].toSorted())
      }
    })

    test('the first birthday is later where the day has begun', async () => {
      const { add, found } = await opened()
      const home = await add('NL', '1990-01-01')
      const abroad = await add('NZ', '1990-01-02')
      await add('NZ', '1990-01-01')
      await add('NL', '1989-12-31')
      const ahead = { countries: ['NZ', 'AU'], bornFrom: '1990-01-02' } as const
      expect(await found({ bornFrom: '1990-01-01', ahead })).toEqual([home, abroad].toSorted())
      const all = { countries: COUNTRIES, bornFrom: '1990-01-02' }
      expect(await found({ bornFrom: '1990-01-01', ahead: all })).toEqual([abroad])
    })
  })
}
