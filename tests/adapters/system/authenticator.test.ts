import { describe, expect, test } from 'bun:test'
import { authenticator } from '#adapters/system/authenticator.ts'

/** `12345678901234567890`, the secret of RFC 6238's examples, in Base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('an authenticator’s code', () => {
  // RFC 6238, appendix B: the last six of its eight digits, by the second.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %p is %p', async (second, code) => {
    expect(await authenticator.authenticatorCode(SECRET, Math.floor(second / 30))).toBe(code)
  })

  // RFC 4226, appendix D: by the counter.
  test.each([
    [0, '755224'],
    [1, '287082'],
    [9, '520489'],
  ])('for the step %p is %p', async (step, code) => {
    expect(await authenticator.authenticatorCode(SECRET, step)).toBe(code)
  })
})

test('a secret is 160 random bits in Base32', () => {
  const secrets = Array.from({ length: 20 }, authenticator.authenticatorSecret)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(new Set(secrets).size).toBe(20)
})
