import { describe, expect, test } from 'bun:test'
import { sources } from './imports.ts'
import { forbiddenTerms } from './terms.ts'

test('files and declared names use standard technical terms', async () => {
  const files = await sources()
  expect(files.flatMap(({ path, source }) => forbiddenTerms(path, source))).toEqual([])
})

describe('a planted word is found:', () => {
  test.each([
    ['a function', 'core/x.ts', 'export async function recall() {}'],
    ['a constant in capitals', 'core/x.ts', 'const PATIENCE = 1'],
    ['a type', 'api/x.ts', 'type Means = { readonly log: Log }'],
    ['a property of a type', 'core/x.ts', 'type A = {\n  readonly patience: Millis\n}'],
    ['a helper of a test', 'tests/e2e/x.ts', 'const announce = 1'],
    ['a file', 'adapters/cache/recall.ts', 'export const a = 1'],
  ])('%s', (_, path, source) => {
    expect(forbiddenTerms(path, source)).toHaveLength(1)
  })

  test('texts, comments and longer names are let through', () => {
    const fine = [
      "const a = 'hurry'",
      '// const hurry',
      'const outstanding = 1',
      'type Dresser = 1',
    ]
    expect(fine.flatMap((source) => forbiddenTerms('core/x.ts', source))).toEqual([])
  })
})
