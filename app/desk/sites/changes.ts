import { type Entry, valueAt } from './entry.ts'
import { SITE_GROUPS, type SiteGroup } from './site-fields.ts'

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
export function changesBetween(before: Entry, after: Entry, defaults: Entry): readonly Change[] {
  const others = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => key !== 'id' && !HEADS.has(key),
  )
  return [...PATHS, ...others].flatMap((path) => {
    const [was, is] = [before, after].map(
      (entry) => valueAt(entry, path) ?? valueAt(defaults, path) ?? null,
    )
    return textOf(was) === textOf(is) ? [] : [{ path, before: was, after: is }]
  })
}

/** As text in which the order of fields makes no difference. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Of two lists of lines only what differs; the whole lists if only their order does. */
export function linesApart(
  before: readonly string[],
  after: readonly string[],
): readonly [readonly string[], readonly string[]] {
  const gone = before.filter((line) => !after.includes(line))
  const come = after.filter((line) => !before.includes(line))
  return gone.length + come.length === 0 ? [before, after] : [gone, come]
}
