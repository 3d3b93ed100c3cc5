import { describe, expect, test } from 'bun:test'
import { sitePictures } from '#api/pages/site-pictures.ts'
import { pngHeader } from '#tests/contracts/sample-site-pictures.ts'
import { HTTP, json, openApi } from '../open-api.ts'

const form = (upload: Uint8Array, kind = 'logo') => {
  const sent = new FormData()
  sent.set('kind', kind)
  sent.set('photo', new File([upload.slice()], 'logo.png', { type: 'image/png' }))
  return sent
}
const LOGO = pngHeader(400, 100)

async function open() {
  const site = openApi()
  const mia = await site.atDesk()
  const send = async (body: FormData, who: Pick<typeof mia, 'post'> = mia, of = 'vonk') =>
    json(await who.post(`/api/desk/sites/${of}/pictures`, body))
  const keyOf = async () => {
    const answer = await mia.post('/api/desk/sites/vonk/pictures', form(LOGO))
    const { key }: { key: string } = await answer.json()
    return key
  }
  const pages = sitePictures(site, HTTP)
  const see = (path: string, cookie = '') =>
    pages.handle(new Request(`http://localhost/site-pictures/${path}`, { headers: { cookie } }))
  return { ...site, mia, send, keyOf, see }
}

describe('a picture of a site at the desk', () => {
  test('is kept, and its key returned', async () => {
    const { send } = await open()
    const [status, body] = await send(form(LOGO))
    expect(status).toBe(201)
    expect(body).toEqual({ key: expect.stringMatching(/^logo-vonk-[0-9a-f]{16}-400x100$/) })
  })

  test('is not taken while a file has the sites', async () => {
    const mia = await openApi({}, {}, { siteSource: 'file' }).atDesk()
    expect(await json(await mia.post('/api/desk/sites/vonk/pictures', form(LOGO)))).toEqual([
      409,
      { code: 'site.read-only' },
    ])
  })

  test('is refused with a reason', async () => {
    const { send } = await open()
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(await send(form(svg))).toEqual([422, { code: 'photo.not-a-picture' }])
    expect(await send(form(pngHeader(50, 20)))).toMatchObject([
      422,
      { code: 'site.invalid', faults: [{ field: 'logo', fault: 'too-small', expected: '36' }] },
    ])
    expect(await send(form(LOGO, 'banner'))).toMatchObject([422, { code: 'request.invalid' }])
    expect(await send(form(new Uint8Array(40_000_000)))).toMatchObject([413, {}])
    expect(await send(form(LOGO), undefined, 'nowhere')).toEqual([404, { code: 'site.not-found' }])
  })

  test('is for operators of sites', async () => {
    const { send, browser, atDesk } = await open()
    expect(await send(form(LOGO), browser())).toEqual([403, { code: 'desk.login-required' }])
    const support = await atDesk('Leo', true, [{ role: 'support', site: null }])
    expect(await send(form(LOGO), support)).toMatchObject([403, {}])
  })
})

describe('the URL of a site’s picture', () => {
  test('is for everybody once a draft names it, and may be cached for ever', async () => {
    const { keyOf, see, mia } = await open()
    const key = await keyOf()
    expect((await see(`${key}/logo`)).status).toBe(404)
    const entry = { id: 'vonk', domain: 'vonk.example', logo: key }
    await mia.put('/api/desk/sites/vonk/draft', { entry, version: null, base: null })
    const shown = await see(`${key}/logo`)
    expect(shown.status).toBe(200)
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(LOGO)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  test('is not there for another cut, another key, or a photo of a member', async () => {
    const { keyOf, see, photoFiles } = await open()
    const key = await keyOf()
    await photoFiles.keep('secret', { full: LOGO, card: LOGO, thumb: LOGO, blur: LOGO })
    for (const path of [`${key}/icon-192`, `${key}/full`, `${key}/toString`, 'secret/logo'])
      expect((await see(path)).status).toBe(404)
  })
})
