import { describe, expect, test } from 'bun:test'
import { sources } from './imports.ts'
import { machineLocaleIn } from './machine-locale.ts'

test('sorts, formats and changes of case name their locale, and one rule folds texts', async () => {
  const product = (await sources()).filter(({ path }) => /^(core|adapters|api|ui|app)\//.test(path))
  expect(product.flatMap(({ path, source }) => machineLocaleIn(path, source))).toEqual([])
})

describe('a planted violation is found', () => {
  test.each([
    ['app/x.ts', 'names.toSorted((a, b) => a.localeCompare(b))'],
    ['app/x.ts', 'names.toSorted((a, b) => a.label.localeCompare(nameOf(b)))'],
    ['app/x.ts', 'names.toSorted()'],
    ['ui/x.tsx', 'names.sort()'],
    ['ui/x.tsx', 'name.toLocaleUpperCase()'],
    ['adapters/x.ts', 'date.toLocaleDateString(undefined, { month: "long" })'],
    ['core/x.ts', 'amount.toLocaleString()'],
    ['app/x.ts', 'new Intl.Collator()'],
    ['app/x.ts', 'new Intl.Segmenter(undefined, { granularity: "word" })'],
    ['app/x.ts', 'Intl.DateTimeFormat().resolvedOptions()'],
    ['app/x.ts', "text.normalize('NFD').replace(/\\p{M}/gu, '')"],
    ['app/x.ts', "a.localeCompare(b, locale, { sensitivity: 'base' })"],
  ])('in %s: %s', (path, source) => expect(machineLocaleIn(path, source)).toHaveLength(1))

  test.each([
    ['app/x.ts', 'names.toSorted((a, b) => a.localeCompare(b, locale))'],
    ['app/x.ts', 'names.toSorted(format.compare)'],
    ['core/x.ts', 'keys.toSorted()'],
    ['app/x.ts', 'name.toLocaleUpperCase(locale)'],
    ['app/x.ts', "new Intl.NumberFormat('en')"],
    ['adapters/x.ts', 'new Intl.DateTimeFormat(tagOf(reader), { month: "long" })'],
    ['core/x.ts', "text.normalize('NFC')"],
  ])('but not in %s: %s', (path, source) => expect(machineLocaleIn(path, source)).toEqual([]))
})
