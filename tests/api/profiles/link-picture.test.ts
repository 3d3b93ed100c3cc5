import { describe, expect, test } from 'bun:test'
import type { Account } from '#core/accounts/account.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { upload } from '#tests/core/fakes.ts'
import { json, uuid } from '../open-api.ts'
import { ANN, BOB, openAlbum, PHOTO } from '../photo-forms.ts'

const AT = `/api/members/${ANN}/preview`
const OF_THE_SITE = '/landers/people/default-preview.jpg'
const LINE = 'Ik leer je graag hoe je brood bakt.'

/** Ann, with a photo and a line, and what a link to her shows. */
async function openLink({
  account = {},
  profile = {},
}: {
  readonly account?: Partial<Account>
  readonly profile?: Partial<Profile>
} = {}) {
  const album = await openAlbum()
  const { photo, photoFiles, commit, reads } = album
  await photo(PHOTO, ANN)
  const bytes = upload('her card')
  await photoFiles.keep(PHOTO, { thumb: bytes, card: bytes, full: bytes, blur: bytes })
  const [hers, own] = await Promise.all([reads.accounts.byId(ANN), reads.profiles.byId(ANN)])
  if (!hers || !own) throw new Error('Ann is not there')
  const shown = { ...own, mainPhoto: PHOTO, line: LINE, ...profile }
  await commit(async ({ accounts, profiles }) => {
    await accounts.save({ ...hers, ...account })
    await profiles.save(shown)
  })
  const drawn = async (path = AT, who = album.browser()) => (await who.get(path)).text()
  return { ...album, shown, hers, drawn }
}

describe('what a shared link to a member shows', () => {
  test('is their photo, line and name, and the same for everybody', async () => {
    const { bob, browser, drawn } = await openLink()
    const answer = await browser().get(`${AT}?lang=nl`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const picture = await answer.text()
    expect(picture).toContain('<image')
    expect(picture).toContain('‘Ik leer')
    expect(await drawn(`${AT}?lang=nl`, bob)).toBe(picture)
  })

  test('says what a profile is, in the language of the page', async () => {
    const { drawn } = await openLink({ profile: { kind: 'fictional' } })
    expect(await drawn(`${AT}?lang=de`)).toContain('Fiktives Profil')
    expect(await drawn(`${AT}?lang=fi`)).toContain('Kuvitteellinen profiili')
  })

  test.each([
    ['hid from search since', { profile: { listedOn: [] } }],
    ['is not of this site', { profile: { listedOn: ['another'] } }],
    ['was banned', { account: { status: 'banned' } }],
    ['was erased', { account: { status: 'erased' } }],
    ['has neither photo nor line', { profile: { mainPhoto: null, line: null, about: '' } }],
  ] as const)('is the picture of the site where somebody %s', async (_, change) => {
    const { browser, bob } = await openLink(change)
    for (const who of [browser(), bob]) {
      const answer = await who.get(AT)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe(OF_THE_SITE)
    }
  })

  test('has no photo in privacy mode, whoever asks', async () => {
    const { bob, commit, drawn, browser } = await openLink({ account: { privacy: true } })
    await commit(({ likes }) =>
      likes.add({ from: ANN, to: BOB, at: 1, seenAt: null, swiped: false }),
    )
    for (const who of [bob, browser()]) {
      const picture = await drawn(AT, who)
      expect(picture).toContain('‘Ik leer')
      expect(picture).not.toContain('<image')
    }
  })

  test('of an unknown member is that of the site, and of no id nothing', async () => {
    const { browser } = await openLink()
    expect((await browser().get(`/api/members/${uuid(999)}/preview`)).status).toBe(302)
    expect(await json(await browser().get('/api/members/nobody/preview'))).toEqual([
      404,
      { code: 'profile.not-found' },
    ])
    expect((await browser().get(`${AT}?lang=xx`)).status).toBe(422)
  })
})
