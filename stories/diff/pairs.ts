import { type Entry, isPicture } from '../sheet/groups.ts'

/** A story at the ref and now: one of them is missing where it is new or gone. */
export type Pair = { readonly before: Entry | null; readonly after: Entry | null }

/** The story of a pair, as it is called now. */
export const storyOf = ({ before, after }: Pair): Entry => {
  const entry = after ?? before
  if (!entry) throw new Error('a pair is of no story')
  return entry
}

/** The stories of some files in either gallery, in the order of the files. */
export function pairsOf(
  before: readonly Entry[],
  after: readonly Entry[],
  files: readonly string[],
): readonly Pair[] {
  const byId = (entries: readonly Entry[]) =>
    new Map(entries.filter(isPicture).map((entry) => [entry.id, entry]))
  const [was, is] = [byId(before), byId(after)]
  const place = new Map(files.map((file, at) => [`./${file}`, at]))
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((id) => ({ before: was.get(id) ?? null, after: is.get(id) ?? null }))
    .filter((pair) => place.has(storyOf(pair).importPath))
    .toSorted(
      (a, b) => (place.get(storyOf(a).importPath) ?? 0) - (place.get(storyOf(b).importPath) ?? 0),
    )
}
