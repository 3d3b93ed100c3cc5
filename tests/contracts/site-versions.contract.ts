import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import type { SiteDraft, SiteVersion } from '#core/site/settings.ts'
import { commit, NOW } from './sample.ts'

/** Contract of every storage: publications and drafts of sites. */
export function siteVersionsContract(name: string, open: () => Promise<Storage>) {
  const version = (changes: Partial<SiteVersion>): SiteVersion => ({
    revision: 1,
    site: 'klik',
    place: 0,
    entry: { id: 'klik', domain: 'klik.example', bundles: [{ id: 'a', credits: 5 }] },
    by: null,
    at: NOW,
    restored: null,
    draft: 3,
    ...changes,
  })
  const draft = (changes: Partial<SiteDraft> = {}): SiteDraft => ({
    site: 'klik',
    entry: { id: 'klik', name: 'Klik ‘é’ 🎈' },
    version: 1,
    base: null,
    by: 'mia',
    at: NOW,
    ...changes,
  })
  const given = async () => {
    const storage = await open()
    return {
      ...storage,
      add: (one: SiteVersion) => commit(storage, ({ siteVersions }) => siteVersions.add(one)),
      put: (one: SiteDraft) => commit(storage, ({ siteDrafts }) => siteDrafts.put(one)),
      remove: (site: string, nth: number) =>
        commit(storage, ({ siteDrafts }) => siteDrafts.remove(site, nth)),
    }
  }

  describe(`publications of sites in ${name}`, () => {
    test('are read back unchanged; there are none at first', async () => {
      const { reads, add } = await given()
      expect(await reads.siteVersions.last()).toBe(0)
      expect(await reads.siteVersions.current()).toEqual([])
      const first = version({ by: 'mia', restored: 3 })
      expect(await add(first)).toBe(true)
      expect(await reads.siteVersions.byRevision(1)).toEqual(first)
      expect(await reads.siteVersions.byRevision(2)).toBeNull()
      expect(await reads.siteVersions.last()).toBe(1)
    })

    test('the last of each site is current, in the order of places, closed ones too', async () => {
      const { reads, add } = await given()
      const rows = [
        version({ revision: 1, place: 1 }),
        version({ revision: 2, site: 'anders', place: 0 }),
        version({ revision: 3, place: 1, entry: { id: 'klik', name: 'Nieuw' } }),
        version({ revision: 4, site: 'weg', place: 2 }),
        version({ revision: 5, site: 'weg', place: 2, entry: null }),
      ]
      for (const row of rows) await add(row)
      const [first, second, third, , fifth] = rows
      expect(await reads.siteVersions.current()).toEqual([second, third, fifth] as SiteVersion[])
      expect(await reads.siteVersions.of('klik', 9)).toEqual([third, first] as SiteVersion[])
      expect(await reads.siteVersions.of('klik', 1)).toEqual([third] as SiteVersion[])
    })

    test('of eight that take one revision at once one stays', async () => {
      const { reads, add } = await given()
      const tried = Array.from({ length: 8 }, (_, at) => add(version({ site: `site-${at}` })))
      expect((await Promise.all(tried)).filter(Boolean)).toHaveLength(1)
      expect(await reads.siteVersions.current()).toHaveLength(1)
    })
  })

  describe(`drafts of sites in ${name}`, () => {
    test('follow one another by version', async () => {
      const { reads, put } = await given()
      expect(await put(draft({ version: 2 }))).toBe(false)
      expect(await put(draft())).toBe(true)
      expect(await put(draft())).toBe(false)
      const second = draft({ version: 2, base: 7, by: 'bo', entry: { id: 'klik' } })
      expect(await put(second)).toBe(true)
      expect(await reads.siteDrafts.of('klik')).toEqual(second)
      await put(draft({ site: 'anders' }))
      expect((await reads.siteDrafts.all()).map(({ site }) => site)).toEqual(['anders', 'klik'])
    })

    test('are removed by version, once', async () => {
      const { reads, put, remove } = await given()
      await put(draft())
      expect(await remove('klik', 2)).toBe(false)
      expect(await remove('klik', 1)).toBe(true)
      expect(await remove('klik', 1)).toBe(false)
      expect(await reads.siteDrafts.of('klik')).toBeNull()
    })

    test('of eight who save the same version at once one does', async () => {
      const { put } = await given()
      await put(draft())
      const saves = Array.from({ length: 8 }, (_, at) => put(draft({ version: 2, by: `op-${at}` })))
      expect((await Promise.all(saves)).filter(Boolean)).toHaveLength(1)
    })
  })
}
