import { describe, expect, test } from 'bun:test'
import { reply } from '#adapters/demo/answers.ts'
import { toldIn } from '#adapters/demo/own-words.ts'
import { tellingWords, topicOf } from '#adapters/demo/script/script.ts'
import { SCRIPTS } from '#adapters/demo/script/scripts.ts'
import { VOICES } from '#adapters/demo/voices/voices.ts'
import { INTERESTS } from '#adapters/sites/interests.ts'
import { LOCALES } from '#core/site/locales.ts'

const textsOf = (locale: string, area: string): Promise<Readonly<Record<string, string>>> =>
  Bun.file(`app/locales/${locale}/${area}.json`).json()

describe.each(LOCALES)('in %s a demo member', (language) => {
  const script = SCRIPTS[language]
  const { again, unknown, listed } = script.says
  const nothing = [...again, ...unknown, ...script.says.else]
  const line = VOICES[language].loves.find(({ likes }) => likes?.includes('cooking'))
  if (!line) throw new Error(`nobody cooks in ${language}`)
  const own = {
    about: line.text,
    language,
    interests: INTERESTS,
    region: 'Utrecht',
    age: 43,
  }
  const answerTo = (question: string) => reply(language, { question, own, said: ['…'], nth: 0 })

  test('has an answer to each message that the site suggests', async () => {
    const chats = await textsOf(language, 'chats')
    const suggested = Object.entries(chats).filter(([key]) =>
      /^icebreaker\.(?:\d|photos|region)$/.test(key),
    )
    expect(suggested).toHaveLength(11)
    const answers = suggested.map(([key, text]) => {
      const question = text.replace('{{region}}', own.region)
      const answer = answerTo(question)
      expect(
        nothing.filter((words) => answer.startsWith(words)),
        question,
      ).toEqual([])
      const topic = topicOf(question, [script])
      const isPlace = key === 'icebreaker.region' || key === 'icebreaker.4'
      if (isPlace) expect(topic, question).toBe('place')
      return topic
    })
    expect(new Set(answers).size).toBe(10)
  })

  test('has an answer on each interest that a profile lists: on its own line, else its name', async () => {
    const [chats, fields] = [await textsOf(language, 'chats'), await textsOf(language, 'fields')]
    for (const interest of INTERESTS) {
      const name = fields[`interest.${interest}`] ?? ''
      for (const key of ['icebreaker.interest-1', 'icebreaker.interest-2']) {
        const question = chats[key]?.replace('{{interest}}', name) ?? ''
        const answer = answerTo(question)
        if (line.likes?.includes(interest)) expect(answer, question).toBe(line.next)
        else {
          expect(answer, question).toContain(name)
          expect(listed.map((text) => text.replace('{{interest}}', name))).toContain(answer)
        }
      }
    }
  })

  test('answers a question in the words of one of its lines with what follows that', () => {
    const [word = ''] = tellingWords(line.text, script)
    expect(word).not.toBe('')
    const answer = reply(language, {
      question: `${word} xyzzy?`,
      own: { ...own, interests: [] },
      said: ['…'],
      nth: 0,
    })
    expect(answer).toBe(line.next)
  })

  test('says after what its script does not know only what refers to nothing before', () => {
    const answer = answerTo('Xyzzy qwrtp?')
    const ends = script.says.life.filter((text) => answer.endsWith(text))
    expect(ends).toHaveLength(1)
    for (const text of unknown) expect(text).toEndWith('.')
  })

  test('never begins as another did who answers the same reader', async () => {
    const { 'icebreaker.interest-1': wording = '' } = await textsOf(language, 'chats')
    const { interests, guest } = script
    const [cooking = ''] = interests.cooking
    for (const question of [guest.day, wording.replace('{{interest}}', cooking)]) {
      const heard: string[] = []
      for (const said of [[], ['…'], []]) {
        const answer = reply(language, { question, own, said, elsewhere: heard, nth: 0 })
        for (const other of heard)
          expect(answer.slice(0, 20), question).not.toBe(other.slice(0, 20))
        heard.push(answer)
      }
    }
  })

  test('goes on about its line where that is said back to it', async () => {
    const { 'icebreaker.line': wording = '' } = await textsOf(language, 'chats')
    const [first] = toldIn(language, own.about)
    const answer = answerTo(wording.replace('{{line}}', own.about.replace(/[.!]+$/, '')))
    expect(answer).toBe(first?.next ?? '')
  })
})

test('a short word is no part of a longer one', () => {
  const topic = (text: string, locale: keyof typeof SCRIPTS = 'en') =>
    topicOf(text, [SCRIPTS[locale], SCRIPTS.en])
  expect(topic('Hi there')).toBe('hello')
  expect(topic('history was my favourite')).toBe('else')
  expect(topic('heinäkuu oli lämmin', 'fi')).toBe('else')
  expect(topic('dagelijks brood', 'nl')).toBe('else')
  expect(topic('What are your hobbies?')).toBe('interests')
})

test('two who quote their profiles to one reader do not begin alike', () => {
  const [first, second] = VOICES.en.loves
  const said = (about = '', elsewhere: readonly string[] = []) => {
    const own = { about, language: 'en', interests: [], region: '', age: 43 } as const
    return reply('en', { question: 'What are your hobbies?', own, said: ['…'], elsewhere, nth: 0 })
  }
  const other = said(first?.text)
  expect(other).toContain(first?.text ?? '?')
  expect(said(second?.text, [other]).slice(0, 20)).not.toBe(other.slice(0, 20))
})
