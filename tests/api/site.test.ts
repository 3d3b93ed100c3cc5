import { describe, expect, test } from 'bun:test'
import { openApi, said } from './open-api.ts'

const site = openApi()
const visitor = site.browser()

describe('the site', () => {
  test('tells its settings, and nothing that is only the operator’s', async () => {
    const [status, settings] = await said(await visitor.get('/api/settings.php'))
    expect([status, settings]).toMatchObject([
      200,
      { name: 'Vonk', domain_language: 'nl', message_credits: 1, min_age: 18, refund_days: 14 },
    ])
    expect(JSON.stringify(settings)).not.toMatch(/provider|apiKey|secret/i)
  })

  test('answers whatever query a route has, and keeps nothing of it', async () => {
    const answer = await visitor.get('/api/settings.php?ref=x&t=30&lb=1&anything=%3Cscript%3E')
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('script>')
  })

  test('takes somebody to be where they seem to be, if we are there', async () => {
    const country = async (headers: Record<string, string>) =>
      (await (await visitor.get('/api/settings.php', { headers })).json()).geoip_country
    expect(await country({ 'x-country': 'de' })).toBe('DE')
    expect(await country({ 'x-country': '<b>' })).not.toBe('<b>')
    expect(await country({ 'accept-language': 'fr-BE,fr;q=0.9' })).toBe('BE')
    expect(await country({ 'accept-language': 'xx-XX' })).toBe(await country({}))
  })

  test('tells who runs it, which interests there are and which regions', async () => {
    expect((await visitor.get('/api/companyinfo.php')).status).toBe(200)
    const { interests } = await (await visitor.get('/api/interests.php')).json()
    expect(interests).toContain('art')
    const { regions } = await (await visitor.get('/api/regions.php?country=NL')).json()
    expect(regions).toEqual({ NL: ['Utrecht', 'Noord-Holland'] })
    expect(await said(await visitor.get('/api/regions.php?country=ZZ'))).toEqual([
      200,
      { regions: {} },
    ])
    expect((await visitor.get('/api/regions.php?country=NLD')).status).toBe(422)
  })
})

describe('a place', () => {
  test('is the town near a point, and not the point', async () => {
    const found = await said(await visitor.get('/api/geocode.php?lat=52.0907&lon=5.1214'))
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
  ])('is not found from %s', async (query) => {
    expect((await visitor.get(`/api/geocode.php?${query}`)).status).toBe(422)
  })

  test('that is nowhere near is unknown', async () => {
    const nowhere = await said(await visitor.get('/api/geocode.php?lat=-60&lon=-120'))
    expect(nowhere).toEqual([422, { code: 'place.unknown' }])
  })

  test('is found by the start of its name', async () => {
    const { towns } = await (await visitor.get('/api/towns?country=NL&text=z')).json()
    expect(towns).toEqual([{ country: 'NL', region: 'Utrecht', town: 'Zeist' }])
    expect(await said(await visitor.get('/api/towns?country=ZZ&text=z'))).toEqual([
      200,
      { towns: [] },
    ])
    expect((await visitor.get(`/api/towns?country=NL&text=${'z'.repeat(81)}`)).status).toBe(422)
  })
})
