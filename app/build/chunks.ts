import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** What every page needs and no release of ours changes. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next|@tanstack[\\/](react-router|router-core|history|store|react-store))[\\/]/
/** What starts the app keeps a file of its own, for pages to name. */
const MAIN = /[\\/]app[\\/]main\.tsx$/
const ENTRY = /[\\/]index\.html$/
const LANDER = /[\\/]routes[\\/]_lander/
const LANDERS_LAYOUT = /[\\/]_lander\.tsx\?tsr-split=component$/
const SITES_LAYOUT = /[\\/]_site\.tsx\?tsr-split=component$/
/** A package's list of all it has says nothing of who needs what. */
const LISTS = /[\\/]node_modules[\\/](radix-ui|lucide-react)[\\/]/

/** Below this many bytes two files of the screens become one: fetching costs more than what one of them is spared. */
const WORTH_A_FILE = 20_000

/**
 * Which modules share a file, the first that fits: what pages need anyway comes in a few files instead of a
 * hundred, and a lander brings nothing that is not its own.
 */
export function chunkGroups(): Group[] {
  const known = new Map<string, readonly string[]>()
  const sets: string[] = []

  /** Whatever is fetched by its own name and cannot do without a module. */
  function rootsOf(id: string, modules: Modules): readonly string[] {
    const before = known.get(id)
    if (before) return before
    const seen = new Set([id])
    const roots: string[] = []
    // What is added on the way is walked too.
    for (const at of seen) {
      const info = modules.getModuleInfo(at)
      if (info?.isEntry || info?.dynamicImporters.length) roots.push(at)
      for (const by of info?.importers ?? []) if (!LISTS.test(by)) seen.add(by)
    }
    known.set(id, roots)
    return roots
  }

  const shared = (
    debugName: string,
    nameFor: (needs: (root: RegExp) => boolean, roots: readonly string[]) => string | null,
    more: Partial<Group> = {},
  ): Group => ({
    debugName,
    name(id, modules) {
      const roots = rootsOf(id, modules)
      const needs = (root: RegExp) => roots.some((id) => root.test(id))
      const own = roots.length < 2 && !needs(ENTRY)
      return own || roots.includes(id) || MAIN.test(id) ? null : nameFor(needs, roots)
    },
    ...more,
  })

  return [
    { name: 'vendor', test: VENDOR },
    shared('start', (needs) => (needs(ENTRY) ? 'start' : null)),
    shared('layouts', (needs) =>
      needs(LANDERS_LAYOUT) ? (needs(SITES_LAYOUT) ? 'layouts' : 'lander') : null,
    ),
    // What some landers need, and these alone: a file for each set of them.
    shared(
      'parts',
      (needs, roots) => {
        if (!needs(LANDER)) return null
        const set = [...roots.filter((id) => LANDER.test(id)), needs(SITES_LAYOUT)].sort().join()
        if (!sets.includes(set)) sets.push(set)
        return `part${sets.indexOf(set)}`
      },
      { includeDependenciesRecursively: false },
    ),
    shared('site', (needs) => (needs(SITES_LAYOUT) ? 'site' : null)),
    shared('screens', () => 'screens', {
      entriesAware: true,
      entriesAwareMergeThreshold: WORTH_A_FILE,
    }),
  ]
}
