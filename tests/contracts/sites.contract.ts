import { describe, expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import type { Site } from '#core/site/settings.ts'
import type { Sites } from '#core/site/sites.ts'

/** What every holder of an install's sites promises. */
export function sitesContract(name: string, open: (sites: readonly [Site, ...Site[]]) => Sites) {
  const data = demoSites('sandbox')
  const [standard, niche] = data

  describe(`sites held by ${name}`, () => {
    test('a host shows its own site, whatever its case, port or last dot', () => {
      const sites = open(data)
      const { domain } = niche?.settings ?? standard.settings
      for (const host of [domain, domain.toUpperCase(), `${domain}:3000`, `${domain}.`]) {
        expect(sites.at(host).settings.domain).toBe(domain)
      }
    })

    test('the first is the default: for an unknown host, and for a site that is gone', () => {
      const sites = open(data)
      expect(sites.all()[0]).toBe(standard)
      expect(sites.at('example.org')).toBe(standard)
      expect(sites.byId('gone')).toBe(standard)
    })

    test('a site is the same object however it is asked for, and all are listed', () => {
      const sites = open(data)
      expect(sites.all()).toEqual(data)
      for (const site of sites.all()) {
        const { id, domain } = site.settings
        expect(sites.byId(id)).toBe(site)
        expect(sites.at(domain)).toBe(site)
        expect(sites.at(domain)).toBe(sites.at(domain))
      }
    })

    test('a colour that is none is refused', () => {
      const wrong: Site = {
        ...standard,
        settings: { ...standard.settings, brandColours: { ember: '#plum' } },
      }
      expect(() => open([wrong])).toThrow('brand_colours.ember')
    })
  })
}
