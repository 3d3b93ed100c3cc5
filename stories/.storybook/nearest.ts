/** Three letters at a time: what two words share of them says how alike they are, wherever a letter is wrong. */
const piecesOf = (word: string): ReadonlySet<string> =>
  new Set(Array.from({ length: word.length }, (_, at) => ` ${word} `.slice(at, at + 3)))

/** Less is another word. */
const LEAST = 0.35

/** The words that are most like one, best first; none that are only a little. */
export function nearest(word: string, words: readonly string[], most: number): readonly string[] {
  const own = piecesOf(word)
  const likeness = (other: string) => {
    const pieces = piecesOf(other)
    return (2 * own.intersection(pieces).size) / (own.size + pieces.size)
  }
  return words
    .map((other) => ({ other, alike: likeness(other) }))
    .filter(({ alike }) => alike >= LEAST)
    .toSorted((a, b) => b.alike - a.alike)
    .slice(0, most)
    .map(({ other }) => other)
}
