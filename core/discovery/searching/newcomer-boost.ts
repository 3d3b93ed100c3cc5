/** One of so many consecutive profiles is a new member, while there are any. */
export const BOOST_INTERVAL = 3

/** Interleaves new members into the ranking: the order is kept, but a new member waits for at most two others. */
export function boostNewcomers<T>(ranked: readonly T[], isNew: (one: T) => boolean): readonly T[] {
  const rest = [...ranked]
  const ordered: T[] = []
  let others = 0
  while (rest.length > 0) {
    const due = others === BOOST_INTERVAL - 1 ? rest.findIndex(isNew) : 0
    const [next] = rest.splice(Math.max(0, due), 1) as [T]
    others = isNew(next) ? 0 : others + 1
    ordered.push(next)
  }
  return ordered
}
