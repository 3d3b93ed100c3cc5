import { describe, expect, test } from 'bun:test'
import { textsOf } from '#adapters/locales/texts.ts'
import { isolated } from '#core/site/texts/text-options.ts'

const [RLO, RLI, FSI, PDI] = ['\u202e', '\u2067', '\u2068', '\u2069']

describe('what a member writes, within a sentence', () => {
  test('stays as it is from left to right', () => {
    expect(isolated('Zoë & <b> 👩‍🚀')).toBe('Zoë & <b> 👩‍🚀')
  })

  test('keeps its own direction', () => {
    expect(isolated('נועה')).toBe(`${FSI}נועה${PDI}`)
  })

  test('ends the marks that it left open, and no others', () => {
    expect(isolated(`${RLO}Bob`)).toBe(`${FSI}${RLO}Bob${PDI}`)
    expect(isolated(`${RLI}Bob`)).toBe(`${FSI}${RLI}Bob${PDI}${PDI}`)
    expect(isolated(`Bob${PDI}${PDI}`)).toBe(`${FSI}Bob${PDI}`)
    expect(isolated(`${RLI}a${PDI}b${PDI}${FSI}c`)).toBe(`${FSI}${RLI}a${PDI}b${FSI}c${PDI}${PDI}`)
  })

  test('is isolated in mails and pushes', () => {
    const title = textsOf('en', 'push')('new-like.title', { from: `${RLO}Bob` })
    expect(title).toBe(`${FSI}${RLO}Bob${PDI} likes you`)
  })
})
