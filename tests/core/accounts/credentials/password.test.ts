import { describe, expect, test } from 'bun:test'
import { isCommonPassword } from '#core/accounts/credentials/common-passwords.ts'
import { checkPassword, normalizePassword, strengthOf } from '#core/accounts/password.ts'

const NOOR = { email: 'noor.bakker@example.test', name: 'Noor Bakker' }
const SITES = ['Vonk', 'Vonk Zij']
const errorOf = (password: string) => {
  const checked = checkPassword(password, NOOR, SITES)
  return checked.ok ? 'good' : checked.error.code
}

describe('a password', () => {
  test('has 8 to 128 characters, of any kind', () => {
    expect(checkPassword('1234567', NOOR, SITES)).toEqual({
      ok: false,
      error: { code: 'password.too-short', minimum: 8 },
    })
    expect(checkPassword('ab '.repeat(43), NOOR, SITES)).toEqual({
      ok: false,
      error: { code: 'password.too-long', limit: 128 },
    })
    expect(errorOf('пароль🔥ж愛')).toBe('good')
    expect(errorOf('🔥🌊🌙⭐🍀🌵🐝🦊')).toBe('good')
  })

  test('is not the email, its part before the @, or the name', () => {
    expect(errorOf('NOOR.bakker@example.test')).toBe('password.personal')
    expect(errorOf('noor.bakker')).toBe('password.personal')
    expect(errorOf('noor bakker')).toBe('password.personal')
    expect(errorOf('Nóór Bakker')).toBe('password.personal')
    expect(checkPassword('ember on paper', { email: '', name: '' }, SITES).ok).toBe(true)
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
    'Welkom2027!',
    'sunshine1987',
    'Ch4rl0tte!!',
    'pässword12',
    '!!monkey1990',
    'qwerty20269',
  ])('cannot be the common password %s', (password) => {
    expect(errorOf(password)).toBe('password.common')
  })

  test.each([
    'Vonk2026',
    'vonkvonk',
    'vonkzij1',
    'V0nk2026!',
    'mijnvonk',
    'datingsite',
    'Datingsite1!',
    'dating-site',
    'D4tingsite99',
    'chatsite2025',
    'gaydating',
    'milfdating1',
    'sexdate123',
    'vonkpassword',
    'MeinFlirt24',
    'rencontres69',
    'randki2024',
    'treffpunkt1',
    'wachtwoordvonk',
  ])('cannot be made of the site’s name and what it is: %s', (password) =>
    expect(errorOf(password)).toBe('password.common'),
  )

  test('may have such words in it, and the name of another site', () => {
    for (const password of [
      'kelp dating tide',
      'vonkelend water',
      'lovely teapot 9',
      'Helder2026x9',
    ]) {
      expect([password, errorOf(password)]).toEqual([password, 'good'])
    }
    expect(isCommonPassword('Helder2026', ['Helder'])).toBe(true)
    expect(isCommonPassword('Helder2026', SITES)).toBe(false)
    expect(isCommonPassword('123456', SITES)).toBe(true)
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
    expect(strengthOf(password, NOOR, SITES) as number).toBe(strength)
  })
})
