import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** Dependencies of every page, cached across releases; `Trans`, which has an HTML parser, is used by one form. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next(?!.*[\\/]Trans)|@tanstack[\\/](react-router|router-core|history|store|react-store))[\\/]/
/** XState, and each flow: on their own, or small parts merged with them bring them to pages without a flow. */
const MACHINES = /node_modules[\\/](xstate|@xstate)[\\/]/
const FLOW = /[\\/](\w+)\.machine\.ts$/
/** Dialogs that are fetched when opened: what their users have in common, so that nothing else is merged with it. */
const DIALOGS = /[\\/]app[\\/]site[\\/]dialogs\.ts$/
/** Evaluates React DOM, which `vendor` only contains. */
const REACT_DOM = /[\\/]app[\\/]react-roots\.ts$/
/** Entry modules keep their own chunk, so that pages can reference them. */
const MAIN = /[\\/]app[\\/]main\.tsx$/
const ENTRY = /[\\/]index\.html$/
const KIT = /[\\/]ui[\\/]/
/** Fields, and what they need, are used everywhere, each by other pages: landers that ask must not tie them together. */
const FIELDS = /[\\/]ui[\\/]primitives[\\/](field|early|layout)[\\/]/
const LANDER = /[\\/]routes[\\/]_lander/
const LANDERS_LAYOUT = /[\\/]_lander\.tsx\?tsr-split=component$/
const SITES_LAYOUT = /[\\/]_site\.tsx\?tsr-split=component$/
/** Routes that list people: what their cards alone need is one chunk, which each of them loads whole. */
const ROUTE = /[\\/]routes[\\/]/
const LISTS_PEOPLE = /[\\/]_site[\\/](members\.index|likes\.|signup-matches)/
const SEARCH = /[\\/]_site[\\/]members\.index/
const LIKES = /[\\/]_site[\\/]likes\./
/** Barrel files say nothing about usage: skip them. */
const LISTS =
  /[\\/]node_modules[\\/](radix-ui[\\/]|lucide-react[\\/]|react-i18next[\\/]dist[\\/]es[\\/]index\.js)/

/**
 * Chunks of screens below this size are merged: a request costs more than unused bytes. At 20 kB, search loaded 60 kB
 * of unopened dialogs.
 */
const WORTH_A_FILE = 1_000

const areListsOfPeople = (roots: readonly string[]): boolean =>
  [SEARCH, LIKES].every((list) => roots.some((id) => list.test(id))) &&
  roots.every((id) => LISTS_PEOPLE.test(id) || !ROUTE.test(id))

/** Chunk groups, first match wins: shared code in a few files instead of a hundred, and landers without foreign code. */
export function chunkGroups(): Group[] {
  const known = new Map<string, readonly string[]>()
  const sets: string[] = []

  /** Entries and dynamic imports that reach a module. */
  function rootsOf(id: string, modules: Modules): readonly string[] {
    const before = known.get(id)
    if (before) return before
    const seen = new Set([id])
    const roots: string[] = []
    // Also walks modules added on the way.
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
    { name: 'react-dom', test: REACT_DOM, includeDependenciesRecursively: false },
    { name: 'machines', test: MACHINES, includeDependenciesRecursively: false },
    {
      debugName: 'flows',
      name: (id) => FLOW.exec(id)?.[1] ?? null,
      test: FLOW,
      includeDependenciesRecursively: false,
    },
    { name: 'dialogs', test: DIALOGS, includeDependenciesRecursively: false },
    shared('start', (needs) => (needs(ENTRY) ? 'start' : null)),
    shared('layouts', (needs) =>
      needs(LANDERS_LAYOUT) ? (needs(SITES_LAYOUT) ? 'layouts' : 'lander') : null,
    ),
    // Code of some landers only: one chunk per set of them.
    shared(
      'parts',
      (needs, roots) => {
        if (!needs(LANDER)) return null
        const set = [...roots.filter((id) => LANDER.test(id)), needs(SITES_LAYOUT)].sort().join()
        if (!sets.includes(set)) sets.push(set)
        return `part${sets.indexOf(set)}`
      },
      { includeDependenciesRecursively: false, test: (id) => !FIELDS.test(id) },
    ),
    shared('site', (needs) => (needs(SITES_LAYOUT) ? 'site' : null)),
    shared('faces', (_, roots) => (areListsOfPeople(roots) ? 'faces' : null), {
      includeDependenciesRecursively: false,
    }),
    // The kit is merged with the kit alone: a small part of it must not bring a flow along.
    ...[{ name: 'kit', test: KIT }, { name: 'screens' }].map(({ name, ...only }) =>
      shared(name, () => name, {
        ...only,
        entriesAware: true,
        entriesAwareMergeThreshold: WORTH_A_FILE,
      }),
    ),
  ]
}
