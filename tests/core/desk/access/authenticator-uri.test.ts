import { expect, test } from 'bun:test'
import { authenticatorUri } from '#core/desk/access/add-second-factor.ts'

test('an authenticator app reads the site, whose account it is, and the secret', () => {
  const uri = authenticatorUri({
    issuer: 'Vonk & Co',
    account: 'mia+desk@vonk.example',
    secret: 'GEZDGNBVGY3TQOJQ',
  })
  const { protocol, host, pathname, searchParams } = new URL(uri)
  expect([protocol, host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(pathname)).toBe('/Vonk & Co:mia+desk@vonk.example')
  expect(Object.fromEntries(searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQ',
    issuer: 'Vonk & Co',
  })
})
