/** Former house words and their standard terms (style.md §3b). */
export const TERMS: Readonly<Record<string, string>> = {
  recall: 'cache',
  remembered: 'cached',
  noting: 'invalidate, record',
  forget: 'evict',
  spoil: 'invalidate',
  announce: 'publish',
  weigh: 'decide delivery, count facets',
  saidBefore: 'response cache, idempotent replay',
  patience: 'timeout',
  stir: 'interaction',
  hurry: 'eager',
  dress: 'apply theme',
  wear: 'apply theme',
  whereabouts: 'stack frames',
  standing: 'built-in, current, inline: which',
  goesBack: 'non-retryable',
  tidings: 'webhook, event',
  means: 'options',
  everyWay: 'the channels',
  lookAround: 'search around',
  wayOut: 'suggestions',
  unlessGone: 'null if missing',
  takeInStrays: 'import',
  nobodys: 'dummy',
}

const DECLARED =
  /\b(?:const|let|function\*?|type|interface|class)\s+([A-Za-z_$][\w$]*)|(?:^|[{(,])\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??:/gm
const WITHOUT_TEXT =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const normalized = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase()
const TERM_BY_NAME = new Map(Object.entries(TERMS).map(([not, but]) => [normalized(not), but]))

/** Declared names, and the file name, that are former house words. Texts and comments are not checked. */
export function forbiddenTerms(path: string, source: string): readonly string[] {
  const file = path.split('/').at(-1)?.split('.')[0] ?? ''
  const declared = [...source.replaceAll(WITHOUT_TEXT, "''").matchAll(DECLARED)]
  const names = [file, ...declared.map(([, name, fact]) => name ?? fact ?? '')]
  return [...new Set(names)].flatMap((name) => {
    const but = TERM_BY_NAME.get(normalized(name))
    return but === undefined ? [] : [`${path}: ${name} → ${but}`]
  })
}
