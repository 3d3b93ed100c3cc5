import { describe, expect, test } from 'bun:test'
import { sources } from './imports.ts'
import { wrongTerms } from './terms.ts'

const PRODUCT = /^(?:core|adapters|api|ui|app)\//

test('files and names are called what engineers everywhere call them', async () => {
  const files = (await sources()).filter(({ path }) => PRODUCT.test(path))
  expect(files.flatMap(({ path, source }) => wrongTerms(path, source))).toEqual([])
})

describe('a planted word is found:', () => {
  test.each([
    ['a function', 'core/x.ts', 'export async function recall() {}'],
    ['a constant in capitals', 'core/x.ts', 'const NOBODYS = 1'],
    ['a type', 'api/x.ts', 'type Means = { readonly log: Log }'],
    ['a fact of a type', 'core/x.ts', 'type A = {\n  readonly patience: Millis\n}'],
    ['a file', 'adapters/cache/said-before.ts', 'export const a = 1'],
  ])('%s', (_, path, source) => {
    expect(wrongTerms(path, source)).toHaveLength(1)
  })

  test('and texts, comments and longer names are let through', () => {
    const fine = ["const a = 'hurry'", '// const hurry', 'const outstanding = 1', 'type Wearer = 1']
    expect(fine.flatMap((source) => wrongTerms('core/x.ts', source))).toEqual([])
  })
})
