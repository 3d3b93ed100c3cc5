import { describe, expect, test } from 'bun:test'
import { lineOf } from '#core/profiles/line.ts'
import { checkLine } from '#core/profiles/name.ts'
import { LINE_LENGTH } from '#core/profiles/profile.ts'

const of = (about: string, line: string | null = null) => lineOf({ line, about })

describe('the line of a member', () => {
  test('is the sentence they chose, else the first of their text that has a line’s length, else none', () => {
    const about = 'Hoi! Ik zoek een hand bij enge films. Verder niets.'
    expect(of(about, 'Wie kookt, kiest de film.')).toBe('Wie kookt, kiest de film.')
    expect(of(about)).toBe('Ik zoek een hand bij enge films.')
    expect(of('Hoi!')).toBeNull()
    expect(of('')).toBeNull()
    expect(of(`${'a'.repeat(111)}.`)).toBeNull()
    expect(of(`${'a'.repeat(109)}.`)).toHaveLength(110)
    expect(of('Elf tekens')).toBeNull()
  })

  test.each([
    [
      'nl',
      'Ik ben 1,83 m. lang en bak bijv. Brusselse wafels. En jij?',
      'Ik ben 1,83 m. lang en bak bijv. Brusselse wafels.',
    ],
    ['en', 'The mayor hasn’t. I have seen it from above.', 'The mayor hasn’t.'],
    ['en', 'I met Dr. Seuss once… He was kind. Ask me.', 'I met Dr. Seuss once…'],
    [
      'de',
      'Z. B. Wandern am 3. Mai mag ich sehr. Und du?',
      'Z. B. Wandern am 3. Mai mag ich sehr.',
    ],
    ['fr', '« Non ! » J’habite à St. Malo. Et toi ?', 'J’habite à St. Malo.'],
    ['es', '¿Bailas conmigo? Yo no sé.', '¿Bailas conmigo?'],
    ['it', 'Cerco chi ride di sé! Il resto viene da solo.', 'Cerco chi ride di sé!'],
    [
      'da',
      'Jeg er født d. 12. maj og griner højt. Og du?',
      'Jeg er født d. 12. maj og griner højt.',
    ],
    ['sv', 'Jag badar året om. Även i januari.', 'Jag badar året om.'],
    ['no', 'Jeg går på ski kl. 6 om morgenen. Blir du med?', 'Jeg går på ski kl. 6 om morgenen.'],
    ['pl', 'Piekę chleb ok. 5 rano. Kto zje?', 'Piekę chleb ok. 5 rano.'],
    ['fi', 'Saunon klo 19 aina. Kahvi on kuumaa!', 'Saunon klo 19 aina.'],
    ['emoji', 'Zee 🌊🌊🌊 en friet! 🍟 Meer niet.', 'Zee 🌊🌊🌊 en friet!'],
    ['right-to-left', 'هل تحب القهوة؟ أنا أحبها.', 'هل تحب القهوة؟'],
    ['lines', 'Zee\nIk fiets er elke dag heen\nEn terug', 'Ik fiets er elke dag heen'],
  ])('is a whole sentence: %s', (_, about, line) => {
    expect(of(about)).toBe(line)
  })

  test('takes no longer for a text of full stops', () => {
    const began = performance.now()
    for (let turn = 0; turn < 50; turn += 1) of('a.'.repeat(333) + ' A.'.repeat(111))
    // 50 ms each before it looked at the end of a sentence only.
    expect(performance.now() - began).toBeLessThan(500)
  })

  test('counts characters as people see them', () => {
    expect(of('👩‍👩‍👧‍👦'.repeat(12))).toBe('👩‍👩‍👧‍👦'.repeat(12))
    expect(checkLine('🌊'.repeat(LINE_LENGTH.longest))).toMatchObject({ ok: true })
    expect(checkLine('🌊'.repeat(LINE_LENGTH.longest + 1))).toEqual({
      ok: false,
      error: { code: 'line.too-long', limit: 110 },
    })
  })

  test('is typed on one line, without contact details; nothing seen is none', () => {
    expect(checkLine('  Wie kookt,\n\n kiest. ')).toEqual({ ok: true, value: 'Wie kookt, kiest.' })
    expect(checkLine(' \u200b ')).toEqual({ ok: true, value: null })
    expect(checkLine('...!?')).toEqual({ ok: true, value: null })
    expect(checkLine('\u202eWie kookt?\u202c')).toEqual({ ok: true, value: 'Wie kookt?' })
    expect(checkLine(`e${'\u0301'.repeat(9)}n`)).toEqual({ ok: true, value: 'e\u0301\u0301n' })
    for (const typed of [
      'Bel nul zes twaalf 34 56 78 90',
      'www.ann.example',
      'Insta: ann_b',
      'a n n @ m a i l . c o m',
      'іnsta: ann_b',
    ]) {
      expect(checkLine(typed)).toEqual({ ok: false, error: { code: 'line.has-contact' } })
    }
  })
})
