import { describe, expect, test } from 'bun:test'
import { upload } from '#tests/core/fakes.ts'
import { json, uuid } from '../open-api.ts'
import { ANN, openAlbum, PHOTO } from '../photo-forms.ts'

const AT = `/api/members/${ANN}/preview`

/** Ann, whom search finds, with a photo. */
async function openLink() {
  const album = await openAlbum()
  const { photo, photoFiles, commit, reads } = album
  await photo(PHOTO, ANN)
  const bytes = upload('her card')
  await photoFiles.keep(PHOTO, { thumb: bytes, card: bytes, full: bytes, blur: bytes })
  const ann = await reads.profiles.byId(ANN)
  if (!ann) throw new Error('Ann is not there')
  const save = (change: Partial<typeof ann>) =>
    commit(({ profiles }) => profiles.save({ ...ann, mainPhoto: PHOTO, ...change }))
  await save({ kind: 'fictional' })
  return { ...album, save }
}

describe('the picture of a link to a member', () => {
  test('is the same for everybody, in the language of the page, else that of the site', async () => {
    const { bob, browser } = await openLink()
    const answer = await browser().get(`${AT}?lang=de`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const picture = await answer.text()
    expect(picture).toContain('Fiktives Profil')
    expect(await (await bob.get(`${AT}?lang=de`)).text()).toBe(picture)
    expect(await (await browser().get(AT)).text()).toContain('Fictief profiel')
  })

  test('is that of the site where they are not to be seen, or unknown', async () => {
    const { bob, browser, save } = await openLink()
    await save({ listedOn: [] })
    for (const [who, path] of [
      [browser(), AT],
      [bob, AT],
      [browser(), `/api/members/${uuid(999)}/preview`],
    ] as const) {
      const answer = await who.get(path)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe('/landers/people/default-preview.jpg')
    }
  })

  test('is not there without an id, nor in a language that no site has', async () => {
    const { browser } = await openLink()
    expect(await json(await browser().get('/api/members/nobody/preview'))).toEqual([
      404,
      { code: 'profile.not-found' },
    ])
    expect((await browser().get(`${AT}?lang=xx`)).status).toBe(422)
  })
})
