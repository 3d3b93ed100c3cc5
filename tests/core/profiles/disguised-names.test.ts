import { describe, expect, test } from 'bun:test'
import { checkName } from '#core/profiles/name.ts'

const errorOf = (typed: string) => {
  const checked = checkName(typed, { email: 'noor@example.test', site: 'Vonk' })
  return checked.ok ? 'fine' : checked.error.code
}

describe('contact details', () => {
  test.each([
    '０６ 12345678',
    '⓪⑥①②③④⑤⑥⑦⑧',
    '❻❶❷❸❹❺❻❼',
    '٠٦١٢٣٤٥٦٧٨',
    '०६१२३४५६७८',
    '𝟎𝟔𝟏𝟐𝟑𝟒𝟓𝟔',
    '0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣',
    '六一二三四五六七',
    'O6l2345678',
    '06📱12🔥34🌊56',
    'nul zes een twee drie vier',
    'null sechs eins zwei drei vier',
    'zero six one two four five',
    'noll sex ett två tre fyra',
    'nolla kuusi yksi kaksi 34',
    'zéro six un deux trois 4',
    'cero seis uno dos tres 4 5',
    'zero sei uno due tre 45',
    'zero sześć jeden dwa 3 4',
  ])('are detected in any digits: %s', (name) => {
    expect(errorOf(name)).toBe('name.has-contact')
  })

  test.each([
    'anna at gmail dot com',
    'anna (at) gmail',
    'anna [at] home',
    'anna＠home',
    'anna apenstaartje hotmail',
    'anna arroba gmail',
    'anna chiocciola libero',
    'anna arobase orange',
    'anna punkt de',
    'anna punt nl',
    'anna kropka pl',
    'anna。com',
    'anna.\u200dnl',
    'anna.соm',
    'ａｎｎａ．ｃｏｍ',
  ])('are detected in any spelling: %s', (name) => expect(errorOf(name)).toBe('name.has-contact'))

  test.each([
    'Anna 1990',
    'Li 1990',
    'Jan en Piet 90',
    'Nove Otto',
    'At the sea',
    'Punt',
    '一二三',
  ])('are not detected in: %s', (name) => expect(errorOf(name)).toBe('fine'))
})

describe('an unreadable or misleading name', () => {
  const BIDI = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'].map(
    (sign) => [sign.codePointAt(0)?.toString(16), sign] as const,
  )

  test.each(BIDI)('is refused with the direction mark U+%s', (_, sign) => {
    expect(errorOf(`No${sign}or`)).toBe('name.unreadable')
  })

  test.each([
    ['zalgo', 'A\u0300\u0301\u0302\u0303nna'],
    ['three marks on a Latin letter', 'q\u0300\u0301\u0302q'],
    ['marks in any script', 'ن\u064b\u064c\u064d\u064e'],
    ['struck through', 'A\u0336n\u0336n\u0336a\u0336'],
    ['letters that show nothing', '\u3164\u3164'],
    ['blank braille', 'An\u2800na'],
  ])('is refused: %s', (_, name) => expect(errorOf(name)).toBe('name.unreadable'))
})
