import { expect, test } from 'bun:test'
import { mockedSecrets } from '#adapters/system/mocked-secrets.ts'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import { isLinkToken } from '#core/accounts/links/link-token.ts'

test('every mailed token has the token format', () => {
  for (const secrets of [sha256Secrets('x'.repeat(32)), mockedSecrets]) {
    for (let n = 0; n < 100; n += 1) expect(isLinkToken(secrets.token())).toBe(true)
  }
})

test('words, files and attacks do not', () => {
  const token = 'A'.repeat(43)
  for (const text of ['', 'foo', 'favicon.ico', token.slice(1), `${token}A`, `${token}\n`]) {
    expect(isLinkToken(text)).toBe(false)
  }
})
