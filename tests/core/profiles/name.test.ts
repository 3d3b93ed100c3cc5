import { describe, expect, test } from 'bun:test'
import { checkName } from '#core/profiles/name.ts'

const OWNER = { email: 'e@x.test', site: 'Vonk' }

const errorOf = (typed: string, email = 'noor@example.test') => {
  const checked = checkName(typed, { email, site: 'Vonk' })
  return checked.ok ? checked.value : checked.error.code
}

describe('a profile name', () => {
  test.each([
    'Noor',
    'Jo',
    'Anna 1990',
    'Zoë-Lynn',
    '小林',
    'نور',
    'O’Brien',
    'J.P.',
    '👩‍🚀 Jo',
    'Mr. Nice',
  ])('can be %s', (name) => {
    expect(errorOf(name)).toBe(name)
  })

  test('is normalised without invisible characters', () => {
    expect(errorOf('  Noor \n  de   Wit ')).toBe('Noor de Wit')
  })

  test('is not the email, in any case, and does not start with an @', () => {
    expect(errorOf('NOOR@example.test')).toBe('name.is-email')
    expect(errorOf(' noor@example.test', ' noor@example.test ')).toBe('name.is-email')
    expect(errorOf('@noor')).toBe('name.starts-with-at')
    expect(errorOf('@')).toBe('name.starts-with-at')
  })

  test.each([
    'noor@other.test',
    'noor @ home',
    'www.noor',
    'noor.com',
    'https://n',
    'see noor.nl now',
    '06 12345678',
    '+31-6-1234.5678',
    'bel 0 6 1 2 3 4 5',
  ])('contains no contact details: "%s"', (name) => {
    expect(errorOf(name)).toBe('name.has-contact')
  })

  test('has a letter or a digit', () => {
    expect(errorOf('😀😀😀')).toBe('name.unreadable')
    expect(errorOf('אנה 🌊')).toBe('אנה 🌊')
    expect(errorOf('42')).toBe('42')
  })

  test.each([
    '<script>alert(1)</script>',
    'Noor <3',
    'Noor >',
    'No\u0000or',
    'No\u001bor',
    'No\u007for',
    'No\u0085\u009for',
  ])('contains no markup or control characters: %j', (name) => {
    expect(errorOf(name)).toBe('name.unreadable')
  })

  test('has 2 to 30 characters, an emoji counting as one', () => {
    expect(checkName('N', OWNER)).toEqual({
      ok: false,
      error: { code: 'name.too-short', minimum: 2 },
    })
    expect(errorOf('')).toBe('name.missing')
    expect(errorOf('\u200d\u200d\u200d')).toBe('name.missing')
    const longest = `n${'🌊'.repeat(29)}`
    expect(errorOf(longest)).toBe(longest)
    expect(checkName('a'.repeat(31), OWNER)).toEqual({
      ok: false,
      error: { code: 'name.too-long', maximum: 30 },
    })
  })
})
