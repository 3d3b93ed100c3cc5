import type { SiteEntry } from '#core/site/settings.ts'
import { BRANDS, emberFamily } from '#ui/tokens/palette.ts'
import { valueAt } from './entry.ts'
import { kindOf, SITE_GROUPS, type SiteGroup } from './site-fields.ts'

/** A field whose value differs between two states of a site. */
export type Change = {
  /** A path of the form, or the name of a field that only a file has. */
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

const PATHS: readonly string[] = (Object.keys(SITE_GROUPS) as SiteGroup[]).flatMap((group) =>
  SITE_GROUPS[group].map(({ path }) => path),
)
const HEADS = new Set(PATHS.map((path) => path.split('.')[0]))

/** What differs, in the order of the form; a field that is left to its default is compared as that. */
export function changesBetween(
  before: SiteEntry,
  after: SiteEntry,
  defaults: SiteEntry,
): readonly Change[] {
  return [...PATHS, ...othersOf(before, after)].flatMap((path) => {
    const [was, is] = [before, after].map((entry) => shownAt(entry, defaults, path))
    return textOf(was) === textOf(is) ? [] : [{ path, before: was, after: is }]
  })
}

/** All that a site says that nobody has seen yet. */
export const allOf = (entry: SiteEntry, defaults: SiteEntry): readonly Change[] =>
  [...PATHS, ...othersOf(entry)].map((path) => ({
    path,
    before: null,
    after: shownAt(entry, defaults, path),
  }))

const othersOf = (...entries: readonly SiteEntry[]): readonly string[] =>
  [...new Set(entries.flatMap((entry) => Object.keys(entry)))].filter(
    (key) => key !== 'id' && !HEADS.has(key),
  )

/** What a site has at a path: without a colour of its own the one of its look. */
const shownAt = (entry: SiteEntry, defaults: SiteEntry, path: string): unknown =>
  valueAt(entry, path) ??
  valueAt(defaults, path) ??
  (path === 'brand_colours.ember' ? lookColour(entry.brand ?? defaults.brand) : null)

function lookColour(brand: unknown): string | null {
  const named = BRANDS.find((one) => one === brand)
  return named ? emberFamily(named).light.ember : null
}

/** As text in which the order of fields makes no difference. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const LISTS: ReadonlySet<string | undefined> = new Set([
  ...['some', 'order', 'countries', 'lines', 'bundles'],
  ...['rates', 'words'],
])
/** Lists that are written by key: their order says nothing. */
const BY_KEY: ReadonlySet<string | undefined> = new Set(['rates', 'words'])

/** Whether a field holds several things, of which some may come and others stay. */
export const isList = (path: string): boolean => LISTS.has(kindOf(path))

/** What went from a list and what came to it, and whether what stayed has another order. */
export function listApart(path: string, before: readonly string[], after: readonly string[]) {
  const stayed = before.filter((line) => after.includes(line))
  const now = after.filter((line) => before.includes(line))
  return {
    removed: before.filter((line) => !after.includes(line)),
    added: after.filter((line) => !before.includes(line)),
    isReordered: !BY_KEY.has(kindOf(path)) && stayed.join('\n') !== now.join('\n'),
    /** Of countries the first one is the default. */
    isOtherFirst: kindOf(path) === 'countries' && before[0] !== after[0],
  }
}
