import { describe, expect, test } from 'bun:test'
import { createInstance } from 'i18next'
import dutch from '#app/locales/nl/fields.json'
import { detailTexts } from '#app/locales/use-detail-texts.ts'
import { factSentences } from '#app/profiles/members/fact-sentences.ts'
import { formatIn } from '#app/shared/use-format.ts'
import { DETAIL_CHOICES, DETAIL_FIELDS } from '#core/profiles/fields.ts'
import { GENDERS, type Gender } from '#core/profiles/profile.ts'
import { LOCALES, type Locale } from '#core/site/locales.ts'
import { TEXT_OPTIONS } from '#core/site/texts/text-options.ts'

type Facts = Parameters<typeof factSentences>[0]

/** What a profile says in a language. */
async function speaker(locale: Locale) {
  const { default: fields } = await import(`#app/locales/${locale}/fields.json`)
  const texts = createInstance()
  await texts.init({ lng: locale, ...TEXT_OPTIONS, resources: { [locale]: { fields } } })
  const t = texts.getFixedT(locale, 'fields')
  const gender = (one: Gender) => t(`gender.${one}`)
  const own = { ...detailTexts(t, texts), gender }
  return (facts: Facts) => {
    const { whom, details } = factSentences(facts, own, { list: formatIn(locale).list, locale })
    return `${whom} ${details}`.trim()
  }
}

const WHOLE = {
  relationship: 'divorced',
  hair: 'red',
  eyes: 'green',
  body: 'athletic',
  tattoos: 'few',
  reason: 'love',
}

test.each([
  [
    'nl',
    'Heterovrouw op zoek naar mannen. Gescheiden, atletisch, rood haar, groene ogen en een paar tatoeages. Hier voor de liefde.',
  ],
  [
    'de',
    'Heterosexuelle Frau auf der Suche nach Männern. Geschieden, athletisch, rote Haare, grüne Augen und ein paar Tattoos. Hier für die Liebe.',
  ],
  [
    'es',
    'Mujer hetero que busca hombres. Divorciada, atlética, pelo pelirrojo, ojos verdes y algunos tatuajes. Aquí por amor.',
  ],
  [
    'fi',
    'Heteronainen, joka etsii miehiä. Eronnut, urheilullinen, punaiset hiukset, vihreät silmät ja muutama tatuointi. Etsii rakkautta.',
  ],
] as const)('a profile is read as sentences in %s', async (locale, said) => {
  const say = await speaker(locale)
  expect(say({ gender: 'female', seeks: ['male'], details: WHOLE })).toBe(said)
})

test.each([
  ['nl', 'weduwnaar', 'weduwe'],
  ['fr', 'veuf', 'veuve'],
  ['es', 'viudo', 'viuda'],
  ['it', 'vedovo', 'vedova'],
  ['da', 'enkemand', 'enke'],
  ['no', 'enkemann', 'enke'],
  ['sv', 'änkling', 'änka'],
  ['pl', 'wdowiec', 'wdowa'],
  ['de', 'verwitwet', 'verwitwet'],
  ['fi', 'leski', 'leski'],
  ['en', 'widowed', 'widowed'],
] as const)('nobody is bent as another in %s', async (locale, man, woman) => {
  const say = await speaker(locale)
  const widowed = (gender: Gender) =>
    say({ gender, seeks: ['female', 'male'], details: { relationship: 'widowed' } })
  expect(widowed('male').toLowerCase()).toEndWith(` ${man}.`)
  expect(widowed('female').toLowerCase()).toEndWith(` ${woman}.`)
})

test('without an orientation the gender leads the rest', async () => {
  const say = await speaker('en')
  const unsaid = { gender: 'female', seeks: [] } as const
  expect(say({ ...unsaid, details: { body: 'slim', hair: 'none', reason: 'chat' } })).toBe(
    'Woman, slim and bald. Here for conversation.',
  )
  expect(say({ ...unsaid, details: { hair: 'none' } })).toBe('Woman, bald.')
  expect(say({ ...unsaid, details: {} })).toBe('Woman.')
})

test('an option that is offered no more is said as it was chosen', async () => {
  const say = await speaker('en')
  const details = { eyes: 'violet', reason: 'a dance' }
  expect(say({ gender: 'male', seeks: ['male'], details })).toBe(
    'Gay man looking for men. Violet. a dance',
  )
})

test('every choice has its words', () => {
  const words = DETAIL_FIELDS.flatMap((field) =>
    DETAIL_CHOICES[field].map((value) => `${field === 'reason' ? 'here' : field}.${value}`),
  )
  expect(words.filter((key) => !(key in dutch))).toEqual([])
})

describe.each([...LOCALES])('in %s', (locale) => {
  test('each fact is within a sentence, with a capital and a point', async () => {
    const say = await speaker(locale)
    const sought = [[], ['male'], ['female'], GENDERS] as const
    for (const gender of GENDERS) {
      for (const seeks of sought) {
        for (const field of DETAIL_FIELDS) {
          for (const value of DETAIL_CHOICES[field]) {
            const said = say({ gender, seeks, details: { [field]: value } })
            for (const sentence of said.split(/(?<=\.) /)) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
          }
        }
      }
    }
  })
})
