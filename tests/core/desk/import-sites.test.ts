import { describe, expect, test } from 'bun:test'
import { discardDraft } from '#core/desk/sites/edit-site.ts'
import { exportSites } from '#core/desk/sites/view-sites.ts'
import { err, ok } from '#core/shared/result.ts'
import type { SiteEntry } from '#core/site/settings.ts'
import { changed, KLIK, opened } from './opened-sites.ts'

describe('sites of a file', () => {
  const VONK: SiteEntry = { id: 'vonk', domain: 'vonk.example' }

  test('are published together; what is the same is not published again', async () => {
    const { load, reads, actions, published, ports } = await opened()
    const loaded = await load([VONK, KLIK], 0)
    expect(loaded).toMatchObject({
      value: [
        { revision: 1, site: 'vonk', place: 0, by: 'mia' },
        { revision: 2, site: 'klik', place: 1 },
      ],
    })
    expect(await actions()).toEqual(['mia sites.imported '])
    expect(await published()).toEqual([
      ['vonk', 1],
      ['klik', 2],
    ])
    expect(await load([VONK, KLIK], 2)).toEqual(ok([]))
    expect(await load([VONK, { ...KLIK, name: 'Anders' }], 2, null)).toMatchObject({
      value: [{ revision: 3, site: 'klik', by: null }],
    })
    expect(await load([VONK], 3)).toMatchObject({
      value: [{ revision: 4, site: 'klik', entry: null }],
    })
    expect((await exportSites(ports)).map(({ id }) => id)).toEqual(['vonk'])
    expect(await reads.siteVersions.last()).toBe(4)
  })

  test('are refused if one was published meanwhile, if they are wrong, or leave members alone', async () => {
    const { load } = await opened()
    await load([VONK], 0)
    expect(await load([VONK, KLIK], 0)).toEqual(changed('Mia'))
    expect(await load([KLIK], 1)).toEqual(
      err({
        code: 'site.invalid',
        faults: [{ site: 'vonk', field: '', fault: 'orphaned', expected: '' }],
      } as const),
    )
    expect(await load([{ ...VONK, signup_credit: 7 }], 1)).toMatchObject({
      error: { faults: [{ site: 'vonk', field: 'signup_credit', fault: 'unknown-field' }] },
    })
    expect(await load([{ ...KLIK, formerly: ['vonk'] }], 1)).toMatchObject({ ok: true })
  })

  test('are only shown while the file is set, and taken over once', async () => {
    const file = await opened({ siteSource: 'file' })
    const { ports, save, publish, restore, close, load, view } = file
    const readOnly = err({ code: 'site.read-only' } as const)
    expect(await save(KLIK, null)).toEqual(readOnly)
    expect(await publish(1)).toEqual(readOnly)
    expect(await restore(1, 1)).toEqual(readOnly)
    expect(await close('vonk')).toEqual(readOnly)
    expect(await discardDraft(ports, { site: 'klik', version: 1 })).toEqual(readOnly)
    expect(await view('vonk')).toMatchObject({ source: 'file', entry: { name: 'Vonk' } })
    expect(await load([VONK], 0)).toMatchObject({ ok: true })
    expect(await load([VONK, KLIK], 1)).toEqual(changed('Mia'))
  })
})
