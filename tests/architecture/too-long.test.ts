import { expect, test } from 'bun:test'
import { Glob } from 'bun'
import type { DomainError } from '#core/errors.ts'

type TooLong = Extract<DomainError, { code: `${string}too-long` }>
/** Does not compile if a refusal of a text calls its limit otherwise. */
const limitOf = (refusal: TooLong): number => refusal.limit

test('the limit of a text that is too long has one name', () => {
  expect(limitOf({ code: 'about.too-long', limit: 1000 })).toBe(1000)
})

test('a text that is too long is told by one name how long it may be, in every language', async () => {
  const files = [...new Glob('app/locales/*/errors.json').scanSync('.')]
  expect(files).toHaveLength(11)
  for (const file of files) {
    const texts: Readonly<Record<string, string>> = await Bun.file(file).json()
    const long = Object.entries(texts).filter(([code]) => code.endsWith('too-long'))
    expect(long).toHaveLength(13)
    const unnamed = long.filter(([, text]) => !text.includes('{{limit}}'))
    expect([file, unnamed]).toEqual([file, []])
  }
})
