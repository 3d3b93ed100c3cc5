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

/** Former names of helpers in tests and stories, and their replacement. */
export const TEST_TERMS: Readonly<Record<string, string>> = {
  acts: 'operations',
  amiss: 'forbidden words',
  announceServers: 'print note',
  areTold: 'are different',
  askFor: 'request',
  choosy: 'selective consumer',
  cookiesAsked: 'api cookies',
  doings: 'operations',
  eachBesideEach: 'run in pairs',
  expectEachWhole: 'expect each page accessible',
  expectFitting: 'expect no overflow',
  expectInSight: 'expect visible on screen',
  expectNamed: 'expect named controls',
  expectSound: 'expect accessible',
  expectWhole: 'expect page accessible',
  focusIsSeen: 'focus outline',
  foundOut: 'wait for state',
  hands: 'timers',
  happened: 'all events',
  heardAll: 'record errors',
  hers: 'by or of whom',
  his: 'by or of whom',
  holdScripts: 'delay scripts',
  inReach: 'is visible',
  isSeen: 'has visible content',
  leaveBy: 'follow link',
  led: 'navigations',
  letScriptsCome: 'release scripts',
  letThrough: 'release scripts',
  neverIdle: 'hydrate slowly',
  openAnswering: 'open hydrated',
  openHeld: 'open with delayed scripts',
  openPatiently: 'wait for hydration',
  ownDatabase: 'create database',
  patient: 'waits for hydration, without timeout',
  putMatchesAway: 'dismiss match dialogs',
  quickBrowser: 'test browser',
  realOfMember: 'ids for member',
  renderedTop: 'position before scripts',
  reportBefore: 'set reported state',
  restsOpen: 'stays open',
  sayOfPush: 'mock push permission',
  slowed: 'delay reads',
  somePhone: 'unique phone',
  speaksOne: 'is untranslated',
  surprise: 'error',
  talkTo: 'send to',
  timeTold: 'expect time',
  townOver: 'open test ports',
  unhurried: 'long deadlines',
  unscripted: 'page without scripts',
  whatIsOpen: 'count open dialogs',
  wholeBrowser: 'full browser',
  wrongArrows: 'forbidden imports',
  wrongOrder: 'order error',
}

const DECLARED =
  /\b(?:const|let|function\*?|type|interface|class)\s+([A-Za-z_$][\w$]*)|(?:^|[{(,])\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??:/gm
const WITHOUT_TEXT =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const normalized = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase()
const byName = (terms: Readonly<Record<string, string>>) =>
  new Map(Object.entries(terms).map(([not, but]) => [normalized(not), but]))
const PRODUCT_TERMS = byName(TERMS)
const ALL_TERMS = byName({ ...TERMS, ...TEST_TERMS })
const TESTS = /^(?:tests|stories)\//
/** The lists themselves. */
const LISTS = 'tests/architecture/terms.ts'

/** Declared names, and the file name, that are former house words. Texts and comments are not checked. */
export function forbiddenTerms(path: string, source: string): readonly string[] {
  const file = path.split('/').at(-1)?.split('.')[0] ?? ''
  const declared = [...source.replaceAll(WITHOUT_TEXT, "''").matchAll(DECLARED)]
  const names = [file, ...declared.map(([, name, fact]) => name ?? fact ?? '')]
  const terms = TESTS.test(path) ? ALL_TERMS : PRODUCT_TERMS
  return [...new Set(names)].flatMap((name) => {
    const but = path === LISTS ? undefined : terms.get(normalized(name))
    return but === undefined ? [] : [`${path}: ${name} → ${but}`]
  })
}
