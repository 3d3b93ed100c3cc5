/** Each file of the project with the files that it imports values of. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** What a change reaches. */
export type Reach = {
  readonly tests: readonly string[]
  readonly stories: readonly string[]
  readonly journeys: readonly string[]
  /** Changed files that reach much of the gallery or of the tests: a part that all others use. */
  readonly wide: readonly string[]
}

const isTest = (path: string) => path.endsWith('.test.ts')
const isStory = (path: string) => path.endsWith('.stories.tsx')
const isJourney = (path: string) => path.endsWith('.e2e.ts') && path.includes('/e2e/')

/** A change that reaches more than this share of the stories or tests takes longer than its domain's. */
const WIDE = 1 / 5
/** A name that more than this share of the files have in their path says nothing about a domain. */
const COMMON = 1 / 4
/** A file that runs more than this share of the core's folders puts the product together. */
const WHOLE = 1 / 2

const addTo = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) => {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

/** All that can be reached, the starts included; a file where it stops is reached, and leads no further. */
function walk(
  starts: Iterable<string>,
  next: ReadonlyMap<string, readonly string[]>,
  stops: (path: string) => boolean = () => false,
): ReadonlySet<string> {
  const first = new Set(starts)
  const seen = new Set(first)
  for (const at of seen) {
    if (stops(at) && !first.has(at)) continue
    for (const other of next.get(at) ?? []) seen.add(other)
  }
  return seen
}

/** The names of folders and of the file itself, without the layer. */
const namesIn = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((name) => name.replace(/\..*/, ''))
    .filter((name) => name !== '')

/**
 * The files that put the product together: whoever imports one runs nearly all of it, and says nothing about a domain
 * by that.
 */
function wholes(imports: Imports): ReadonlySet<string> {
  const folderOf = (path: string) => /^core\/([^/]+)\/./.exec(path)?.[1]
  const foldersIn = (paths: Iterable<string>) =>
    new Set([...paths].map(folderOf).filter((folder) => folder !== undefined))
  const all = foldersIn(imports.keys()).size
  const isWhole = (path: string) => foldersIn(walk([path], imports)).size > all * WHOLE
  return new Set([...imports.keys()].filter(isWhole))
}

/**
 * The tests, stories and journeys of a change: those that run a changed file, but for those that run it only because
 * they run the whole product. Of these the ones with a name of the changed file in their path are reached too.
 */
export function reachOf(changed: readonly string[], imports: Imports): Reach {
  const importers = new Map<string, string[]>()
  for (const [path, targets] of imports)
    for (const target of targets) addTo(importers, target, path)
  const whole = wholes(imports)
  const counts = new Map<string, number>()
  for (const path of imports.keys())
    for (const name of new Set(namesIn(path))) counts.set(name, (counts.get(name) ?? 0) + 1)
  const isTelling = (name: string) => (counts.get(name) ?? 0) <= imports.size * COMMON

  const reachedBy = (path: string): ReadonlySet<string> => {
    const telling = new Set(namesIn(path).filter(isTelling))
    const isNear = (other: string) => namesIn(other).some((name) => telling.has(name))
    // What is not imported, as texts and style sheets, is reached by its names alone.
    const running = imports.has(path) ? walk([path], importers) : new Set(imports.keys())
    const own = walk([path], importers, (at) => whole.has(at))
    return new Set([...own, ...[...running].filter(isNear)])
  }

  const all = [...imports.keys()]
  const isMuch = (reached: ReadonlySet<string>, is: (path: string) => boolean) =>
    all.filter(is).length > 0 && [...reached].filter(is).length > all.filter(is).length * WIDE
  const each = changed.map((path) => ({ path, reached: reachedBy(path) }))
  const paths = [...new Set(each.flatMap(({ reached }) => [...reached]))].sort()
  return {
    tests: paths.filter(isTest),
    stories: paths.filter(isStory),
    journeys: paths.filter(isJourney),
    wide: each
      .filter(({ reached }) => isMuch(reached, isStory) || isMuch(reached, isTest))
      .map(({ path }) => path),
  }
}
