import { describe, expect, test } from 'bun:test'
import { err } from '#core/shared/result.ts'
import { memoryLog } from '../memory-log.ts'
import { json, openApi, uuid } from '../open-api.ts'

const site = openApi()
const visitor = site.browser()

describe('the site', () => {
  test('returns its settings, without the operator’s private ones', async () => {
    const [status, settings] = await json(await visitor.get('/api/settings.php'))
    expect([status, settings]).toMatchObject([
      200,
      { name: 'Vonk', domain_language: 'nl', message_credits: 1, min_age: 18, refund_days: 14 },
    ])
    expect(JSON.stringify(settings)).not.toMatch(/provider|apiKey|secret/i)
  })

  test('ignores unknown query parameters, and stores nothing of them', async () => {
    const answer = await visitor.get('/api/settings.php?ref=x&t=30&lb=1&anything=%3Cscript%3E')
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('script>')
  })

  test('detects the visitor’s country, if the site serves it', async () => {
    const proxied = openApi({}, { behindProxy: true }).browser()
    const country = async (headers: Record<string, string>, asker = proxied) =>
      (await (await asker.get('/api/settings.php', { headers })).json()).geoip_country
    expect(await country({ 'x-country': 'de' })).toBe('DE')
    // Without a trusted proxy anybody could claim a country.
    expect(await country({ 'x-country': 'de' }, visitor)).toBe('NL')
    expect(await country({ 'x-country': '<b>' })).not.toBe('<b>')
    expect(await country({ 'accept-language': 'fr-BE,fr;q=0.9' })).toBe('BE')
    expect(await country({ 'accept-language': 'xx-XX' })).toBe(await country({}))
  })

  test('uses the country that somebody chose, not where they are', async () => {
    const chosen = async (cookie: string) => {
      const answer = await visitor.get('/api/settings.php', { headers: { cookie } })
      const { geoip_country, geoip_selected_country } = await answer.json()
      return [geoip_country, geoip_selected_country]
    }
    expect(await chosen('tz=UTC; country=CH')).toEqual(['NL', 'CH'])
    expect(await chosen('country=XX')).toEqual(['NL', 'NL'])
    expect(await chosen('country=<b>')).toEqual(['NL', 'NL'])
  })

  test('returns its own texts about fictional profiles, its notes and its regions', async () => {
    const own = openApi({
      settings: {
        loggedOutSearch: true,
        loggedOutSearchTrafficsource: false,
        fictionalWarning: { singular: { nl: 'Gespeeld.' }, plural: {} },
        visibleProfileNotes: ['distance'],
        regionData: { NL: ['Utrecht'] },
      },
    }).browser()
    expect(await (await own.get('/api/settings.php')).json()).toMatchObject({
      logged_out_search: 'yes',
      logged_out_search_trafficsource: 'no',
      fictional_warning: { singular: { nl: 'Gespeeld.' }, plural: {} },
      visible_profile_notes: ['distance'],
      region_data: { NL: ['Utrecht'] },
    })
  })

  test('returns its own words of the home page, and none where it has none', async () => {
    const homeHeadline = { nl: 'Hier ben je', de: 'Da bist du' }
    const own = openApi({ settings: { homeHeadline } }).browser()
    expect(await (await own.get('/api/settings.php')).json()).toMatchObject({
      ...{ home_headline: homeHeadline, home_sentence: {} },
    })
  })

  test('offers a filter for people only where there are others', async () => {
    const fields = async (kinds: { hasFictional: boolean; memberResell: boolean }) => {
      const own = openApi({ settings: kinds }).browser()
      return (await (await own.get('/api/settings.php')).json()).search_fields
    }
    const people = await fields({ hasFictional: false, memberResell: false })
    expect(people).toContain('photo')
    expect(people).not.toContain('people')
    expect(await fields({ hasFictional: true, memberResell: false })).toContain('people')
    expect(await fields({ hasFictional: false, memberResell: true })).toContain('people')
  })

  test('of one region offers only that region and its towns', async () => {
    const own = openApi({ settings: { regionData: { NL: ['Noord-Holland'] } } }).browser()
    const fetchBody = async (path: string) => json(await own.get(path))
    expect(await fetchBody('/api/regions.php?country=NL')).toEqual([
      200,
      { regions: { NL: ['Noord-Holland'] } },
    ])
    expect(await fetchBody('/api/towns?country=NL&text=utr')).toEqual([
      200,
      { towns: [], elsewhere: [] },
    ])
    expect(await fetchBody('/api/geocode.php?lat=52.0907&lon=5.1214')).toEqual([
      422,
      { code: 'place.unknown' },
    ])
  })

  test('returns the company, interests and regions', async () => {
    expect((await visitor.get('/api/companyinfo.php')).status).toBe(200)
    const { interests } = await (await visitor.get('/api/interests.php')).json()
    expect(interests).toContain('art')
    const { regions } = await (await visitor.get('/api/regions.php?country=NL')).json()
    expect(regions.NL).toHaveLength(12)
    expect(regions.NL).toContain('Noord-Holland')
    expect(await json(await visitor.get('/api/regions.php?country=ZZ'))).toEqual([
      200,
      { regions: {} },
    ])
    expect((await visitor.get('/api/regions.php?country=NLD')).status).toBe(422)
  })
})

describe('a place', () => {
  test('is the town near the coordinates, not the coordinates', async () => {
    const found = await json(await visitor.get('/api/geocode.php?lat=52.0907&lon=5.1214'))
    expect(found).toEqual([200, { country: 'NL', region: 'Utrecht', town: 'Utrecht' }])
  })

  test.each([
    '',
    'lat=52',
    'lat=91&lon=5',
    'lat=52&lon=181',
    'lat=NaN&lon=5',
    'lat=x&lon=y',
    'lat=&lon=',
    'lat=0x34&lon=5',
    'lat=52&lon=5e0',
    'lat=+52&lon=5',
  ])('is not found from %s', async (query) => {
    expect((await visitor.get(`/api/geocode.php?${query}`)).status).toBe(422)
  })

  test('far from any town is unknown', async () => {
    const nowhere = await json(await visitor.get('/api/geocode.php?lat=-60&lon=-120'))
    expect(nowhere).toEqual([422, { code: 'place.unknown' }])
  })

  test('of another country is found by its whole name, where this one has none', async () => {
    const found = async (text: string) =>
      (await visitor.get(`/api/towns?country=NL&text=${text}`)).json()
    const antwerp = { country: 'BE', region: 'Antwerpen', town: 'Antwerpen' }
    expect(await found('antwerpen')).toEqual({ towns: [], elsewhere: [antwerp] })
    expect(await found('antw')).toEqual({ towns: [], elsewhere: [] })
    expect(await found('utr')).toMatchObject({ elsewhere: [] })
  })

  test('is found by the start of its name', async () => {
    const { towns } = await (await visitor.get('/api/towns?country=NL&text=utr')).json()
    expect(towns).toEqual([{ country: 'NL', region: 'Utrecht', town: 'Utrecht' }])
    expect(await json(await visitor.get('/api/towns?country=ZZ&text=z'))).toEqual([
      200,
      { towns: [], elsewhere: [] },
    ])
    expect((await visitor.get(`/api/towns?country=NL&text=${'z'.repeat(81)}`)).status).toBe(422)
  })
})

test('a hidden page is logged as a bounce for members only, with a short marker', async () => {
  const { lines, log } = memoryLog()
  const { browser, signedIn, member } = openApi({}, { log })
  const bounces = () => lines.filter(({ event }) => event === 'page.bounced')
  const hide = async (asker: ReturnType<typeof browser>, query: string) =>
    (await asker.post(`/api/page-hidden.php${query}`, {})).status
  expect(await hide(browser(), '?lb=mail-42')).toBe(204)
  expect(bounces()).toEqual([])

  await member(uuid(1))
  const ann = await signedIn(uuid(1))
  expect(await hide(ann, '')).toBe(204)
  expect(await hide(ann, '?lb=noor%40example.test')).toBe(204)
  expect(bounces()).toEqual([])
  expect(await hide(ann, '?lb=mail-42')).toBe(204)
  expect(bounces()).toEqual([{ event: 'page.bounced', mark: 'mail-42' }])
})

test('the demo login is in a demo’s settings only', async () => {
  const guest = { email: 'guest@demo.invalid', password: 'one spark in the dark' }
  const loginOf = async (http: Parameters<typeof openApi>[1]) =>
    (await (await openApi({}, http).browser().get('/api/settings.php')).json()).demo_login
  expect(await loginOf({})).toBeNull()
  const enter = async () => err({ code: 'busy' } as const)
  expect(await loginOf({ guest: { ...guest, enter } })).toEqual(guest)
})
