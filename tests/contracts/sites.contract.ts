import { describe, expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import type { Sites } from '#core/site/ports.ts'
import type { Site } from '#core/site/settings.ts'

/** Contract of every provider of an install's sites. */
export function sitesContract(name: string, open: (sites: readonly [Site, ...Site[]]) => Sites) {
  const data = demoSites('sandbox')
  const [standard, niche] = data

  describe(`sites from ${name}`, () => {
    test('a host maps to its site, ignoring case, port and trailing dot', () => {
      const sites = open(data)
      const { domain } = niche?.settings ?? standard.settings
      for (const host of [domain, domain.toUpperCase(), `${domain}:3000`, `${domain}.`]) {
        expect(sites.at(host).settings.domain).toBe(domain)
      }
    })

    test('the first site is the default, for unknown hosts and removed sites', () => {
      const sites = open(data)
      expect(sites.all()[0]).toBe(standard)
      expect(sites.at('example.org')).toBe(standard)
      expect(sites.byId('gone')).toBe(standard)
    })

    test('a site is the same object for every lookup, and all are listed', () => {
      const sites = open(data)
      expect(sites.all()).toEqual(data)
      for (const site of sites.all()) {
        const { id, domain } = site.settings
        expect(sites.byId(id)).toBe(site)
        expect(sites.at(domain)).toBe(site)
        expect(sites.at(domain)).toBe(sites.at(domain))
      }
    })

    test('an invalid colour is refused', () => {
      const invalid: Site = {
        ...standard,
        settings: { ...standard.settings, brandColours: { ember: '#plum' } },
      }
      expect(() => open([invalid])).toThrow('brand_colours.ember')
    })
  })
}
