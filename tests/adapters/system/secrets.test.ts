import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { mockedSecrets } from '#adapters/system/mocked-secrets.ts'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'

const secrets = sha256Secrets('a key of this install, long enough')

for (const [name, { seal, unseal }] of [
  ['the server’s', secrets],
  ['the mocked', mockedSecrets],
] as const) {
  test(`${name} encrypted texts are decrypted unchanged, and tampered ones are rejected`, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), (text, at) => {
        const sealed = seal(text)
        expect(unseal(sealed)).toBe(text)
        const place = at % sealed.length
        const other = sealed[place] === 'A' ? 'B' : 'A'
        const changed = `${sealed.slice(0, place)}${other}${sealed.slice(place + 1)}`
        // The last letter may have unused bits.
        if (place < sealed.length - 1) expect(unseal(changed)).not.toBe(text)
      }),
    )
    for (const nothing of ['', 'x', '%', 'sealed'.repeat(9)]) expect(unseal(nothing)).toBeNull()
  })
}

test('an encrypted text reveals nothing, and differs each time', () => {
  const [one, other] = [secrets.seal('1.mb5k2x1.somebody'), secrets.seal('1.mb5k2x1.somebody')]
  expect(one).not.toBe(other)
  for (const sealed of [one, other]) {
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('somebody')
  }
})

test('text encrypted by another install is rejected', () => {
  expect(sha256Secrets('the key of another install here').unseal(secrets.seal('x'))).toBeNull()
})
