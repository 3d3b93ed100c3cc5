import { describe, expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { LOCALES } from '#core/site/locales.ts'
import {
  CHUNK_RELOAD_GUARD,
  GEOLOCATION_MAX_AGE,
  LIKES_RELOAD_DELAY,
  POLLING,
  pollingInterval,
  REQUEST_RETRIES,
  SERVICE_WORKER_VERSION,
} from '#core/site/pages/constants.ts'
import { showsBack } from '#core/site/pages/installed-app.ts'
import { chooseLocale, preferredLocale } from '#core/site/pages/locale-choice.ts'
import { parseSlug, siteOfSlug, withCampaign } from '#core/site/pages/niche.ts'
import { bounceMark } from '#core/site/pages/page-bounce.ts'
import { isRegionOffered, loggedOutSearchOpen, offeredRegions } from '#core/site/settings.ts'
import { isColour, notColours } from '#core/site/setup/brand-colours.ts'
import { telNumber, termsVersion } from '#core/site/setup/company.ts'

test('a site sets search access separately for direct and campaign visitors', () => {
  const byLink = { loggedOutSearch: false, loggedOutSearchTrafficsource: true }
  expect(loggedOutSearchOpen(byLink, {})).toBe(false)
  expect(loggedOutSearchOpen(byLink, { ref: 'ann' })).toBe(true)
  const byThemselves = { loggedOutSearch: true, loggedOutSearchTrafficsource: false }
  expect(loggedOutSearchOpen(byThemselves, {})).toBe(true)
  expect(loggedOutSearchOpen(byThemselves, { network: 'ads' })).toBe(false)
})

test('a site has all regions of a country, or the listed ones', () => {
  const site = { regionData: { NL: ['Zeeland', 'Atlantis', 'Utrecht'] } }
  const known = ['Utrecht', 'Noord-Holland', 'Zeeland']
  expect(offeredRegions(site, 'NL', known)).toEqual(['Zeeland', 'Utrecht'])
  expect(offeredRegions(site, 'BE', ['Namen'])).toEqual(['Namen'])
  expect(isRegionOffered(site, 'NL', 'Zeeland')).toBe(true)
  expect(isRegionOffered(site, 'NL', 'Noord-Holland')).toBe(false)
  expect(isRegionOffered(site, 'BE', 'Namen')).toBe(true)
})

test('a site accepts any valid colour, and no other text', () => {
  for (const colour of ['#a13', '#AA1133', '#ffe600']) {
    expect(isColour(colour)).toBe(true)
    expect(notColours({ ember: `#${colour.slice(1)}` })).toEqual([])
  }
  for (const text of ['', 'red', '#12345', '#gggggg', '#a13;}body{', ' #a13'])
    expect(isColour(text)).toBe(false)
  expect(notColours({})).toEqual([])
  expect(notColours({ ember: '#ember' })).toEqual(['ember'])
})

test('bounces are logged with a short marker only', () => {
  for (const mark of ['1', 'mail-42', 'a'.repeat(32)]) expect(bounceMark(mark)).toBe(mark)
  for (const lb of [undefined, null, '', 'a b', '<b>', 'noor@example.test', 'a'.repeat(33)])
    expect(bounceMark(lb)).toBeNull()
})

describe('a lander’s slug', () => {
  test.each(['she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const)('has the niche %s', (brand) => {
    expect(parseSlug(`${brand}-spring-26`)).toEqual({ brand, campaign: 'spring-26' })
    expect(parseSlug(`${brand}-`)).toEqual({ brand, campaign: null })
  })

  test('without a niche is a campaign with the default theme', () => {
    expect(parseSlug('Spring')).toEqual({ brand: 'default', campaign: 'spring' })
    expect(parseSlug('shepherds')).toEqual({ brand: 'default', campaign: 'shepherds' })
  })

  test('that is invalid has the default theme', () => {
    const plain = { brand: 'default', campaign: null } as const
    expect(parseSlug(undefined)).toEqual(plain)
    expect(parseSlug('')).toEqual(plain)
    expect(parseSlug('she-<script>')).toEqual(plain)
    expect(parseSlug('default-')).toEqual(plain)
  })
})

describe('the language of a visitor', () => {
  const said = { url: null, cookie: null, browser: null }
  const site = { language: 'nl', languages: LOCALES } as const

  test('is that of the URL, else of the cookie, else of the domain', () => {
    expect(chooseLocale({ ...said, url: 'es', cookie: 'fr' }, site).locale).toBe('es')
    expect(chooseLocale({ ...said, url: 'xx', cookie: 'fr' }, site).locale).toBe('fr')
    expect(chooseLocale({ ...said, cookie: 'xx' }, site)).toEqual({ locale: 'nl', by: 'site' })
    expect(chooseLocale(said, { ...site, language: 'da' }).locale).toBe('da')
  })

  test('is one that the site offers, whatever is asked for', () => {
    const two = { language: 'nl', languages: ['nl', 'de'] } as const
    expect(chooseLocale({ url: 'es', cookie: 'fr', browser: 'en' }, two)).toEqual({
      locale: 'nl',
      by: 'site',
    })
    expect(chooseLocale({ ...said, url: 'es', cookie: 'de' }, two).locale).toBe('de')
    expect(preferredLocale('en, fr;q=0.9, de;q=0.1', two.languages)).toBe('de')
  })

  test('is that of the browser only where nobody chose one and the install lets it decide', () => {
    expect(chooseLocale({ ...said, browser: 'en' }, site)).toEqual({ locale: 'en', by: 'browser' })
    expect(chooseLocale({ ...said, cookie: 'fr', browser: 'en' }, site).locale).toBe('fr')
  })

  test('preferred by a browser is the first of ours by weight', () => {
    expect(preferredLocale('en-US,en;q=0.9,nl;q=0.8', LOCALES)).toBe('en')
    expect(preferredLocale('ca, es;q=0.7, fr;q=0.8', LOCALES)).toBe('fr')
    expect(preferredLocale('nb-NO', LOCALES)).toBe('no')
    expect(preferredLocale('PL', LOCALES)).toBe('pl')
    expect(preferredLocale('zh-Hant-TW, de ; q=0.5', LOCALES)).toBe('de')
  })

  test('is not preferred by a browser that names none of ours, or nothing sensible', () => {
    for (const header of ['', '*', 'ja', 'en;q=0', 'english', ';;,,', 'x'.repeat(9000)])
      expect(preferredLocale(header, LOCALES)).toBeNull()
  })
})

describe('the site of a lander’s slug', () => {
  const sites = demoSites('sandbox')

  test('is that of its niche', () => {
    expect(siteOfSlug('gay-spring', sites)?.settings.id).toBe('gay')
    expect(siteOfSlug('she-', sites)?.settings.id).toBe('she')
  })

  test('is none for a slug without a niche, or where no site has it', () => {
    expect(siteOfSlug('spring', sites)).toBeNull()
    expect(siteOfSlug('gay-<b>', sites)).toBeNull()
    expect(siteOfSlug('gay-spring', sites.slice(0, 3))).toBeNull()
  })

  test('is recorded as campaign and niche beside the traffic source', () => {
    const source = { network: 'acme', sub1: 'x' }
    expect(withCampaign(source, 'gay-spring')).toEqual({
      ...source,
      niche: 'gay',
      campaign: 'spring',
    })
    expect(withCampaign(source, 'spring')).toEqual({ ...source, campaign: 'spring' })
    expect(withCampaign(source, undefined)).toEqual(source)
    expect(withCampaign({}, 'gay-<script>')).toEqual({})
  })
})

describe('the company', () => {
  test('has terms of 1 December 2023, or of its first day if that is later', () => {
    expect(termsVersion({ added: '2020-01-01T00:00:00Z' })).toBe(Date.UTC(2023, 11, 1, 12))
    expect(termsVersion({ added: '2026-01-15T12:00:00Z' })).toBe(Date.UTC(2026, 0, 15, 12))
    expect(termsVersion({ added: '' })).toBe(Date.UTC(2023, 11, 1, 12))
  })

  test('has a phone number that can be called', () => {
    expect(telNumber('+31 85 - 000 00-00')).toBe('+31850000000')
  })
})

test('an installed app has a Back button only with history', () => {
  const installed = (route: string) => showsBack(route, true)
  expect(['members-id', 'likes-type', 'likes-m-id', 'credits'].map(installed)).toEqual(
    Array(4).fill(true),
  )
  expect(['credits-id', 'credits-id-paymentmethod'].map(installed)).toEqual([true, true])
  expect(['members', 'chats', 'index', 'likes'].some(installed)).toBe(false)
  expect(showsBack('credits', false)).toBe(false)
})

test('pages poll every minute, and every five with push', () => {
  expect(POLLING.start).toBe(5000)
  expect(pollingInterval(false)).toBe(60_000)
  expect(pollingInterval(true)).toBe(300_000)
})

test('the constants are those of the spec', () => {
  expect(REQUEST_RETRIES).toBe(5)
  expect(LIKES_RELOAD_DELAY).toBe(500)
  expect(GEOLOCATION_MAX_AGE).toBe(3_600_000)
  expect(CHUNK_RELOAD_GUARD).toBe(60_000)
  expect(SERVICE_WORKER_VERSION).toBe(2)
})
