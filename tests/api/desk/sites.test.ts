import { describe, expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { err } from '#core/shared/result.ts'
import { json, openApi } from '../open-api.ts'

const KLIK = { id: 'klik', domain: 'klik.example', name: 'Klik' }
const VONK = { id: 'vonk', domain: 'vonk.example' }

async function open(...given: Parameters<typeof openApi>) {
  const site = openApi(...given)
  const [mia, leo] = [await site.atDesk(), await site.atDesk('Leo')]
  const get = async (path = '') => json(await mia.get(`/api/desk/sites${path}`))
  const save = async (entry: object, version: number | null = null, who = mia) => {
    const [, seen] = await get('/klik')
    const base = (seen as { published?: { revision: number } | null }).published?.revision ?? null
    const draft = { entry: { ...KLIK, ...entry }, version, base }
    return json(await who.put('/api/desk/sites/klik/draft', draft))
  }
  const post = async (path: string, body: object = {}, who = mia) =>
    json(await who.post(`/api/desk/sites/${path}`, body))
  const load = async (sites: readonly object[], last: number) =>
    json(await mia.put('/api/desk/sites/file', { sites, last }))
  return { ...site, mia, leo, get, save, post, load }
}

describe('sites at the desk', () => {
  test('are made, published and seen with their history', async () => {
    const { get, save, post } = await open()
    expect(await get()).toMatchObject([
      200,
      {
        source: 'rows',
        last: 0,
        sites: [{ id: 'vonk', open: true, published: null, draft: null }],
      },
    ])
    expect(await save({ domain: 'https://klik.example' })).toEqual([
      200,
      {
        version: 1,
        faults: [{ site: 'klik', field: 'domain', fault: 'no-domain', expected: '' }],
      },
    ])
    expect(await post('klik/publish', { version: 1 })).toMatchObject([
      422,
      { code: 'site.invalid', faults: [{ field: 'domain', fault: 'no-domain' }] },
    ])
    expect(await save({}, 1)).toEqual([200, { version: 2, faults: [] }])
    expect(await post('klik/publish', { version: 2 })).toEqual([200, { revision: 1 }])
    expect(await get('/klik')).toMatchObject([
      200,
      {
        ...{ source: 'rows', entry: KLIK, defaults: { refund_days: 14 }, draft: null, open: true },
        published: { revision: 1, by: 'Mia', restored: null, closed: false },
        ...{ faults: [], history: [{ revision: 1 }] },
      },
    ])
    expect(await get('/klik/versions/1')).toEqual([200, { entry: KLIK }])
    expect(await get('/file')).toMatchObject([200, { sites: [{ id: 'vonk' }, KLIK] }])
  })

  test('of one name are a colleague’s once they saved, published or discarded it', async () => {
    const { save, post, mia, leo } = await open()
    await save({})
    const changed: [number, object] = [409, { code: 'site.changed', by: 'Mia' }]
    expect(await save({ name: 'Anders' }, null, leo)).toEqual(changed)
    expect(await post('klik/publish', { version: 7 }, leo)).toEqual(changed)
    const discard = async (version: number) =>
      json(await mia.remove('/api/desk/sites/klik/draft', { version }))
    expect(await discard(7)).toEqual(changed)
    expect(await discard(1)).toEqual([200, { ok: true }])
  })

  test('go back to an earlier publication, unless another came after it', async () => {
    const { save, post, load } = await open()
    await save({})
    await post('klik/publish', { version: 1 })
    await save({ domain: 'elders.example' })
    await post('klik/publish', { version: 1 })
    expect(await post('klik/restore', { revision: 1, last: 1 })).toMatchObject([
      409,
      { code: 'site.changed' },
    ])
    expect(await post('klik/restore', { revision: 9, last: 2 })).toEqual([
      404,
      { code: 'site.not-found' },
    ])
    expect(await post('klik/restore', { revision: 1, last: 2 })).toEqual([200, { revision: 3 }])
    // Its domain is another site’s since.
    await load(
      [
        { ...VONK, domain: 'klik.example' },
        { ...KLIK, domain: 'elders.example' },
      ],
      3,
    )
    expect(await post('klik/restore', { revision: 1, last: 5 })).toMatchObject([
      422,
      { faults: [{ field: 'domain', fault: 'taken' }] },
    ])
  })

  test('are closed if nobody joined them', async () => {
    const { save, post, member } = await open()
    await member('ann')
    await save({})
    await post('klik/publish', { version: 1 })
    expect(await post('klik/close')).toEqual([200, { revision: 2 }])
    expect(await post('klik/close')).toEqual([404, { code: 'site.not-found' }])
    expect(await post('vonk/close')).toEqual([409, { code: 'site.needed' }])
  })

  test('are not closed while the others cannot be read', async () => {
    const unreadable = { site: 'vonk', field: 'name', fault: 'missing', expected: '' } as const
    const siteFormat = {
      read: () => err([unreadable]),
      defaults: () => VONK,
      choices: {
        payment_methods: [],
        visible_profile_fields: [],
        search_fields: [],
        interests: [],
      },
      page: () => [],
      write: () => VONK,
    }
    const [, she] = demoSites('sandbox')
    const { post, get } = await open({ others: she ? [she] : [] }, {}, { siteFormat })
    expect(await post('she/close')).toMatchObject([422, { faults: [unreadable] }])
    expect(await get('/klik')).toEqual([404, { code: 'site.not-found' }])
    expect(await get('/klik/versions/1')).toEqual([404, { code: 'site.not-found' }])
  })

  test('come from a file, all or none', async () => {
    const { load, get } = await open()
    expect(await load([VONK, KLIK], 0)).toEqual([200, { published: ['vonk', 'klik'] }])
    expect(await load([VONK], 0)).toEqual([409, { code: 'site.changed', by: 'Mia' }])
    expect(await load([VONK, { ...KLIK, old_field: 1 }], 2)).toEqual([
      422,
      {
        code: 'site.invalid',
        faults: [{ site: 'klik', field: 'old_field', fault: 'unknown-field', expected: '' }],
      },
    ])
    expect(await get()).toMatchObject([200, { last: 2 }])
  })

  test('are taken back as they were written, however many', async () => {
    const { get, load } = await open({ others: demoSites('sandbox').slice(1) })
    const [, { sites }] = (await get('/file')) as [number, { sites: object[] }]
    expect(sites).toHaveLength(7)
    expect(await load(sites, 0)).toMatchObject([
      200,
      { published: Array(7).fill(expect.any(String)) },
    ])
  })

  test('of a file on the server are only shown', async () => {
    const { save, get } = await open({}, {}, { siteSource: 'file' })
    expect(await save({})).toEqual([409, { code: 'site.read-only' }])
    expect(await get('/vonk')).toMatchObject([200, { source: 'file', entry: { name: 'Vonk' } }])
  })

  test('have the id of their address', async () => {
    const { mia } = await open()
    const entry = { ...KLIK, id: 'ander' }
    expect(
      await json(await mia.put('/api/desk/sites/klik/draft', { entry, version: null, base: null })),
    ).toMatchObject([422, { code: 'site.invalid', faults: [{ field: 'id', fault: 'no-id' }] }])
  })
})
