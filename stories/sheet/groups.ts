/** A story, as the built gallery lists it. */
export type Entry = {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: string
  readonly tags?: readonly string[]
}

/** Stories that belong on one sheet. */
export type Group = { readonly name: string; readonly entries: readonly Entry[] }

/** What the sidebar leaves out is a test and no picture. */
const isPicture = ({ type, tags = ['dev'] }: Entry) => type === 'story' && tags.includes('dev')

/** A sheet for each place where a member meets things: all of a title but its last word. */
export function groupsOf(entries: readonly Entry[], only: readonly string[]): readonly Group[] {
  const chosen = entries.filter(
    (entry) =>
      isPicture(entry) &&
      (only.length === 0 || only.some((start) => entry.title.startsWith(start))),
  )
  const groups = Map.groupBy(chosen, ({ title }) => title.split('/').slice(0, -1).join('/'))
  return [...groups].map(([name, members]) => ({ name, entries: members }))
}
