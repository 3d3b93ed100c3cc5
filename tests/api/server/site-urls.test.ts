import { expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { sitesOf } from '#adapters/sites/sites-of.ts'
import { originOf } from '#api/http/http.ts'
import { hostsOf, urlsOf } from '#api/server/site-urls.ts'
import { HTTP } from '../open-api.ts'

const sites = sitesOf(demoSites('sandbox'))
const BASE = 'https://vonk.test:8443'
const behindProxy = { ...HTTP, publicUrl: BASE, isOwnHost: hostsOf(sites) }

test('mails lead to the site they speak for, at its own domain', () => {
  const urlOf = urlsOf(sites, BASE)
  expect(urlOf(sites.byId('vonk').settings)).toBe(BASE)
  expect(urlOf(sites.byId('bdsm').settings)).toBe('https://bdsm.localhost:8443')
})

test('members come back to the site they were at, and no request names another', () => {
  const origin = (url: string) => originOf(behindProxy, new Request(url))
  expect(origin('http://10.0.0.7:3000/api/orders')).toBe(BASE)
  expect(origin('http://bdsm.localhost:3000/api/orders')).toBe('https://bdsm.localhost:8443')
  expect(origin('http://evil.example/api/orders')).toBe(BASE)
})
