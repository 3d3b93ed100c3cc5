import { describe, expect, test } from 'bun:test'
import { type Entrance, isUnwarned, warnsVisitors } from '#core/membership/alerts/entry-warning.ts'
import { NOW } from '#tests/contracts/sample.ts'

describe('the entry warning', () => {
  const visit = (changes: Partial<Entrance> = {}) =>
    warnsVisitors({
      site: { entryPopup: true, countries: ['NL', 'BE'] },
      layout: 'default',
      route: 'members',
      country: 'BE',
      ...changes,
    })

  test("is in a site's countries, where the site wants it", () => {
    expect(visit()).toBe(true)
    expect(visit({ country: 'SE' })).toBe(false)
    expect(visit({ site: { entryPopup: false, countries: ['BE'] } })).toBe(false)
  })

  test('is shown once, in a browser', () => {
    const browser = { installedApp: false, dismissals: {}, now: NOW }
    expect(isUnwarned(browser)).toBe(true)
    expect(isUnwarned({ ...browser, installedApp: true })).toBe(false)
    const dismissals = { 'hide-site-entry-warning': NOW - 1 }
    expect(isUnwarned({ ...browser, dismissals })).toBe(false)
  })

  test('is for the Netherlands and Germany only on chats and landers', () => {
    for (const layout of ['chat', 'lander'] as const) {
      expect(visit({ layout, country: 'NL' })).toBe(true)
      expect(visit({ layout, country: 'DE' })).toBe(true)
      expect(visit({ layout, country: 'BE' })).toBe(false)
    }
  })

  test('is not shown on legal texts, complaints, reports and withdrawals', () => {
    for (const route of [
      'pages-page',
      'complaints',
      'complaints-reference',
      'reports-reference',
      'withdraw',
      'withdrawals-reference',
      'signup',
    ]) {
      expect(visit({ route })).toBe(false)
    }
    for (const route of ['index', 'members-id', 'pricing', 'login', 'lang-config']) {
      expect(visit({ route })).toBe(true)
    }
  })

  test('is not shown on the empty layout', () => {
    expect(visit({ layout: 'empty', country: 'NL' })).toBe(false)
  })
})
