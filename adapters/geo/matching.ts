import type { Town } from './towns-text.ts'

/** Shorter texts would match nearly everything. */
const SHORTEST_MISSPELT = 4
/** From this length on, two typos are allowed. */
const LONG = 8

/**
 * Towns for a folded text: names with that prefix, largest first; then names with a word with that prefix; otherwise
 * fuzzy matches, and the town that a quarter, a postcode or a region was written behind.
 */
export function matching(towns: readonly Town[], text: string, limit: number): readonly Town[] {
  const found: Town[] = []
  const add = (is: (name: string) => boolean) => {
    for (const town of towns) {
      if (found.length >= limit) return
      if (!found.includes(town) && town.names.some(is)) found.push(town)
    }
  }
  add((name) => name.startsWith(text))
  if (text !== '') add((name) => name.includes(` ${text}`))
  if (found.length > 0 || text.length < SHORTEST_MISSPELT) return found

  const named = withoutMore(towns, text)
  // "Austin TX" is no misspelt "Austintown".
  const others = named.length > 0 && CODE.test(text) ? [] : misspeltAs(towns, text)
  return [...new Set([...others, ...named])].slice(0, limit)
}

/** What stands for a region or a quarter. */
const CODE = /(?:[\s/(,]\p{L}{1,2}\)?|\d.*)$/u
/** A Dutch postcode has its letters apart. */
const POSTCODE = /(?<!\S)\d{4} \p{L}{2}(?!\S)/gu

/** The towns called by the first words of a text, as many as possible, without numbers. */
function withoutMore(towns: readonly Town[], text: string): readonly Town[] {
  const words = text
    .replace(POSTCODE, '')
    .split(/[\s,/()]+/)
    .filter((word) => word !== '' && !/\d/.test(word))
  for (let many = words.length; many > 0; many -= 1) {
    const name = words.slice(0, many).join(' ')
    const called = towns.filter(({ names }) => names.includes(name))
    if (called.length > 0) return called
  }
  return []
}

/** Towns whose name is nearly the text. */
function misspeltAs(towns: readonly Town[], text: string): readonly Town[] {
  const most = text.length < LONG ? 1 : 2
  const nearly = towns
    .map((town) => ({
      town,
      wrong: Math.min(...town.names.map((name) => misspelt(name, text, most))),
    }))
    .filter(({ wrong }) => wrong <= most)
  return nearly.toSorted((a, b) => a.wrong - b.wrong).map(({ town }) => town)
}

/** Edit distance (with transpositions) between a text and a name's prefix, capped at `most`. */
function misspelt(name: string, text: string, most: number): number {
  // The first letter must match: rarely wrong, and this makes it fast.
  if (name[0] !== text[0] && name[1] !== text[1]) return most + 1
  const width = Math.min(name.length, text.length + most)
  let before: number[] = []
  let row = Array.from({ length: width + 1 }, (_, at) => at)
  for (let i = 1; i <= text.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= width; j += 1) {
      const same = text[i - 1] === name[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && text[i - 1] === name[j - 2] && text[i - 2] === name[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + same,
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return Math.min(...row)
}
