import { describe, expect, test } from 'bun:test'
import { foundElsewhere, type Place } from '#app/site/pages/find-parts.ts'
import { blocksOf, plainText, runsOf } from '#app/site/pages/marks.ts'
import { matches } from '#app/site/pages/matching.ts'
import { PAGE_PARTS } from '#app/site/pages/page-parts.ts'
import { LOCALES } from '#core/site/locales.ts'
import { PAGES } from '#core/site/pages/text-pages.ts'

const textsOf = async (locale: string): Promise<Readonly<Record<string, string>>> =>
  Bun.file(`${import.meta.dir}/../../../app/locales/${locale}/pages.json`).json()

const MARK = /<\/?([a-z-]+)>/g
const marksOf = (text: string) => [...text.matchAll(MARK)].map(([mark]) => mark).toSorted()

describe('texts of the text pages', () => {
  test('are split into paragraphs and lists', () => {
    expect(blocksOf('One.\n- a\n- b\nTwo.')).toEqual(['One.', ['a', 'b'], 'Two.'])
  })

  test('have links with their texts', () => {
    expect(runsOf('See <faq>the questions</faq> first')).toEqual([
      { link: null, words: 'See ' },
      { link: 'faq', words: 'the questions' },
      { link: null, words: ' first' },
    ])
    expect(plainText('See <faq>the questions</faq>')).toBe('See the questions')
  })

  for (const locale of LOCALES) {
    test(`have a heading and a text for every section in ${locale}`, async () => {
      const texts = await textsOf(locale)
      for (const page of PAGES) {
        for (const { group, parts } of PAGE_PARTS[page]) {
          if (group) expect(texts[`${page}.group.${group}`]).toBeTruthy()
          for (const part of parts) {
            expect(texts[`${page}.${part}.title`]).toBeTruthy()
            expect(texts[`${page}.${part}.text`]).toBeTruthy()
          }
        }
      }
    })

    test(`have the links and lists of the source in ${locale}`, async () => {
      const source = await textsOf('nl')
      const texts = await textsOf(locale)
      const points = (text: string) => text.split('\n').filter((line) => line.startsWith('- '))
      const differing = Object.keys(texts).filter((key) => {
        const [from, to] = [source[key] ?? '', texts[key] ?? '']
        return (
          key in source &&
          (marksOf(from).join() !== marksOf(to).join() || points(from).length !== points(to).length)
        )
      })
      expect(differing).toEqual([])
    })
  }
})

describe('searching the text pages', () => {
  test('finds a word without its accents and special letters', () => {
    expect(matches('Konto jest bezpłatne.', 'bezplatne')).toBe(true)
    expect(matches('Sådan får du penge tilbage: læs mere', 'laes saadan')).toBe(false)
    expect(matches('Sådan får du penge tilbage: læs mere', 'laes sadan')).toBe(true)
    expect(matches('Grundsätzlich groß', 'GROSS')).toBe(true)
    expect(matches('le cœur', 'coeur')).toBe(true)
  })

  test('finds other pages in order, by title and text', async () => {
    const texts = await textsOf('nl')
    const textOf = ({ page, part }: Place) =>
      part === null
        ? (texts[`${page}.title`] ?? '')
        : `${texts[`${page}.${part}.title`]}\n${texts[`${page}.${part}.text`]}`
    expect(foundElsewhere('faq', 'huisregels', textOf)).toEqual([
      { page: 'terms', part: 'conduct' },
      { page: 'ban', part: null },
    ])
    expect(foundElsewhere('faq', 'vonk_session', textOf)).toEqual([
      { page: 'cookies', part: 'cookies' },
    ])
    expect(foundElsewhere('ban', 'Bezwaar maken', textOf)).not.toContainEqual(
      expect.objectContaining({ page: 'ban' }),
    )
    expect(foundElsewhere('faq', ' ', textOf)).toEqual([])
  })

  test('finds texts with every typed word, in any order', () => {
    expect(matches('Can I get my money back?', 'back MONEY')).toBe(true)
    expect(matches('Can I get my money back?', 'money never')).toBe(false)
  })

  test('ignores accents and case', () => {
    expect(matches('Être remboursé', 'etre rembourse')).toBe(true)
    expect(matches('Zgłoś tę osobę', 'osobe')).toBe(true)
  })

  test('finds everything without input, and ignores punctuation', () => {
    expect(matches('Anything', '  ')).toBe(true)
    expect(matches('See <faq>here</faq>', 'faq')).toBe(false)
  })
})
