import { describe, expect, test } from 'bun:test'
import { discardDraft, saveDraft } from '#core/desk/sites/edit-site.ts'
import { importSites } from '#core/desk/sites/import-sites.ts'
import { closeSite, publishSite } from '#core/desk/sites/publish-site.ts'
import {
  draftFaults,
  exportSites,
  listSites,
  viewPublished,
  viewSite,
} from '#core/desk/sites/view-sites.ts'
import { err, ok } from '#core/shared/result.ts'
import { START } from '../world.ts'
import { changed, KLIK, opened } from './opened-sites.ts'

describe('a site that is being made', () => {
  test('is a draft with what is wrong with it, until it is published', async () => {
    const { ports, save, publish, view, reads, actions, published, pass } = await opened()
    expect(await save({ id: 'klik', domain: 'https://klik' }, null)).toMatchObject({
      value: { site: 'klik', version: 1, base: null, by: 'mia' },
    })
    expect(await view()).toMatchObject({
      open: false,
      published: null,
      draft: { version: 1, by: 'Mia' },
      faults: [{ site: 'klik', field: 'domain', fault: 'no-domain' }],
      history: [],
    })
    const draft = await reads.siteDrafts.of('klik')
    expect(draft && (await draftFaults(ports, draft))).toMatchObject([{ fault: 'no-domain' }])
    expect(await publish(1)).toMatchObject({ error: { code: 'site.invalid' } })
    expect(await published()).toEqual([])

    await save(KLIK, 1)
    pass(5)
    const version = {
      ...{ revision: 1, site: 'klik', place: 1, entry: KLIK },
      ...{ by: 'mia', at: START + 5, restored: null, draft: 2 },
    }
    expect(await publish(2)).toEqual(ok(version))
    expect(await reads.siteDrafts.of('klik')).toBeNull()
    expect(await reads.siteVersions.current()).toEqual([version])
    expect(await actions()).toEqual(['mia site.published klik'])
    expect(await published()).toEqual([['klik', 1]])
    expect(await view()).toMatchObject({
      ...{ open: true, entry: KLIK, draft: null, faults: [] },
      ...{ published: { revision: 1, by: 'Mia' }, history: [{ revision: 1, by: 'Mia' }] },
    })
    expect(await listSites(ports)).toMatchObject({
      ...{ source: 'rows', last: 1 },
      sites: [
        { id: 'vonk', name: 'Vonk', published: null, draft: null, open: true },
        { id: 'klik', name: 'Klik', domain: 'klik.example', published: { by: 'Mia' }, open: true },
      ],
    })
  })

  test('is listed before it is published, by its own name or its id', async () => {
    const { ports, save } = await opened()
    await save({ id: 'klik' }, null)
    expect((await listSites(ports)).sites[1]).toMatchObject({
      ...{ id: 'klik', name: 'klik', domain: '', open: false, published: null },
      draft: { version: 1, by: 'Mia' },
    })
  })

  test('has the id of its address, and a size that somebody can read', async () => {
    const { save } = await opened()
    expect(await save(KLIK, null, 'mia', 'ander')).toMatchObject({
      error: { code: 'site.invalid', faults: [{ field: 'id', fault: 'no-id' }] },
    })
    expect(await save({ ...KLIK, name: 'x'.repeat(50_000) }, null)).toMatchObject({
      error: { code: 'site.invalid', faults: [{ field: '', fault: 'too-long' }] },
    })
  })

  test('may not take the domain of another one', async () => {
    const { save, publish, sites } = await opened()
    await save({ ...KLIK, domain: sites.byId('vonk').settings.domain }, null)
    expect(await publish(1)).toMatchObject({
      error: { faults: [{ site: 'klik', field: 'domain', fault: 'taken' }] },
    })
  })

  test('is not there for anybody before it is saved', async () => {
    const { ports, close } = await opened()
    const missing = err({ code: 'site.not-found' } as const)
    expect(await viewSite(ports, { site: 'klik' })).toEqual(missing)
    expect(await viewPublished(ports, { site: 'klik', revision: 1 })).toEqual(missing)
    expect(await close('klik')).toEqual(missing)
  })
})

describe('of two operators at one site', () => {
  test('who saves second is told who was first, and saves nothing', async () => {
    const { save, reads } = await opened()
    await save(KLIK, null)
    expect(await save({ ...KLIK, name: 'Anders' }, null, 'leo')).toEqual(changed('Mia'))
    expect(await save({ ...KLIK, name: 'Anders' }, 1, 'leo')).toMatchObject({ ok: true })
    expect(await save({ ...KLIK, name: 'Eigen' }, 1)).toEqual(changed('Leo'))
    expect((await reads.siteDrafts.of('klik'))?.entry).toMatchObject({ name: 'Anders' })
  })

  test('an answer that got lost is not a second one', async () => {
    const { save } = await opened()
    const first = await save(KLIK, null)
    expect(await save(KLIK, null)).toEqual(first)
  })

  test('who publishes what changed meanwhile is told', async () => {
    const { save, publish, restore } = await opened()
    await save(KLIK, null)
    await save({ ...KLIK, name: 'Anders' }, 1, 'leo')
    expect(await publish(1)).toEqual(changed('Leo'))
    const published = await publish(2)
    // The same request again, after its answer was lost; of another operator it is another request.
    expect(await publish(2)).toEqual(published)
    expect(await publish(2, 'leo')).toEqual(changed(''))
    // A draft of the first publication, while the second comes from another draft's place: a roll-back.
    await save({ ...KLIK, name: 'Derde' }, null)
    await restore(1, 1)
    expect(await publish(1)).toEqual(changed('Leo'))
  })

  test('who changes an older publication is told, and can go on once they saw the new one', async () => {
    const { ports, save, publish } = await opened()
    await save(KLIK, null)
    await publish(1)
    const mine = {
      ...{ site: 'klik', entry: { ...KLIK, name: 'Mijn' }, version: null },
      operator: { id: 'leo' },
    }
    expect(await saveDraft(ports, { ...mine, base: null })).toEqual(changed('Mia'))
    expect(await saveDraft(ports, { ...mine, base: 1 })).toMatchObject({ value: { base: 1 } })
    await publish(1)
    await save(KLIK, null)
    // Two drafts with one number, of which the first was published meanwhile.
    const late = { ...mine, version: 1 }
    expect(await saveDraft(ports, { ...late, base: 1 })).toEqual(changed('Mia'))
    expect(await saveDraft(ports, { ...late, base: 2 })).toMatchObject({
      value: { version: 2, base: 2 },
    })
  })

  test('who discards what changed meanwhile is told', async () => {
    const { ports, save, reads } = await opened()
    await save(KLIK, null)
    expect(await discardDraft(ports, { site: 'klik', version: 7 })).toEqual(changed('Mia'))
    expect(await discardDraft(ports, { site: 'klik', version: 1 })).toEqual(ok(null))
    expect(await discardDraft(ports, { site: 'klik', version: 1 })).toEqual(changed(''))
    expect(await reads.siteDrafts.all()).toEqual([])
  })

  test('a revision is taken once', async () => {
    const { ports, save } = await opened()
    await save(KLIK, null)
    const taken: typeof ports.atomically = (work) =>
      ports.atomically((stores) =>
        work({ ...stores, siteVersions: { ...stores.siteVersions, add: async () => false } }),
      )
    const late = { ...ports, atomically: taken }
    const by = { site: 'klik', version: 1, operator: { id: 'mia' } }
    expect(await publishSite(late, by)).toEqual(changed(''))
    expect(await importSites(late, { entries: [KLIK], last: 0, by: 'mia' })).toMatchObject({
      error: { code: 'site.invalid' },
    })
    const vonk = { id: 'vonk', domain: 'vonk.example' }
    expect(await importSites(late, { entries: [vonk], last: 0, by: 'mia' })).toEqual(changed(''))
  })

  test('a draft that was saved or discarded in the same moment stays as it is', async () => {
    const { ports, save } = await opened()
    const missed: typeof ports.atomically = (work) =>
      ports.atomically((stores) => {
        const siteDrafts = {
          ...stores.siteDrafts,
          put: async () => false,
          remove: async () => false,
        }
        return work({ ...stores, siteDrafts })
      })
    const late = { ...ports, atomically: missed }
    const operator = { id: 'leo' }
    const draft = { site: 'klik', entry: KLIK, version: null, base: null, operator }
    expect(await saveDraft(late, draft)).toEqual(changed(''))
    await save(KLIK, null)
    expect(await publishSite(late, { site: 'klik', version: 1, operator })).toEqual(changed('Mia'))
  })
})

describe('a published site', () => {
  test('is brought back as it was, as a publication of its own', async () => {
    const { save, publish, restore, reads, actions, ports } = await opened()
    await save(KLIK, null)
    await publish(1)
    await save({ ...KLIK, name: 'Anders' }, null)
    await publish(1)
    expect(await restore(1, 1)).toEqual(changed('Mia'))
    expect(await restore(1, 2)).toMatchObject({
      value: { revision: 3, entry: KLIK, restored: 1, by: 'leo', place: 1 },
    })
    expect(await actions()).toContain('leo site.restored klik')
    expect(await restore(9, 3)).toEqual(err({ code: 'site.not-found' } as const))
    expect(await restore(1, 1, 'vonk')).toEqual(err({ code: 'site.not-found' } as const))
    expect(await reads.siteVersions.of('klik', 9)).toHaveLength(3)
    expect(await viewPublished(ports, { site: 'klik', revision: 2 })).toMatchObject({
      value: { name: 'Anders' },
    })
  })

  test('replaces the one of the demo, in its place', async () => {
    const { ports, save, publish, view } = await opened()
    const entry = { id: 'vonk', domain: 'anders.example', name: 'Anders' }
    await save(entry, null)
    expect(await publish(1, 'mia', 'vonk')).toMatchObject({ value: { place: 0 } })
    expect(await exportSites(ports)).toEqual([entry])
    expect((await view('vonk'))?.defaults).toMatchObject({ name: 'Vonk', refund_days: 14 })
  })

  test('is closed if nobody joined it and it is not the only one', async () => {
    const { ports, save, publish, close, member, actions, view } = await opened()
    const needed = err({ code: 'site.needed' } as const)
    expect(await close('vonk')).toEqual(needed)
    await save(KLIK, null)
    await publish(1)
    expect(await close('klik')).toMatchObject({ value: { revision: 2, entry: null } })
    expect(await actions()).toContain('leo site.closed klik')
    expect((await exportSites(ports)).map(({ id }) => id)).toEqual(['vonk'])
    expect(await view()).toBeNull()
    await save(KLIK, null)
    await publish(1)
    await member('bob', { account: { site: 'klik' } })
    expect(await close('klik')).toEqual(needed)
  })

  test('that somebody joined while it was being closed is open, and can be changed', async () => {
    const { ports, save, publish, close, member, view } = await opened()
    await save(KLIK, null)
    await publish(1)
    await close('klik')
    await member('bob', { account: { site: 'klik' } })
    expect((await exportSites(ports)).map(({ id }) => id)).toEqual(['vonk', 'klik'])
    expect(await view()).toMatchObject({ open: true, entry: KLIK })
    expect(await close('klik')).toEqual(err({ code: 'site.needed' } as const))
    await save({ ...KLIK, name: 'Toch' }, null)
    expect(await publish(1)).toMatchObject({ value: { entry: { name: 'Toch' } } })
  })

  test('the only one stays', async () => {
    const { close, ports } = await opened()
    const nobody = { joined: async () => [] }
    const alone: typeof ports.atomically = (work) =>
      ports.atomically((stores) => work({ ...stores, siteRows: { ...stores.siteRows, ...nobody } }))
    const given = { site: 'vonk', operator: { id: 'leo' } }
    expect(await closeSite({ ...ports, atomically: alone }, given)).toEqual(
      err({ code: 'site.needed' } as const),
    )
    expect(await close('vonk')).toEqual(err({ code: 'site.needed' } as const))
  })
})
