/** The house words that tempt most, and their standard terms (style.md §3b). */
const TERMS: Readonly<Record<string, string>> = {
  recall: 'cache',
  forget: 'evict',
  spoil: 'invalidate',
  announce: 'publish',
  weigh: 'decide delivery, count facets',
  patience: 'timeout',
  hurry: 'eager',
  dress: 'apply theme',
  standing: 'built-in, current, inline: which',
  means: 'options',
}

const DECLARED =
  /\b(?:const|let|function\*?|type|interface|class)\s+([A-Za-z_$][\w$]*)|(?:^|[{(,])\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??:/gm
const WITHOUT_TEXT =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const normalized = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase()
const BY_NAME = new Map(Object.entries(TERMS).map(([not, but]) => [normalized(not), but]))
/** The list itself. */
const LIST = 'tests/architecture/terms.ts'

/** Declared names, and the file name, that are house words. Texts and comments are not checked. */
export function forbiddenTerms(path: string, source: string): readonly string[] {
  const file = path.split('/').at(-1)?.split('.')[0] ?? ''
  const declared = [...source.replaceAll(WITHOUT_TEXT, "''").matchAll(DECLARED)]
  const names = [file, ...declared.map(([, name, fact]) => name ?? fact ?? '')]
  return [...new Set(names)].flatMap((name) => {
    const but = path === LIST ? undefined : BY_NAME.get(normalized(name))
    return but === undefined ? [] : [`${path}: ${name} → ${but}`]
  })
}
