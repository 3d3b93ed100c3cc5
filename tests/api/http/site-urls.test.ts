import { expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { sitesOf } from '#adapters/sites/sites-of.ts'
import { checkoutLinks } from '#api/http/checkout-links.ts'
import { originOf } from '#api/http/http.ts'
import { domainsOf, urlsOf } from '#api/http/site-urls.ts'
import { HTTP } from '../open-api.ts'

const sites = sitesOf(demoSites('sandbox'))
const BASE = 'https://vonk.test:8443'
const behindProxy = { ...HTTP, publicUrl: BASE, domains: domainsOf(sites) }

test('links in mails use the domain of their site', () => {
  const urlOf = urlsOf(sites, BASE)
  expect(urlOf(sites.byId('vonk').settings)).toBe(BASE)
  expect(urlOf(sites.byId('bdsm').settings)).toBe('https://bdsm.localhost:8443')
})

test('return URLs use the member’s site, never a host from the request', () => {
  const origin = (url: string) => originOf(behindProxy, new Request(url))
  expect(origin('http://10.0.0.7:3000/api/orders')).toBe(BASE)
  expect(origin('http://bdsm.localhost:3000/api/orders')).toBe('https://bdsm.localhost:8443')
  expect(origin('http://evil.example/api/orders')).toBe(BASE)
})

test('without a public address return URLs use a known site, or this machine', () => {
  const domains = () => ['vonk.test', 'gay.vonk.test']
  const http = { ...HTTP, publicUrl: null, domains, webhookOrigin: 'http://localhost:3000' }
  const returnUrl = (url: string) =>
    checkoutLinks(http, new Request(url))('o1', 'sandbox').returnUrl
  for (const own of [
    'http://vonk.test:3000',
    'http://gay.vonk.test:3000',
    'http://localhost:3000',
    'http://gay.localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ]) {
    expect(returnUrl(`${own}/api/orders`)).toBe(`${own}/transactions/o1`)
  }
  for (const foreign of [
    'http://evil.example',
    'http://vonk.test.evil.example:3000',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://192.0.2.66',
  ]) {
    expect(returnUrl(`${foreign}/api/orders`)).toBe('http://vonk.test:3000/transactions/o1')
  }
})
