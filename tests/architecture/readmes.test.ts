import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import {
  type Document,
  formErrors,
  isDecision,
  longReadmes,
  missingFiles,
  paddedRows,
  tooMany,
} from './readmes.ts'

const ROOT = new URL('../../', import.meta.url).pathname
const LAYERS = ['core', 'adapters', 'api', 'app', 'ui', 'stories', 'tests']

const within = (folder: string, pattern: string) =>
  [...new Glob(pattern).scanSync({ cwd: `${ROOT}${folder}`, dot: true })].map(
    (file) => `${folder}/${file}`,
  )
const files = [
  ...['README.md', 'LICENSE', 'package.json'],
  ...[...LAYERS, '.github'].flatMap((folder) => within(folder, '**/*')),
]
const documents = await Promise.all(
  files
    .filter((path) => path.endsWith('.md'))
    .map(async (path): Promise<Document> => ({ path, text: await Bun.file(ROOT + path).text() })),
)
const decisions = documents.filter(isDecision)

describe('documents are short, and true of the tree', () => {
  test('READMEs are of a size that a person reads', () => {
    expect(longReadmes(documents)).toEqual([])
  })

  test('no table is padded', () => {
    expect(documents.flatMap(paddedRows)).toEqual([])
  })

  test('files and folders that they name are there', () => {
    expect(documents.flatMap((document) => missingFiles(document, files))).toEqual([])
  })

  test('a decision is a dated file of a title and three short paragraphs', () => {
    expect(decisions.flatMap(formErrors)).toEqual([])
  })

  test('there are not more decisions than somebody reads', () => {
    expect(tooMany(decisions)).toEqual([])
  })
})

describe('in a document is found', () => {
  const document = (text: string, path = 'core/README.md'): Document => ({ path, text })
  const decided = (text: string, name = '2026-11-29-one-word.md') =>
    formErrors(document(text, `core/decisions/${name}`))
  const GOOD = '# One word\n\nContext.\n\nDecision.\n\nConsequence.\n'

  test('a README that is too long', () => {
    const long = 'x'.repeat(6145)
    expect(longReadmes([document(long, 'ui/README.md'), document(long)])).toEqual([
      'ui/README.md has 6145 bytes, and may have 6144',
    ])
  })

  test('a padded table, but none within code', () => {
    const table = '| a   | b |\n| --- | ----- |\n| x | y |\n'
    expect(paddedRows(document(table)).length).toBe(2)
    expect(paddedRows(document(`\`\`\`\n${table}\`\`\`\n| a | b |\n| --- | --- |`))).toEqual([])
  })

  test('a name without a file, a folder that has moved, and a broken link', () => {
    const text =
      '`gone.ts` `core/gone/` [it](gone.md) `there.ts` `core/` [it](there.ts) [all](../core/)'
    expect(missingFiles(document(text), ['core/there.ts'])).toEqual([
      'core/README.md names gone.ts, which is not there',
      'core/README.md names core/gone, which is not there',
      'core/README.md names gone.md, which is not there',
    ])
  })

  test('a decision without a date or a title, of other paragraphs, or too long', () => {
    expect(decided(GOOD)).toEqual([])
    expect(decided(GOOD, 'one-word.md')).toHaveLength(1)
    expect(decided(GOOD.replace('# ', ''))).toHaveLength(1)
    expect(decided('# One word\n\nContext.\n\nDecision.')).toHaveLength(1)
    expect(decided(GOOD.replace('Context.', 'Context.\n'.repeat(9)))).toHaveLength(1)
    expect(decided(GOOD.replace('Context.', 'x'.repeat(141)))).toHaveLength(1)
  })

  test('one decision too many', () => {
    expect(tooMany(Array.from({ length: 121 }, () => document(GOOD)))).toHaveLength(1)
  })
})
