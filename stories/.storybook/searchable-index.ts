import type { StoryIndex } from 'storybook/internal/types'
import { OTHER_NAMES } from '../guidance/other-names.ts'
import { fullName } from './state-names.ts'

type Entries = StoryIndex['entries']
type Entry = Entries[string]

/** A page is called as what it is about: in the results of a search “Docs” would stand on each. */
const nameOf = ({ type, name, title }: Entry) =>
  type === 'docs' ? (title.split('/').at(-1) ?? name) : fullName(name, title)

/** The name in code that a title has in brackets: `Map (maplanding)`. */
const codeOf = (title: string) => /\((\w+)\)$/.exec(title)?.slice(1) ?? []

/**
 * The gallery's index with other names where the sidebar's search looks for headings of a page: at the named story, or
 * at the first of a title, so that a name finds each once.
 */
export function searchable(index: StoryIndex): StoryIndex {
  const titles = new Set<string>()
  const entries: Entries = {}
  for (const [id, entry] of Object.entries(index.entries)) {
    const ofTitle = titles.has(entry.title)
      ? []
      : [...codeOf(entry.title), ...(OTHER_NAMES[entry.title] ?? [])]
    titles.add(entry.title)
    const names = [...ofTitle, ...(OTHER_NAMES[`${entry.title} › ${entry.name}`] ?? [])]
    const anchors = names.map((title) => ({ id: '', title }))
    entries[id] = { ...entry, name: nameOf(entry), ...(anchors.length > 0 && { anchors }) }
  }
  return { ...index, entries }
}
