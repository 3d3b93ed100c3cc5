import { describe, expect, test } from 'bun:test'
import { commonPasswords, isCommonPassword } from '#core/credentials/common-passwords.ts'
import { checkPassword, normalizePassword, strengthOf } from '#core/credentials/password.ts'

const NOOR = { email: 'noor.bakker@example.test', name: 'Noor Bakker' }
const errorOf = (password: string) => {
  const checked = checkPassword(password, NOOR)
  return checked.ok ? 'good' : checked.error.code
}

describe('a password', () => {
  test('has 8 to 128 characters, of any kind', () => {
    expect(checkPassword('1234567', NOOR)).toEqual({
      ok: false,
      error: { code: 'password.too-short', minimum: 8 },
    })
    expect(checkPassword('ab '.repeat(43), NOOR)).toEqual({
      ok: false,
      error: { code: 'password.too-long', maximum: 128 },
    })
    expect(errorOf('пароль🔥ж愛')).toBe('good')
    expect(errorOf('🔥🌊🌙⭐🍀🌵🐝🦊')).toBe('good')
  })

  test('is not the email, its part before the @, or the name', () => {
    expect(errorOf('NOOR.bakker@example.test')).toBe('password.personal')
    expect(errorOf('noor.bakker')).toBe('password.personal')
    expect(errorOf('noor bakker')).toBe('password.personal')
    expect(checkPassword('ember on paper', { email: '', name: '' }).ok).toBe(true)
  })

  test.each([
    'password',
    'Password1',
    'qwerty123',
    'iloveyou',
    'welkom01',
    'Wachtwoord',
    '12345678',
    '11111111',
    'trustno1',
    'Sommer2024',
    '1q2w3e4r',
    'ajax1ajax1',
    'abababab',
    '01-01-1990',
    '19900101',
  ])('cannot be the common password %s', (password) => {
    expect(errorOf(password)).toBe('password.common')
  })

  test('more than three thousand common passwords are refused', () => {
    expect([...commonPasswords()].filter(({ length }) => length >= 8).length).toBeGreaterThan(3000)
    expect(isCommonPassword('123456')).toBe(true)
    expect(isCommonPassword('ember on paper')).toBe(false)
  })

  test('is normalised, so that accents from any keyboard match', () => {
    expect(normalizePassword('cafe\u0301 au lait')).toBe(normalizePassword('caf\u00e9 au lait'))
  })
})

describe('the password strength', () => {
  test.each([
    ['short', 0],
    ['welkom01', 0],
    ['kelptide', 1],
    ['kelp kelp kelp kelp', 1],
    ['kelp tide 9', 2],
    ['kelp tide moon', 3],
    ['kelp tide moon salt', 4],
  ])('is %s with score %d', (password, strength) => {
    expect(strengthOf(password, NOOR) as number).toBe(strength)
  })
})
