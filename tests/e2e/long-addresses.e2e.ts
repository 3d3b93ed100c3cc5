import { type APIRequestContext, expect } from '@playwright/test'
import { inTurn } from '../share.ts'
import { addressesFor } from './every-route.ts'
import { test } from './members.ts'
import { idsForMember, idsForVisitor } from './real-ids.ts'

/** Parameters that pages read as words, and one that none reads. */
const PARAMETERS = [
  'interests',
  'countryregion',
  'filters',
  'choose',
  'redirect',
  'token',
  'about',
  'code',
  'network',
  'unknown',
] as const

/** 3,900 characters that are a list, and a search within a search. */
const WORDS = Array.from({ length: 1300 }, (_, n) => (n + 360).toString(36)).join(',')
const SEARCH = `interests=${WORDS}`

/** A redirect has no body of its own; what it says may still repeat where it leads. */
const LEAST = 4000
const MEGABYTE = 1024 * 1024

async function expectBounded(request: APIRequestContext, addresses: readonly string[]) {
  const sizeOf = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status(), address.slice(0, 80)).toBeLessThan(500)
    return (await answer.body()).length
  }
  for (const [place, address] of inTurn(addresses, 0).entries()) {
    const plain = await sizeOf(address)
    expect(plain, address).toBeLessThan(MEGABYTE)
    const probe = async (parameter: (typeof PARAMETERS)[number]) => {
      const value = parameter === 'choose' || parameter === 'filters' ? SEARCH : WORDS
      const long = `${address}${address.includes('?') ? '&' : '?'}${parameter}=${value}`
      const size = await sizeOf(long.slice(0, 3990))
      expect(size, `${address} with a long ${parameter}`).toBeLessThan(2 * Math.max(plain, LEAST))
    }
    await Promise.all(inTurn(PARAMETERS, place).map(probe))
  }
}

test('no page repeats a long address without end', async ({ request, page, member, browser }) => {
  await expectBounded(request, addressesFor('visitor', await idsForVisitor(request)))
  const other = await browser.newContext()
  const ids = await idsForMember(page, member, other.request)
  await other.close()
  await expectBounded(page.request, addressesFor('member', ids))
})
