import { describe, expect, test } from 'bun:test'
import { choiceOn, sitesOf } from '#core/accounts/account.ts'
import { findMatches } from '#core/discovery/finder/match-finder.ts'
import { countNewLikes, listLikes } from '#core/discovery/list-likes.ts'
import { suggest } from '#core/discovery/searching/suggest.ts'
import { viewPhoto } from '#core/profiles/viewing/view-photo.ts'
import type { SiteId } from '#core/site/settings.ts'
import { annAndBob } from './two-sites.ts'

describe('a member of one site of the install', () => {
  test('is on no other: not in search, profile, photos, matches or suggestions', async () => {
    const { ann, bob, found, seen, settings, ...world } = await annAndBob()
    expect(await found('vonk')).toEqual(['ann'])
    expect(await found('bdsm')).toEqual(['bob'])
    expect(await seen(bob, 'ann', 'bdsm')).toBe(false)
    expect(await seen(ann, 'bob', 'vonk')).toBe(false)
    expect(await seen(bob, 'ann', 'vonk')).toBe(true)

    const photo = await world.photo('face', 'bob')
    const load = { viewer: ann, photo: photo.id, size: 'thumb' } as const
    const bytes = new Uint8Array([1])
    await world.photoFiles.keep(photo.id, { thumb: bytes, card: bytes, full: bytes, blur: bytes })
    expect((await viewPhoto(world, { ...load, site: 'vonk' })).ok).toBe(false)
    expect((await viewPhoto(world, { ...load, site: 'bdsm' })).ok).toBe(true)

    const matches = { member: 'ann', limit: 9 }
    expect(await findMatches(world, { ...matches, site: settings('vonk') })).toEqual([])
    expect(await findMatches(world, { ...matches, site: settings('bdsm') })).toHaveLength(1)
    expect(await suggest(world, { member: 'ann', site: settings('vonk') })).toBeNull()
  })

  test('can search on another, and take part once they are listed there', async () => {
    const { ann, like, open, seen, choose } = await annAndBob()
    expect(await seen(ann, 'bob', 'bdsm')).toBe(true)
    expect(await like('ann', 'bob', 'bdsm')).toEqual({
      ok: false,
      error: { code: 'site.not-shown' },
    })
    expect(await open('ann', 'bob', 'bdsm')).toEqual({
      ok: false,
      error: { code: 'site.not-shown' },
    })

    await choose('ann', 'bdsm')
    expect((await like('ann', 'bob', 'bdsm')).ok).toBe(true)
    expect((await open('ann', 'bob', 'bdsm')).ok).toBe(true)
  })

  test('cannot be liked or written to where they are not listed', async () => {
    const { like, open } = await annAndBob()
    const notFound = { ok: false, error: { code: 'profile.not-found' } } as const
    expect(await like('ann', 'bob', 'vonk')).toEqual(notFound)
    expect(await open('ann', 'bob', 'vonk')).toEqual(notFound)
  })
})

describe('agreeing to another site', () => {
  test('lists the member until they disagree; the joined site stays', async () => {
    const { ann, choose, found, allEvents, reads } = await annAndBob()
    expect(choiceOn(ann, 'bdsm')).toBeNull()
    expect(await choose('ann', 'bdsm')).toMatchObject({ ok: true })
    expect(await found('bdsm')).toEqual(['bob', 'ann'])
    expect(await found('vonk')).toEqual(['ann'])
    expect(await allEvents()).toEqual([{ type: 'account.changed', member: 'ann' }])

    await choose('ann', 'bdsm', false)
    expect(await found('bdsm')).toEqual(['bob'])
    const after = await reads.accounts.byId('ann')
    expect(after && choiceOn(after, 'bdsm')).toBe(false)
    expect(after && sitesOf(after)).toEqual(['vonk'])
  })

  test('lists no invisible member', async () => {
    const { choose, found, commit, reads } = await annAndBob()
    const ann = await reads.accounts.byId('ann')
    await commit(async ({ accounts }) => ann && accounts.save({ ...ann, invisible: true }))
    await choose('ann', 'bdsm')
    expect(await found('bdsm')).toEqual(['bob'])
    expect(await found('vonk')).toEqual([])
  })

  test('is refused for an unknown site, and so is leaving the joined site', async () => {
    const { choose } = await annAndBob()
    expect(await choose('ann', 'elsewhere')).toEqual({ ok: false, error: { code: 'site.unknown' } })
    expect(await choose('ann', 'vonk', false)).toEqual({
      ok: false,
      error: { code: 'site.joined' },
    })
    expect(await choose('ann', 'vonk')).toMatchObject({ ok: true, value: { siteChoices: {} } })
    expect(await choose('nobody', 'bdsm')).toMatchObject({
      error: { code: 'authentication.required' },
    })
  })
})

describe('conversations and likes across sites', () => {
  test('a conversation stays on every site, also after one of them left a site', async () => {
    const { ann, choose, open, say, seen } = await annAndBob()
    await choose('ann', 'bdsm')
    const opened = await open('ann', 'bob', 'bdsm')
    if (!opened.ok) throw new Error('not opened')
    const { id } = opened.value
    await choose('ann', 'bdsm', false)
    expect(await say('bob', id, 'bdsm')).toMatchObject({ error: { code: 'chat.closed' } })
    expect(await say('ann', id, 'bdsm')).toMatchObject({ error: { code: 'site.not-shown' } })

    await choose('ann', 'bdsm')
    expect((await say('ann', id, 'bdsm')).ok).toBe(true)
    await choose('ann', 'bdsm', false)
    expect((await say('bob', id, 'bdsm')).ok).toBe(true)
    expect((await say('ann', id, 'vonk')).ok).toBe(true)
    expect(await seen(ann, 'bob', 'vonk')).toBe(true)
    expect((await open('ann', 'bob', 'vonk')).ok).toBe(true)
  })

  test('likes are listed and counted on sites where the other is listed', async () => {
    const { choose, like, ...world } = await annAndBob()
    await choose('ann', 'bdsm')
    await like('bob', 'ann', 'bdsm')
    const counted = (site: SiteId) => countNewLikes(world.reads, { member: 'ann', site })
    expect([await counted('bdsm'), await counted('vonk')]).toEqual([1, 0])
    expect((await listLikes(world, { member: 'ann', site: 'vonk' })).received).toEqual([])
    await choose('bob', 'vonk')
    expect(await counted('vonk')).toBe(1)
  })
})
