import { describe, expect, test } from 'bun:test'
import { editProfile, type ProfileChange } from '#core/profiles/editing/edit-profile.ts'
import { DAY } from '#core/shared/time.ts'
import { openWorld } from '#tests/core/world.ts'

async function annAt(profile = {}) {
  const world = openWorld()
  const account = await world.member('ann', { profile })
  const edit = (change: ProfileChange) => editProfile(world, { account, change, site: world.site })
  return { world, account, edit }
}

describe('editing a profile', () => {
  test('changes only what is named', async () => {
    const { world, edit } = await annAt()
    const edited = await edit({
      name: ' Ann  B ',
      about: ' Nieuw. ',
      line: ' Wie kookt,\nkiest. ',
      details: { hair: 'red', eyes: '' },
      interests: ['art', 'art'],
      sexuality: 'bi',
      place: { country: 'BE', region: '', town: 'Antwerpen' },
    })
    expect(edited.ok && edited.value).toMatchObject({
      name: 'Ann B',
      about: 'Nieuw.',
      line: 'Wie kookt, kiest.',
      details: { hair: 'red' },
      interests: ['art'],
      sexuality: 'bi',
      place: { town: 'Antwerpen', region: 'Antwerpen', cell: { lat: 5120, lon: 440 } },
      gender: 'female',
      birthDate: '1990-06-15',
    })
    expect(await world.reads.profiles.byId('ann')).toEqual(edited.ok ? edited.value : null)
  })

  test('keeps the ages chosen in search until the wishes name other ages', async () => {
    const { world, edit } = await annAt({ wishes: { ageFrom: 30, ageTo: null, within: 50 } })
    const stored = async () => (await world.reads.profiles.byId('ann'))?.searchedAges
    await edit({ searchedAges: { from: 60, to: 35 } })
    await edit({ about: 'Nieuw.', wishes: { ageFrom: 30, ageTo: null, within: null } })
    expect(await stored()).toEqual({ from: 35, to: 60 })
    await edit({ wishes: { ageFrom: 40, ageTo: null, within: null } })
    expect(await stored()).toBeNull()
    await edit({ searchedAges: 'own' })
    expect(await stored()).toBe('own')
    await edit({ searchedAges: null })
    expect(await stored()).toBeNull()
  })

  test.each([
    ['name.is-email', { name: 'ann@example.test' }],
    ['about.too-long', { about: 'a'.repeat(1001) }],
    ['line.too-long', { line: 'a'.repeat(111) }],
    ['line.has-contact', { line: 'Bel 06 12 34 56 78' }],
    ['detail.unknown', { details: { eyes: 'octarine' } }],
    ['interests.unknown', { interests: ['spelunking'] }],
    ['sexuality.missing', { sexuality: 'gay' }],
    ['place.unknown', { place: { country: 'NL', region: '', town: 'Atlantis' } }],
    ['place.unknown', { place: { country: 'XX', region: '', town: 'Utrecht' } }],
  ] as const)('is refused with %s, and changes nothing', async (code, change) => {
    const { world, edit } = await annAt()
    const before = world.snapshot()
    expect(await edit({ about: 'Nieuw.', ...change })).toMatchObject({ ok: false, error: { code } })
    expect(world.snapshot()).toEqual(before)
  })

  test('ignores unchanged fields that are no longer valid', async () => {
    const { edit } = await annAt({ name: 'ann@example.test', interests: ['falconry'] })
    const contact = await annAt({ about: 'Insta: ann_b' })
    expect(await contact.edit({ interests: ['art'] })).toMatchObject({ ok: true })
    const edited = await edit({ about: 'Nieuw.' })
    expect(edited.ok && edited.value).toMatchObject({
      name: 'ann@example.test',
      interests: ['falconry'],
    })
  })

  test('needs a profile', async () => {
    const { world, edit } = await annAt()
    await world.commit(({ profiles }) => profiles.remove('ann'))
    expect(await edit({ about: 'Nieuw.' })).toEqual({
      ok: false,
      error: { code: 'profile.not-found' },
    })
  })
})

describe('moving', () => {
  const to = (town: string, region = '') => ({ place: { country: 'NL', region, town } })

  test('is limited to three times a day; the same town does not count', async () => {
    const { world, edit } = await annAt()
    for (const town of ['Rotterdam', 'Rotterdam', 'Amsterdam', 'Utrecht']) {
      expect((await edit(to(town))).ok).toBe(true)
    }
    expect(await edit({ ...to('Rotterdam'), about: 'Verhuisd.' })).toEqual({
      ok: false,
      error: { code: 'moves.too-many', minutes: 24 * 60, limit: 3 },
    })
    expect(await world.reads.profiles.byId('ann')).toMatchObject({
      about: 'Ik hou van de zee.',
      place: { town: 'Utrecht' },
    })
    expect((await edit({ ...to('Utrecht'), about: 'Gebleven.' })).ok).toBe(true)

    world.pass(DAY)
    expect((await edit(to('Rotterdam'))).ok).toBe(true)
  })

  test('that is refused does not count', async () => {
    const { edit } = await annAt()
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await edit({ ...to('Rotterdam'), name: '@' })).toMatchObject({ ok: false })
    }
    expect((await edit(to('Rotterdam'))).ok).toBe(true)
  })
})
