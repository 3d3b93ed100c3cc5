import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import type { SitePage } from '#core/site/ports.ts'
import { commit, NOW } from './sample.ts'

/** Contract of every storage: own texts of pages. */
export function sitePagesContract(name: string, open: () => Promise<Storage>) {
  const sample = (changes: Partial<SitePage> = {}): SitePage => ({
    site: 'klik',
    page: 'terms',
    locale: 'nl',
    version: 1,
    text: '# Voorwaarden ‘é’ 🎈\n\n- één',
    by: 'mia',
    at: NOW,
    ...changes,
  })
  const given = async () => {
    const storage = await open()
    const add = (page: SitePage) => commit(storage, ({ sitePages }) => sitePages.add(page))
    return { ...storage, add }
  }

  describe(`own texts of pages in ${name}`, () => {
    test('are read back unchanged, each version once', async () => {
      const { reads, add } = await given()
      expect(await add(sample())).toBe(true)
      expect(await add(sample({ text: 'anders' }))).toBe(false)
      expect(await reads.sitePages.of('klik', 'terms', 'nl', 9)).toEqual([sample()])
      expect(await reads.sitePages.of('klik', 'terms', 'de', 9)).toEqual([])
    })

    test('the last version of each is current; all are its history, newest first', async () => {
      const { reads, add } = await given()
      const second = sample({ version: 2, text: '' })
      const others = [
        sample({ locale: 'de' }),
        sample({ page: 'ban' }),
        sample({ site: 'anders', version: 3 }),
      ]
      for (const page of [sample(), second, ...others]) await add(page)
      const [german, ban, elsewhere] = others
      expect(await reads.sitePages.current()).toEqual([
        elsewhere,
        ban,
        german,
        second,
      ] as SitePage[])
      expect(await reads.sitePages.of('klik', 'terms', 'nl', 9)).toEqual([second, sample()])
      expect(await reads.sitePages.of('klik', 'terms', 'nl', 1)).toEqual([second])
    })

    test('of eight who publish the same version at once one does', async () => {
      const { add } = await given()
      const adds = Array.from({ length: 8 }, (_, at) => add(sample({ by: `op-${at}` })))
      expect((await Promise.all(adds)).filter(Boolean)).toHaveLength(1)
    })
  })
}
