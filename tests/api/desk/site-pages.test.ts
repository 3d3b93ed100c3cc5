import { describe, expect, test } from 'bun:test'
import { PAGE_LENGTH } from '#core/desk/sites/own-pages.ts'
import { json, openApi } from '../open-api.ts'

const TERMS = '/api/desk/sites/vonk/pages/terms/nl'

async function open() {
  const site = openApi()
  const [mia, leo] = [await site.atDesk(), await site.atDesk('Leo')]
  const put = async (text: string, version: number, who = mia, path = TERMS) =>
    json(await who.put(path, { text, version }))
  return { ...site, mia, leo, put }
}

describe('own pages at the desk', () => {
  test('are published, listed and read with their versions', async () => {
    const { mia, put } = await open()
    expect(await put('# Eigen', 0)).toEqual([200, { version: 1 }])
    expect(await put('', 1)).toEqual([200, { version: 2 }])
    expect(await json(await mia.get('/api/desk/sites/vonk/pages'))).toMatchObject([
      200,
      { pages: [{ page: 'terms', locale: 'nl', version: 2, by: 'Mia', own: false }] },
    ])
    expect(await json(await mia.get(TERMS))).toMatchObject([
      200,
      {
        versions: [
          { version: 2, text: '' },
          { version: 1, text: '# Eigen', by: 'Mia' },
        ],
      },
    ])
  })

  test('are refused where a colleague was first, where there is no such page, and when too long', async () => {
    const { mia, leo, put } = await open()
    await put('# Eigen', 0)
    expect(await put('Anders', 0, leo)).toEqual([409, { code: 'site.changed', by: 'Mia' }])
    const missing: [number, object] = [404, { code: 'site.not-found' }]
    expect(await put('x', 0, mia, TERMS.replace('vonk', 'nergens'))).toEqual(missing)
    expect(await put('x', 0, mia, TERMS.replace('terms', 'nothing'))).toEqual(missing)
    expect(await json(await mia.get(TERMS.replace('/nl', '/xx')))).toEqual(missing)
    expect(await put('x'.repeat(PAGE_LENGTH + 1), 1)).toEqual([
      422,
      { code: 'page.too-long', limit: PAGE_LENGTH },
    ])
  })

  test('are shown before they are published', async () => {
    const { mia } = await open()
    const text = '## Kop\n\n<b>x</b>'
    expect(await json(await mia.post('/api/desk/sites/page-preview', { text }))).toEqual([
      200,
      {
        blocks: [
          { kind: 'heading', level: 2, spans: [{ text: 'Kop' }] },
          { kind: 'paragraph', spans: [{ text: '<b>x</b>' }] },
        ],
      },
    ])
  })
})

describe('a page of the site', () => {
  test('has the site’s own text in the languages it was written in', async () => {
    const at = Date.UTC(2026, 10, 29)
    const list = { kind: 'list', ordered: true, items: [[{ text: 'een' }]] } as const
    const own = { version: 3, at, blocks: [list] }
    const pages = { terms: { nl: own } }
    const plain = openApi()
    const [first, ...rest] = plain.sites.all()
    if (!first) throw new Error('there is no site')
    const all = [{ ...first, pages }, ...rest]
    const sites = { at: () => ({ ...first, pages }), byId: plain.sites.byId, all: () => all }
    const visitor = openApi({}, {}, { sites }).browser()
    expect(await json(await visitor.get('/api/settings.php'))).toMatchObject([
      200,
      { own_pages: { terms: { nl: '2026-11-29T00:00:00.000Z' } } },
    ])
    const page = (path: string) => visitor.get(`/api/own-pages/${path}`)
    expect(await json(await page('terms?language=nl'))).toEqual([
      200,
      { version: 3, at: '2026-11-29T00:00:00.000Z', blocks: [list] },
    ])
    expect(await json(await page('terms?language=de'))).toEqual([404, { code: 'not-found' }])
    expect(await json(await page('ban?language=nl'))).toEqual([404, { code: 'not-found' }])
    expect((await page('nothing?language=nl')).status).toBe(404)
    expect((await page('terms?language=xx')).status).toBe(422)
  })
})
