/** What the product may not write, with the reason. */
const FORBIDDEN: readonly (readonly [what: RegExp, why: string])[] = [
  [/\.localeCompare\((?:[^(),]|\([^()]*\))*\)/, 'compares in the machine’s locale'],
  [/\.toLocale\w*\(\s*(?:\)|undefined|\[\])/, 'formats in the machine’s locale'],
  [/\bIntl\.[A-Z]\w*\(\s*(?:\)|undefined|\[\]|\{)/, 'formats in the machine’s locale'],
  [
    /\.normalize\(['"]NFK?D['"]\)|\\p\{Diacritic\}|sensitivity:\s*['"]/,
    'folds a text by its own rule',
  ],
]

/** Sorts of shown texts: by units of code, ä comes after z in every language. */
const UNSORTED = /\.(?:toSorted|sort)\(\s*\)/

/** The one rule of folding, and what is not folding. */
const FOLDING = 'core/shared/folded.ts'

/** What depends on the machine's locale in a file of the product, one line each. */
export function machineLocaleIn(path: string, source: string): readonly string[] {
  const isShown = /^(?:app|ui)\//.test(path) && !path.startsWith('app/build/')
  const rules = isShown
    ? [...FORBIDDEN, [UNSORTED, 'sorts without an alphabet'] as const]
    : FORBIDDEN
  return rules
    .filter(([what]) => path !== FOLDING && what.test(source))
    .map(([, why]) => `${path} ${why}`)
}
