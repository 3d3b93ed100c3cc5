import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { checkName } from '#core/profiles/name.ts'

const errorOf = (typed: string) => {
  const checked = checkName(typed, { email: 'noor@example.test', site: 'Vonk' })
  return checked.ok ? 'fine' : checked.error.code
}

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

  test.each(Object.entries(NAMES))('in %s', (_, names) => {
    for (const name of names.split(' ')) expect([name, errorOf(name)]).toEqual([name, 'fine'])
  })

  test('in any Unicode form, in pairs, with a year and with an emoji', () => {
    // Twice with a year it has as many digits as a phone number.
    const wordsOf = (names: string) => names.split(' ').filter((word) => word !== '三三')
    const pair = fc
      .constantFrom(...Object.values(NAMES).map(wordsOf))
      .chain((words) => fc.tuple(fc.constantFrom(...words), fc.option(fc.constantFrom(...words))))
    const ending = fc.constantFrom('', ' 1990', ' 88', ' 🌊', ' 👩‍🚀', '.', '!')
    const form = fc.constantFrom('NFC', 'NFD')
    fc.assert(
      fc.property(pair, ending, form, ([one, other], end, typedAs) => {
        const typed = `${one}${other === null ? '' : ` ${other}`}${end}`.normalize(typedAs)
        fc.pre([...typed].length <= 30)
        expect([typed, errorOf(typed)]).toEqual([typed, 'fine'])
      }),
    )
  })
})
