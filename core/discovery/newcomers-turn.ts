/** Of so many in a row one is new here, while there is anybody new. */
export const TURN = 3

/** The ranked with every newcomer's turn kept: the order stands, but whoever is new waits for two others at most. */
export function withTurns<T>(ranked: readonly T[], isNew: (one: T) => boolean): readonly T[] {
  const rest = [...ranked]
  const ordered: T[] = []
  let others = 0
  while (rest.length > 0) {
    const due = others === TURN - 1 ? rest.findIndex(isNew) : 0
    const [next] = rest.splice(Math.max(0, due), 1) as [T]
    others = isNew(next) ? 0 : others + 1
    ordered.push(next)
  }
  return ordered
}
