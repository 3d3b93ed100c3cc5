/** A story in the index of the built gallery. */
export type Entry = {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: string
  readonly tags?: readonly string[]
  /** Its file, from the root of the project: `./stories/…`. */
  readonly importPath: string
  /** Other names by which the sidebar finds it. */
  readonly anchors?: readonly { readonly title: string }[]
}

/** Stories on one sheet. */
export type Group = { readonly name: string; readonly entries: readonly Entry[] }

/** Hidden stories are tests. */
export const isPicture = ({ type, tags = ['dev'] }: Entry) =>
  type === 'story' && tags.includes('dev')

/** A sheet for each title without its last word. */
export function groupsOf(entries: readonly Entry[], only: readonly string[]): readonly Group[] {
  const chosen = entries.filter(
    (entry) =>
      isPicture(entry) &&
      (only.length === 0 || only.some((start) => entry.title.startsWith(start))),
  )
  const groups = Map.groupBy(chosen, ({ title }) => title.split('/').slice(0, -1).join('/'))
  return [...groups].map(([name, members]) => ({ name, entries: members }))
}
