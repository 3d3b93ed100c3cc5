import { describe, expect, test } from 'bun:test'
import { read, type Source } from './gallery.ts'

/** What a play looks for, where it is written as it is read: a text, a label, a name, a description. */
const QUERIES: readonly RegExp[] = [
  /By(?:Text|LabelText|PlaceholderText|AltText|Title)\(\s*(?<said>'[^'\n]*'|`[^`\n]*`|\/(?!\/)[^\n]*?\/[a-z]*(?=[,)\s]))/g,
  /ByRole\(\s*'\w+',\s*\{[^}]*?\bname: (?<said>'[^'\n]*'|`[^`\n]*`)/g,
  /\bconst \w+ = \{\s*name: (?<said>'[^'\n]*'|`[^`\n]*`)/g,
  /\bname: (?<said>\/[^\n]*?\/[a-z]*)(?=[,\s}])/g,
  /toHave(?:TextContent|Accessible(?:Name|Description))\(\s*(?<said>'[^'\n]*'|`[^`\n]*`|\/[^\n]*?\/[a-z]*(?=[,)\s]))/g,
]

/** Two letters in a row that are neither a value nor a pattern's own: words of one language. */
const hasWords = (said: string): boolean =>
  /[A-Za-zÀ-ž]{2}/.test(said.replaceAll(/\$\{[^}]*\}/g, '').replaceAll(/\\[a-zA-Z]/g, ''))

/** The words of one language that a file of plays looks for. */
const wordsIn = ({ path, text }: Source): readonly string[] =>
  QUERIES.flatMap((query) => [...text.matchAll(query)])
    .map(({ groups }) => groups?.said ?? '')
    .filter(hasWords)
    .map((said) => `${path}: ${said}`)

test('a play of the app finds things by the catalogue or by the world, in every language', async () => {
  const plays = await read('stories/{app,flows}/**/*.stories.tsx', 'stories/shared/*.{ts,tsx}')
  expect(plays.flatMap(wordsIn)).toEqual([])
})

describe('words of one language are seen', () => {
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
    test(line, () => expect(wordsIn({ path: 'x', text: line })).toHaveLength(1))
})

describe('what is the same in every language is let through', () => {
  for (const line of [
    `canvas.findByRole('button', { name: app.t('account:login.submit') })`,
    `canvas.findByText(app.pattern('credits:bundles.each'))`,
    `canvas.findByText(\`\${eyes}: \${blue}\`)`,
    `canvas.findByRole('link', { name: CAST.stijn.name })`,
    `expect(timer).toHaveTextContent(/^0[23]:\\d\\d:\\d\\d$/)`,
    `args: { settings: { name: 'Vonk' } }`,
  ])
    test(line, () => expect(wordsIn({ path: 'x', text: line })).toEqual([]))
})
