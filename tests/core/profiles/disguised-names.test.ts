import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { checkName } from '#core/profiles/name.ts'

const errorOf = (typed: string, site = 'Vonk') => {
  const checked = checkName(typed, { email: 'noor@example.test', site })
  return checked.ok ? 'fine' : checked.error.code
}

describe('a name that imitates the site or its staff', () => {
  test.each([
    'Admin',
    'ADMIN 2',
    'admin!',
    'Adm1n',
    '4dmin',
    'Αdmin',
    'Аdmіn',
    'ａｄｍｉｎ',
    'A.d.m.i.n',
    'S u p p o r t',
    'Supp0rt',
    'ѕuppоrt',
    'Moderator',
    'Moderátor',
    'Vonk',
    'V0nk',
    'Vоnk',
    'vonk.',
    'Vonk Support',
    'VonkSupport',
    'Support_Vonk',
    'Vonk Team',
    'Team Vonk',
    'Vonk Nederland',
    'Klantenservice',
    'Kundenservice',
    'Kundtjänst',
    'Kundeservice',
    'Asiakaspalvelu',
    'Ylläpitäjä',
    'Service client',
    'Servicio al cliente',
    'Servizio clienti',
    'Obsługa klienta',
    'Administratör',
    'Modérateur',
    'Moderador',
    'Moderatore',
    'Moderaattori',
    'Beheerder',
    'Anna Official',
    'Virallinen Anna',
  ])('is refused: %s', (name) => {
    expect(errorOf(name)).toBe('name.reserved')
  })

  test('is refused with the name of its site', () => {
    expect(errorOf('Vonk Zij', 'Vonk Zij')).toBe('name.reserved')
    expect(errorOf('Vonk Help', 'Vonk Zij')).toBe('name.reserved')
    expect(errorOf('Helder', 'Helder')).toBe('name.reserved')
    expect(errorOf('Helder')).toBe('fine')
  })

  test.each(['Jan Vonk', 'Vonkje', 'Stafford', 'Badminton', 'Aidé', 'Teamo', 'Admir', 'Beheshta'])(
    'is accepted if it is a person’s own: %s',
    (name) => expect(errorOf(name)).toBe('fine'),
  )
})

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

describe('common names are accepted', () => {
  const NAMES = {
    da: 'Søren Åse Mærsk Kjær',
    de: 'Jürgen Käthe Größe Sören',
    en: 'Siobhan O’Brien Zoë Mary-Jane',
    es: 'Íñigo María-José Núñez Ángel',
    fi: 'Äänekoski Päivi Yrjö Väinö',
    fr: 'Françoise Élodie Noël Loïc D’Arc',
    it: 'Niccolò Città D’Angelo Giosuè',
    nl: 'Joëlle Renée Wijnand IJsbrand',
    no: 'Øystein Åshild Bjørg Sæther',
    pl: 'Łukasz Żaneta Grażyna Świętosław',
    sv: 'Åsa Örjan Märta Sjöberg',
    arabic: 'نور مُحَمَّد فَاطِمَة ليلى',
    hebrew: 'נועה שִׁירָה יוֹסֵף',
    persian: 'زهرا علیرضا',
    cyrillic: 'Наталья Андрей Ёлка Йосиф Щукин',
    greek: 'Ελένη Γιώργος Θεοδώρα Ἀθηνᾶ',
    chinese: '小林 王小明 李娜 三三',
    japanese: 'さくら ひろし ケンジ',
    korean: '지민 서연',
    hindi: 'प्रिया अर्जुन',
    thai: 'สมชาย น้ำฝน ที่รัก',
    vietnamese: 'Nguyễn Hồng Ngọc Đặng',
    yoruba: 'Ọlá Àdéọlá Ṣọlá',
  }
  const words = Object.values(NAMES).flatMap((names) => names.split(' '))

  test.each(Object.entries(NAMES))('in %s', (_, names) => {
    for (const name of names.split(' ')) expect([name, errorOf(name)]).toEqual([name, 'fine'])
  })

  test('in any Unicode form, in pairs, with a year and with an emoji', () => {
    // Twice with a year it has as many digits as a phone number.
    const name = fc.constantFrom(...words.filter((word) => word !== '三三'))
    const ending = fc.constantFrom('', ' 1990', ' 88', ' 🌊', ' 👩‍🚀', '.', '!')
    const form = fc.constantFrom('NFC', 'NFD')
    fc.assert(
      fc.property(name, fc.option(name), ending, form, (one, other, end, typedAs) => {
        const typed = `${one}${other === null ? '' : ` ${other}`}${end}`.normalize(typedAs)
        fc.pre([...typed].length <= 30)
        expect([typed, errorOf(typed)]).toEqual([typed, 'fine'])
      }),
    )
  })
})
