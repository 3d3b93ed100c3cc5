import { expect, test } from 'bun:test'
import { clientAddress } from '#api/server/client-address.ts'

const addressFor = (forwarded?: string) =>
  new Request('http://localhost/', forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {})
const SOCKET = '10.0.0.7'

test('without a trusted proxy the forwarded address is ignored', () => {
  const from = clientAddress(addressFor('198.51.100.9'), { proxies: 0, socket: SOCKET })
  expect(from).toBe(SOCKET)
})

test('behind trusted proxies the address is the one that the outermost proxy saw', () => {
  const through = (proxies: number) =>
    clientAddress(addressFor('198.51.100.9, 203.0.113.5,10.0.0.2'), { proxies, socket: SOCKET })
  expect(through(1)).toBe('10.0.0.2')
  expect(through(2)).toBe('203.0.113.5')
})

test('a client that bypasses the proxies has the address of its connection', () => {
  expect(clientAddress(addressFor(), { proxies: 1, socket: SOCKET })).toBe(SOCKET)
  expect(clientAddress(addressFor('203.0.113.5'), { proxies: 2, socket: SOCKET })).toBe(SOCKET)
})
