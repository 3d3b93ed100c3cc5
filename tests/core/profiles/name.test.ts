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
    expect(errorOf('😀😀😀')).toBe('name.no-letters')
    expect(errorOf('<3 <3')).toBe('name.no-letters')
    expect(errorOf('אנה 🌊')).toBe('אנה 🌊')
    expect(errorOf('42')).toBe('42')
  })

  test.each(['No\u0000or', 'No\u001bor', 'No\u007for', 'No\u0085\u009for'])(
    'contains no control characters: %j',
    (name) => {
      expect(errorOf(name)).toBe('name.unreadable')
    },
  )

  test.each([
    ['<script>alert(1)</script>', '<'],
    ['Lisa :>', '>'],
    ['<34 Noor', '<'],
  ])('contains no brackets of markup, and says which: %s', (name, sign) => {
    expect(checkName(name, OWNER)).toEqual({ ok: false, error: { code: 'name.has-sign', sign } })
  })

  test.each([
    'Anna <3',
    'Caracola<3',
    'I <3 U',
    'J.de Vries',
    'J.de la Tour',
    'Dr.No',
    'T.Love',
    'L@ura',
    'Happy at Home',
    'Snaps & Sild',
    'Snap💋girl',
    'Kim 12-03-1985',
  ])('may be as people write theirs: %s', (name) => expect(errorOf(name)).toBe(name))

  test.each([
    'insta lisa',
    'insta noordevries',
    'ig noordevries',
    'sc noor92',
    'lisa op snap',
    'L@gmail',
  ])('is no name on another service: %s', (name) => expect(errorOf(name)).toBe('name.has-contact'))

  test.each([
    ['England’s flag', 'Anna 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['Scotland’s flag', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Isla'],
    ['a family', 'Noor 👨‍👩‍👧‍👦'],
    ['a Persian joiner', 'علی\u200cرضا'],
    ['a Hindi joiner', 'क्\u200dष'],
    ['an emoji in colour', 'Noor ❤️'],
  ])('keeps %s', (_, name) => expect(errorOf(name)).toBe(name))

  test.each([
    ['a soft hyphen', 'No\u00ador'],
    ['a byte order mark', '\ufeffNoor'],
    ['a space without width', 'No\u200bor\u2060'],
    ['joiners of nothing', '\u200dN\u200co\u200do\u200dr\u200d'],
  ])('drops %s, which shows nothing, and no more', (_, typed) =>
    expect(errorOf(typed)).toBe('Noor'),
  )

  test.each([
    ['tags outside a flag', 'Noor\u{e0041}\u{e0042}'],
    ['an unfinished flag', 'Noor 🏴\u{e0067}\u{e0062}'],
    ['a character of one maker', 'Noor \uf8ff'],
  ])('is refused with %s, which others would see otherwise', (_, typed) =>
    expect(errorOf(typed)).toBe('name.unreadable'),
  )

  test('has 2 to 30 characters, an emoji counting as one', () => {
    expect(checkName('N', OWNER)).toEqual({
      ok: false,
      error: { code: 'name.too-short', minimum: 2 },
    })
    expect(errorOf('')).toBe('name.missing')
    expect(errorOf('\u200d\u200d\u200d')).toBe('name.missing')
    const longest = `n${'🌊'.repeat(29)}`
    expect(errorOf(longest)).toBe(longest)
    expect(errorOf(`${'🇳🇱'.repeat(28)}Jo`)).toBe(`${'🇳🇱'.repeat(28)}Jo`)
    expect(errorOf('e\u0301')).toBe('name.too-short')
    expect(checkName('a'.repeat(31), OWNER)).toEqual({
      ok: false,
      error: { code: 'name.too-long', limit: 30 },
    })
  })
})
