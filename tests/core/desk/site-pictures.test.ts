import { describe, expect, test } from 'bun:test'
import { saveDraft } from '#core/desk/sites/edit-site.ts'
import { importSites } from '#core/desk/sites/import-sites.ts'
import { PICTURE_CUTS, pictureOf, pictureUrl } from '#core/desk/sites/picture-keys.ts'
import { publishSite, restoreSite } from '#core/desk/sites/publish-site.ts'
import { addSitePicture, viewSitePicture } from '#core/desk/sites/site-pictures.ts'
import { viewSite } from '#core/desk/sites/view-sites.ts'
import { err, ok } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { pngHeader } from '#tests/contracts/sample-site-pictures.ts'
import { openWorld } from '../world.ts'
import { addOperators } from './operators.ts'

const operator = { id: 'mia' }

async function opened(settings: Parameters<typeof openWorld>[0] = {}) {
  const world = openWorld(settings)
  await addOperators(world)
  const add = (site: string, upload = pngHeader(400, 100), kind: 'logo' | 'icon' = 'logo') =>
    addSitePicture(world, { site, kind, upload, operator })
  const added = async (...given: Parameters<typeof add>) => {
    const key = await add(...given)
    if (!key.ok) throw new Error(key.error.code)
    return key.value
  }
  const draft = async (site: string, fields: object, version: number | null = null) =>
    saveDraft(world, {
      ...{ site, version, operator },
      base: (await world.reads.siteVersions.of(site, 1))[0]?.revision ?? null,
      entry: { id: site, domain: `${site}.example`, ...fields },
    })
  const publish = (site: string, version: number) => publishSite(world, { site, version, operator })
  const seen = async (key: string) =>
    (await viewSitePicture(world, { key, cut: 'logo' }))?.published
  return { ...world, add, added, draft, publish, seen }
}

describe('a site’s own picture', () => {
  test('is kept under a key that says whose it is, its content and its shape', async () => {
    const { add, added, photoFiles, sweep } = await sweeping()
    const key = await added('vonk')
    expect(pictureOf(key)).toEqual({ kind: 'logo', site: 'vonk', width: 400, height: 100 })
    expect(pictureUrl(key, 'logo')).toBe(`/site-pictures/${key}/logo`)
    const [again, other] = await Promise.all([add('vonk'), add('vonk', pngHeader(200, 100))])
    expect(again).toEqual(ok(key))
    expect(other).not.toEqual(ok(key))
    // The sweep of uploads that nobody finished does not find it.
    await sweep()
    expect(await photoFiles.read(key, 'full')).not.toBeNull()
  })

  test('is kept once by two operators at once', async () => {
    const { add } = await opened()
    const [first, second] = await Promise.all([add('vonk'), add('vonk')])
    expect(first.ok).toBe(true)
    expect(second).toEqual(first)
  })

  test('is not kept where the photo store fails', async () => {
    const { photoFiles, ...world } = await opened()
    const full = { ...photoFiles, keep: () => Promise.reject(new Error('disk full')) }
    const upload = pngHeader(400, 100)
    const adding = addSitePicture(
      { ...world, photoFiles: full },
      { site: 'vonk', kind: 'logo', upload, operator },
    )
    expect(adding).rejects.toThrow('disk full')
  })

  test('is refused with a reason, of a site that is nobody’s, and where a file has the sites', async () => {
    const { add, ...world } = await opened()
    expect(await add('vonk', pngHeader(30, 30))).toEqual(
      err({
        code: 'site.invalid',
        faults: [{ site: 'vonk', field: 'logo', fault: 'too-small', expected: '36' }],
      }),
    )
    expect(await add('vonk', new Uint8Array(9))).toEqual(err({ code: 'photo.not-a-picture' }))
    expect(await add('nowhere')).toEqual(err({ code: 'site.not-found' }))
    const given = { site: 'vonk', kind: 'logo', upload: pngHeader(400, 100), operator } as const
    expect(await addSitePicture({ ...world, siteSource: 'file' }, given)).toEqual(
      err({ code: 'site.read-only' }),
    )
  })

  test('can be added to a site that is only a draft', async () => {
    const { added, draft, publish } = await opened()
    await draft('klik', {})
    const logo = await added('klik')
    await draft('klik', { logo }, 1)
    expect(await publish('klik', 2)).toMatchObject({ value: { entry: { logo } } })
  })

  test('is for everybody once a draft names it, and for operators before', async () => {
    const { added, draft, seen, ...world } = await opened()
    const logo = await added('vonk')
    expect(await seen(logo)).toBe(false)
    await draft('vonk', { logo_dark: logo })
    expect(await seen(logo)).toBe(true)
    expect(await seen(logo.replace('400x100', '1x1'))).toBeUndefined()
    expect(await viewSitePicture(world, { key: logo, cut: 'icon-192' })).toBeNull()
    expect(await viewSitePicture(world, { key: 'photo', cut: 'logo' })).toBeNull()
  })

  test('is for everybody where a site shows it', async () => {
    const { added, photoFiles } = await opened()
    const logo = await added('vonk')
    const { seen, photoFiles: others } = await opened({ settings: { logo } })
    const full = (await photoFiles.read(logo, 'full'))?.bytes ?? new Uint8Array()
    await others.keep(logo, { full, card: full, thumb: full, blur: full })
    expect(await seen(logo)).toBe(true)
    expect(Object.values(PICTURE_CUTS).every(({ size }) => size !== undefined)).toBe(true)
  })

  test('of another site, of another kind or not here keeps a draft from being published', async () => {
    const { added, draft, publish, ...world } = await opened()
    await draft('klik', {})
    const [ours, theirs] = [await added('klik'), await added('vonk')]
    const faultsOf = async (fields: object, version: number) => {
      await draft('klik', fields, version)
      const view = await viewSite(world, { site: 'klik' })
      return view.ok ? view.value.faults.map(({ field, fault }) => `${field} ${fault}`) : null
    }
    expect(await faultsOf({ logo: theirs }, 1)).toEqual(['logo no-picture'])
    expect(await faultsOf({ cover: ours }, 2)).toEqual(['cover no-picture'])
    expect(await faultsOf({ logo: 'https://elsewhere.example/logo.svg' }, 3)).toEqual([
      'logo no-picture',
    ])
    const gone = ours.replace('400x100', '400x99')
    expect(await faultsOf({ logo_dark: gone }, 4)).toEqual(['logo_dark no-picture'])
    expect(await publish('klik', 5)).toMatchObject({ error: { code: 'site.invalid' } })
    expect(await faultsOf({ logo: ours, logo_dark: '' }, 5)).toEqual([])
  })

  test('comes back with the publication that had it', async () => {
    const { added, draft, publish, ...world } = await opened()
    const logo = await added('vonk')
    await draft('vonk', { logo })
    await publish('vonk', 1)
    await draft('vonk', {})
    await publish('vonk', 1)
    const back = { site: 'vonk', revision: 1, last: 2, operator }
    expect(await restoreSite(world, back)).toMatchObject({ value: { entry: { logo } } })
  })

  test('must be here for a file of another install to be published', async () => {
    const { added, ...world } = await opened()
    const logo = await added('vonk')
    const entry = { id: 'vonk', domain: 'vonk.example', logo }
    const elsewhere = await opened()
    const load = (ports: typeof world) =>
      importSites(ports, { entries: [entry], last: 0, by: 'mia' })
    expect(await load(elsewhere)).toEqual(
      err({
        code: 'site.invalid',
        faults: [{ site: 'vonk', field: 'logo', fault: 'no-picture', expected: '' }],
      }),
    )
    expect(await load(world)).toMatchObject({ ok: true })
  })
})

async function sweeping() {
  const world = await opened()
  const sweep = () => {
    world.pass(2 * DAY)
    return world.photoFiles.sweep(world.now(), () => Promise.resolve(false))
  }
  return { ...world, sweep }
}
