/** A Markdown document: its path in the project, and its text. */
export type Document = { readonly path: string; readonly text: string }

const KB = 1024
/** Most bytes of a README: it is read as a whole. The root's, those that explain words or languages, and all others. */
const SIZES: Readonly<Record<string, number>> = {
  'README.md': 8 * KB,
  'core/README.md': 12 * KB,
  'app/locales/README.md': 12 * KB,
}
const SIZE = 6 * KB

/** Decisions that still decide something, in the whole project: nobody reads more. */
const MOST_DECISIONS = 120
const MOST_LINES = 10
const LONGEST_LINE = 140
const DECISION = /^[a-z]+\/decisions\/\d{4}-\d{2}-\d{2}(-[a-z0-9]+)+\.md$/

const isReadme = ({ path }: Document) => path === 'README.md' || path.endsWith('/README.md')
export const isDecision = ({ path }: Document): boolean => path.includes('/decisions/')

/** READMEs that are too long. */
export const longReadmes = (documents: readonly Document[]): readonly string[] =>
  documents.filter(isReadme).flatMap(({ path, text }) => {
    const most = SIZES[path] ?? SIZE
    const size = Buffer.byteLength(text)
    return size > most ? [`${path} has ${size} bytes, and may have ${most}`] : []
  })

const FENCED = /^```[\s\S]*?^```/gm

/** Rows of tables whose cells are padded: a word longer changes every row. */
export const paddedRows = ({ path, text }: Document): readonly string[] =>
  text
    .replaceAll(FENCED, '')
    .split('\n')
    .filter((line) => /^\s*\|/.test(line) && (/ {2}/.test(line.trim()) || /-{4}/.test(line)))
    .map((line) => `${path}: a padded row of a table, ${line.trim().slice(0, 40)}`)

/** What is wrong with the form of a decision. */
export function formErrors({ path, text }: Document): readonly string[] {
  const [title = '', ...lines] = text.trim().split('\n')
  const written = lines.filter((line) => line.trim() !== '')
  const paragraphs = lines
    .join('\n')
    .trim()
    .split(/\n\s*\n/)
  return [
    DECISION.test(path) ? '' : 'its place and name are <layer>/decisions/<yyyy-mm-dd>-<subject>.md',
    title.startsWith('# ') ? '' : 'its first line is a title',
    paragraphs.length === 3 ? '' : 'it has three paragraphs: context, decision, consequence',
    written.length <= MOST_LINES
      ? ''
      : `it has ${written.length} lines, and may have ${MOST_LINES}`,
    text.split('\n').every((line) => line.length <= LONGEST_LINE)
      ? ''
      : `a line has more than ${LONGEST_LINE} characters`,
  ]
    .filter(Boolean)
    .map((error) => `${path}: ${error}`)
}

/** Too many decisions, in words. */
export const tooMany = (decisions: readonly Document[]): readonly string[] =>
  decisions.length > MOST_DECISIONS
    ? [
        `there are ${decisions.length} decisions, and may be ${MOST_DECISIONS}: drop what no longer decides`,
      ]
    : []

const FILE = /`([a-z.][\w./$-]*\.(?:tsx?|mdx?))`/g
const FOLDER = /`((?:core|adapters|api|ui|app|stories|tests)\/[\w./-]*)\/`/g
const LINK = /\]\((?!https?:|#)([^)#\s]+)/g

/** Files and folders that a document names in backticks, or links to, and that are not there. */
export function missingFiles(
  { path, text }: Document,
  files: readonly string[],
): readonly string[] {
  const prose = text.replaceAll(FENCED, '')
  const here = path.slice(0, path.lastIndexOf('/') + 1)
  const isFile = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`))
  const layer = path.split('/')[0] ?? ''
  // A layer's own document may name folders from there.
  const isFolder = (name: string) =>
    files.some((file) => file.startsWith(`${name}/`) || file.startsWith(`${layer}/${name}/`))
  const named = (pattern: RegExp) => [...prose.matchAll(pattern)].map(([, name = '']) => name)
  return [
    ...named(FILE).filter((name) => !isFile(name)),
    ...named(FOLDER).filter((name) => !isFolder(name)),
    ...named(LINK).filter((name) => {
      const target = new URL(name, `file:///${here}`).pathname.slice(1).replace(/\/$/, '')
      return !files.includes(target) && !isFolder(target)
    }),
  ].map((name) => `${path} names ${name}, which is not there`)
}
