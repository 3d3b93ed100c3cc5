/** Words of our own for what engineers everywhere call otherwise (style.md §3b), and what it is called. */
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

const plain = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase()
const NOT = new Map(Object.entries(TERMS).map(([not, but]) => [plain(not), but]))

/** What a file and the names that it declares should be called. Texts and comments are another matter. */
export function wrongTerms(path: string, source: string): readonly string[] {
  const file = path.split('/').at(-1)?.split('.')[0] ?? ''
  const declared = [...source.replaceAll(WITHOUT_TEXT, "''").matchAll(DECLARED)]
  const names = [file, ...declared.map(([, name, fact]) => name ?? fact ?? '')]
  return [...new Set(names)].flatMap((name) => {
    const but = NOT.get(plain(name))
    return but === undefined ? [] : [`${path}: ${name} → ${but}`]
  })
}
