import { describe, expect, test } from 'bun:test'
import { read, type Source } from './gallery.ts'

/** Queries of a play by literal text: text, label, name or description. */
const QUERIES: readonly RegExp[] = [
  /By(?:Text|LabelText|PlaceholderText|AltText|Title)\(\s*(?<said>'[^'\n]*'|`[^`\n]*`|\/(?!\/)[^\n]*?\/[a-z]*(?=[,)\s]))/g,
  /ByRole\(\s*'\w+',\s*\{[^}]*?\bname: (?<said>'[^'\n]*'|`[^`\n]*`)/g,
  /\bconst \w+ = \{\s*name: (?<said>'[^'\n]*'|`[^`\n]*`)/g,
  /\bname: (?<said>\/[^\n]*?\/[a-z]*)(?=[,\s}])/g,
  /toHave(?:TextContent|Accessible(?:Name|Description))\(\s*(?<said>'[^'\n]*'|`[^`\n]*`|\/[^\n]*?\/[a-z]*(?=[,)\s]))/g,
]

/** Two letters in a row, outside values and regular expression escapes: words of one language. */
const hasLiteralWords = (said: string): boolean =>
  /[A-Za-zÀ-ž]{2}/.test(said.replaceAll(/\$\{[^}]*\}/g, '').replaceAll(/\\[a-zA-Z]/g, ''))

/** Literal words in a file of plays. */
const literalWordsIn = ({ path, text }: Source): readonly string[] =>
  QUERIES.flatMap((query) => [...text.matchAll(query)])
    .map(({ groups }) => groups?.said ?? '')
    .filter(hasLiteralWords)
    .map((said) => `${path}: ${said}`)

test('plays of the app query by catalogue or fixture, so that they run in every language', async () => {
  const plays = await read('stories/{app,flows}/**/*.stories.tsx', 'stories/shared/*.{ts,tsx}')
  expect(plays.flatMap(literalWordsIn)).toEqual([])
})

describe('literal words of one language are found', () => {
  for (const line of [
    `canvas.findByRole('button', { name: 'Log in' })`,
    `canvas.findByRole('tab', { selected: true, name: /likes/i })`,
    `canvas.findByRole('link', { name: \`Write to \${name}\` })`,
    `const pay = { name: 'Pay', busy: false }`,
    `canvas.getByLabelText(\n  'Email address',\n)`,
    'canvas.queryByText(/try again in \\d+ hours/)',
    `expect(alert).toHaveTextContent('Too many')`,
    `expect(field).toHaveAccessibleDescription('Enter your name.')`,
  ])
    test(line, () => expect(literalWordsIn({ path: 'x', text: line })).toHaveLength(1))
})

describe('queries that work in every language are let through', () => {
  for (const line of [
    `canvas.findByRole('button', { name: app.t('account:login.submit') })`,
    `canvas.findByText(app.pattern('credits:bundles.each'))`,
    `canvas.findByText(\`\${eyes}: \${blue}\`)`,
    `canvas.findByRole('link', { name: CAST.stijn.name })`,
    `expect(timer).toHaveTextContent(/^0[23]:\\d\\d:\\d\\d$/)`,
    `args: { settings: { name: 'Vonk' } }`,
  ])
    test(line, () => expect(literalWordsIn({ path: 'x', text: line })).toEqual([]))
})
