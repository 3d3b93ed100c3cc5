import { describe, expect, test } from 'bun:test'
import { reply } from '#adapters/demo/answers.ts'
import { topicOf } from '#adapters/demo/script/script.ts'
import { SCRIPTS } from '#adapters/demo/script/scripts.ts'
import { VOICES } from '#adapters/demo/voices/voices.ts'
import type { Country } from '#core/site/countries.ts'
import { LOCALES, type Locale } from '#core/site/locales.ts'

/** How people ask whether somebody is there. */
const REAL: Readonly<Record<Locale, readonly string[]>> = {
  nl: ['Ben je echt?', 'Ben jij een bot?', 'Praat ik met een robot?', 'is dit AI?', 'ben je nep'],
  en: [
    'Are you real?',
    'Are you a bot?',
    'Is this a robot?',
    'is this AI?',
    'u real?',
    'r u a bot',
  ],
  de: ['Bist du echt?', 'bist du ein Fake', 'Gibt es dich wirklich?', 'ist das eine KI?'],
  fr: ['Es-tu réelle ?', 'Tu es un robot ?', 'c’est une IA ?', 't’es vrai ?', 'un vrai profil ?'],
  es: ['¿Eres real?', '¿Eres un bot?', '¿Existes?', 'eres una IA?', 'eres falsa?'],
  it: ['Sei una persona vera?', 'Sei un bot?', 'Ma esisti?', 'sei un’IA?', 'profilo falso?'],
  da: ['Er du ægte?', 'Er du en bot?', 'er det her AI?', 'er du fake?', 'Er du et menneske?'],
  no: ['Er du ekte?', 'Er du en bot?', 'Finnes du?', 'er dette AI?', 'er du en KI?'],
  sv: ['Är du på riktigt?', 'Är du en bot?', 'är det här AI?', 'är du fejk', 'Finns du?'],
  fi: ['Oletko oikea ihminen?', 'Oletko botti?', 'onko tämä tekoäly?', 'oletko feikki'],
  pl: ['Jesteś prawdziwa?', 'Czy jesteś botem?', 'czy to jest AI?', 'jesteś fejkiem?'],
}

/** What nobody should write to a script without being told who helps. */
const DISTRESS: Readonly<Record<Locale, readonly string[]>> = {
  nl: [
    'Ik wil dood',
    'ik voel me zo eenzaam',
    'Iemand bedreigt me',
    'Hij slaat me',
    'ik word gechanteerd',
  ],
  en: [
    'I want to die',
    'I am so lonely',
    'Someone is threatening me',
    'he hit me',
    'I want to kill myself',
  ],
  de: ['Ich will sterben', 'ich bin so einsam', 'Jemand bedroht mich', 'Er hat mich geschlagen'],
  fr: ['Je veux mourir', 'je me sens tellement seule', 'Quelqu’un me menace', 'Il m’a frappée'],
  es: [
    'Quiero morir',
    'me siento muy sola',
    'Alguien me amenaza',
    'me ha pegado',
    'No quiero vivir',
  ],
  it: ['Voglio morire', 'mi sento così sola', 'Qualcuno mi minaccia', 'Mi ha picchiata'],
  da: ['Jeg vil gerne dø', 'jeg er så ensom', 'Der er en, der truer mig', 'Han slog mig'],
  no: ['Jeg vil dø', 'jeg er så ensom', 'Noen truer meg', 'Han slo meg'],
  sv: ['Jag vill dö', 'jag är så ensam', 'Någon hotar mig', 'Han slog mig'],
  fi: ['Haluan kuolla', 'olen niin yksinäinen', 'Joku uhkailee minua', 'Hän löi minua'],
  pl: ['Chcę umrzeć', 'jestem taka samotna', 'Ktoś mi grozi', 'On mnie bije', 'Uderzył mnie'],
}

/** What sounds alike, and is neither. */
const HARMLESS: Readonly<Record<Locale, readonly string[]>> = {
  nl: ['Ik lach me dood', 'Alleen thuis met een boek, heerlijk', 'Die keeper slaat alles weg'],
  en: [
    'That joke killed me',
    'He beat me at chess',
    'I would die for that pie',
    'It hit me later',
    'Do you really bake?',
  ],
  de: ['Ich lache mich tot', 'Allein zu Hause, herrlich', 'Er hat mich im Schach besiegt'],
  fr: [
    'Je suis mort de rire',
    'Un dimanche seul avec un livre',
    'Tu es vraiment boulanger ?',
    'Il m’a battu aux échecs… non',
  ],
  es: ['Me muero de risa', 'Tan solo un café', 'Hoy hace sol', '¿Eres realista?'],
  it: ['Muoio dal ridere', 'Da sola al mare, che pace', 'Mi ha battuto a scacchi'],
  da: ['Jeg døde af grin', 'Alene hjemme med en bog', 'Han slog rekorden'],
  no: ['Jeg lo meg i hjel', 'Alene hjemme med en bok', 'Hun slo rekorden'],
  sv: [
    'Jag dog av skratt',
    'Ensam hemma med en bok',
    'Hon slog rekordet',
    'Är du verkligen bagare?',
  ],
  fi: ['Kuolin nauruun', 'Yksin kotona, ihanaa', 'Hän löi ennätyksen'],
  pl: ['Umieram ze śmiechu', 'W domu bez nikogo, cisza', 'Pobił rekord'],
}

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

  test('takes what only sounds alike for neither', () => {
    for (const text of HARMLESS[language])
      expect(topicOf(text, [script, SCRIPTS.en]), text).not.toBeOneOf(['distress', 'real'])
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
