import { describe, expect, test } from 'bun:test'
import { reply } from '#adapters/demo/answers.ts'
import { topicOf } from '#adapters/demo/script/script.ts'
import { SCRIPTS } from '#adapters/demo/script/scripts.ts'
import { VOICES } from '#adapters/demo/voices/voices.ts'
import type { Country } from '#core/site/countries.ts'
import { LOCALES, type Locale } from '#core/site/locales.ts'
import { alike } from './danger-sentences.json' with { type: 'json' }

/** How people ask whether somebody is there. */
const REAL: Readonly<Record<Locale, readonly string[]>> = {
  nl: [
    'Ben je echt?',
    'Ben jij een bot?',
    'Praat ik met een robot?',
    'is dit AI?',
    'Ben jij AI?',
    'ben je nep',
  ],
  en: [
    'Are you real?',
    'Are you a bot?',
    'Is this a robot?',
    'is this AI?',
    'u real?',
    'r u a bot',
  ],
  de: [
    'Bist du echt?',
    'bist du ein Fake',
    'Gibt es dich wirklich?',
    'ist das eine KI?',
    'Bist du KI?',
  ],
  fr: ['Es-tu réelle ?', 'Tu es un robot ?', 'c’est une IA ?', 't’es vrai ?', 'un vrai profil ?'],
  es: ['¿Eres real?', '¿Eres un bot?', '¿Existes?', 'eres una IA?', 'eres falsa?'],
  it: ['Sei una persona vera?', 'Sei un bot?', 'Ma esisti?', 'sei un’IA?', 'profilo falso?'],
  da: [
    'Er du ægte?',
    'Er du en bot?',
    'er det her AI?',
    'Er du AI?',
    'er du fake?',
    'Er du et menneske?',
  ],
  no: ['Er du ekte?', 'Er du en bot?', 'Finnes du?', 'er dette AI?', 'Er du AI?', 'er du en KI?'],
  sv: [
    'Är du på riktigt?',
    'Är du en bot?',
    'är det här AI?',
    'Är du AI?',
    'är du fejk',
    'Finns du?',
  ],
  fi: [
    'Oletko oikea ihminen?',
    'Oletko botti?',
    'onko tämä tekoäly?',
    'oletko feikki',
    'Oletko tekoäly?',
  ],
  pl: [
    'Jesteś prawdziwa?',
    'Czy jesteś botem?',
    'czy to jest AI?',
    'Czy jesteś AI?',
    'jesteś fejkiem?',
  ],
}

/** What nobody should write to a script without being told who helps. */
const DISTRESS: Readonly<Record<Locale, readonly string[]>> = {
  nl: ['Ik wil dood', 'Hij slaat me'],
  en: ['I want to die', 'he hit me', 'I want to kill myself'],
  de: ['Ich will sterben', 'Er hat mich geschlagen'],
  fr: ['Je veux mourir', 'Il m’a frappée'],
  es: ['Quiero morir', 'me ha pegado', 'No quiero vivir'],
  it: ['Voglio morire', 'Mi ha picchiata'],
  da: ['Jeg vil gerne dø', 'Han slog mig'],
  no: ['Jeg vil dø', 'Han slo meg'],
  sv: ['Jag vill dö', 'Han slog mig'],
  fi: ['Haluan kuolla', 'Hän löi minua'],
  pl: ['Chcę umrzeć', 'On mnie bije', 'Uderzył mnie'],
}

/** Who is threatened, perhaps by somebody here. */
const THREAT: Readonly<Record<Locale, string>> = {
  nl: 'Iemand bedreigt me',
  en: 'Someone is threatening me',
  de: 'Jemand bedroht mich',
  fr: 'Quelqu’un me menace',
  es: 'Alguien me amenaza',
  it: 'Qualcuno mi minaccia',
  da: 'Der er en, der truer mig',
  no: 'Noen truer meg',
  sv: 'Någon hotar mig',
  fi: 'Joku uhkailee minua',
  pl: 'Ktoś mi grozi',
}

/** What is sad, and no danger. */
const SAD: Readonly<Record<Locale, readonly string[]>> = {
  nl: [
    'Mijn hond is dood',
    'heel verdrietig, het is uit',
    'Gisteren is mijn oma overleden',
    'mijn moeder ligt in het ziekenhuis',
    'ik voel me zo eenzaam',
    'Ik ben mijn baan kwijt',
  ],
  en: [
    'my dad died',
    'My dog died yesterday',
    'My mother is in hospital and I feel so alone',
    'I am so lonely',
    'I’m so sad',
    'we broke up',
    'I lost my job',
  ],
  de: [
    'Mein Hund ist gestern gestorben',
    'Mein Vater liegt im Krankenhaus',
    'ich bin so traurig',
    'ich bin so einsam',
    'Sie hat mit mir Schluss gemacht',
    'Ich habe meinen Job verloren',
  ],
  fr: [
    'Mon chien est mort',
    'ma grand-mère est décédée',
    'Ma mère est à l’hôpital',
    'je suis tellement triste',
    'je me sens tellement seule',
    'j’ai perdu mon travail',
  ],
  es: [
    'Mi perro murió ayer',
    'Se me ha muerto el gato',
    'Mi madre está en el hospital',
    'estoy muy triste',
    'me siento muy sola',
    'me han despedido',
  ],
  it: [
    'È morta mia nonna',
    'il mio cane è morto',
    'Mia madre è in ospedale',
    'sono tanto triste',
    'mi sento così sola',
    'ho perso il lavoro',
  ],
  da: [
    'Min hund er død',
    'min far døde i går',
    'Min mor ligger på hospitalet',
    'jeg er så ked af det',
    'jeg er så ensom',
    'Jeg har mistet mit job',
  ],
  no: [
    'Hunden min er død',
    'faren min døde i går',
    'Moren min ligger på sykehus',
    'jeg er så trist',
    'jeg er så ensom',
    'Jeg har mistet jobben',
  ],
  sv: [
    'Min hund är död',
    'min pappa dog i går',
    'Min mamma ligger på sjukhus',
    'jag är så ledsen',
    'jag är så ensam',
    'Jag har förlorat jobbet',
  ],
  fi: [
    'koirani kuoli',
    'Eilen kuoli mummoni',
    'Äitini on sairaalassa',
    'olen niin surullinen',
    'olen niin yksinäinen',
    'sain potkut',
  ],
  pl: [
    'zmarła mi babcia',
    'Mój pies nie żyje',
    'Moja mama jest w szpitalu',
    'tak mi smutno',
    'jestem taka samotna',
    'straciłam pracę',
  ],
}

const GRAVE = ['threat', 'distress', 'sad', 'real']

describe.each(LOCALES)('in %s a demo member', (language) => {
  const script = SCRIPTS[language]
  const own = {
    about: VOICES[language].loves[0]?.text ?? '',
    language,
    interests: [],
    region: 'Utrecht',
    age: 43,
  }
  const say = (question: string, said: readonly string[] = [], country: Country | null = null) =>
    reply(language, { question, own, said, nth: 0, country })

  test('says that it is none, however that is asked', () => {
    for (const question of REAL[language])
      expect(script.says.real, question).toContain(say(question, ['…']))
  })

  test('takes distress for what it is: a person should hear it, and which number helps', () => {
    for (const text of DISTRESS[language]) {
      for (const said of [[], ['…']]) {
        const answer = say(text, said)
        expect(answer, text).toContain('112')
        expect(script.says.distress, text).toContain(answer.replace('112', '{{emergency}}'))
        expect(answer).not.toMatch(/\?/)
      }
      expect(say(text, [say(text)]), text).not.toBe(say(text))
    }
  })

  test('says in at most three sentences who helps, and how to report where somebody threatens', () => {
    const [report = ''] = script.says.threat
    for (const line of script.says.distress) {
      expect(line.match(/[.!?](?= |$)/g)?.length).toBeLessThanOrEqual(3)
      expect(line).not.toContain(report)
    }
    const answer = say(THREAT[language])
    expect(answer).toContain('112')
    expect(answer).toEndWith(report)
  })

  test('is plain and warm where something is sad: no question, no joke, nothing of its profile', () => {
    for (const text of SAD[language]) {
      for (const said of [[], ['…']]) expect(script.says.sad, text).toContain(say(text, said))
    }
    for (const line of script.says.sad) expect(line).not.toMatch(/[?!¿¡]/)
    const first = say(SAD[language][0] ?? '')
    const second = say('…', [first])
    expect(script.says.sad).toContain(second)
    expect(second).not.toBe(first)
    expect(script.says.sad).not.toContain(say('…', [first, second]))
  })

  test('hears nothing grave in what profiles say', () => {
    const { days, ...others } = VOICES[language]
    for (const { text } of [...Object.values(days), ...Object.values(others)].flat())
      expect(topicOf(text, [script, SCRIPTS.en]), text).not.toBeOneOf(GRAVE.slice(0, 2))
  })

  test('takes a sentence of its profile that is said back for no grief of who says it', () => {
    const { days, ...others } = VOICES[language]
    const lines = [...Object.values(days), ...Object.values(others)].flat()
    for (const { text } of lines.filter((one) => topicOf(one.text, [script]) === 'sad')) {
      const own = { about: text, language, interests: [], region: '', age: 61 }
      const answer = reply(language, { question: text, own, said: ['…'], nth: 0 })
      expect(script.says.sad, text).not.toContain(answer)
    }
  })

  test('stays serious until it is asked about something else', () => {
    const [text = ''] = DISTRESS[language]
    const [real = ''] = REAL[language]
    const first = say(text)
    const second = say('…', [first])
    expect(second).toContain('112')
    expect(second).not.toBe(first)
    expect(script.says.real).toContain(say(real, [first]))
    expect(say('…', [first, second, '…'])).not.toContain('112')
  })

  test('takes what only sounds alike for none of these', () => {
    for (const text of alike[language])
      expect(topicOf(text, [script, SCRIPTS.en]), text).not.toBeOneOf(GRAVE)
  })
})

test('the number to call is that of the country', () => {
  const own = { about: '', language: 'en', interests: [], region: '', age: 43 } as const
  const numberIn = (country: Country) =>
    reply('en', { question: 'I want to die', own, said: [], nth: 0, country }).match(/\d{3}/)?.[0]
  expect(numberIn('GB')).toBe('999')
  expect(numberIn('US')).toBe('911')
  expect(numberIn('IE')).toBe('112')
})
