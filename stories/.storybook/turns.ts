/** Hands out turns, one at a time: what is shown small beside each other shares one browser storage and one network. */
export function turns() {
  const waiting: (() => void)[] = []
  let isTaken = false

  function next(): void {
    const begin = waiting.shift()
    isTaken = begin !== undefined
    begin?.()
  }

  /** Calls back when it is one's turn; what is returned ends the turn, or the waiting for it. */
  return (begin: () => void): (() => void) => {
    let ended = false
    let begun = false
    waiting.push(() => {
      begun = true
      begin()
    })
    const mine = waiting.at(-1)
    if (!isTaken) next()
    return () => {
      if (ended) return
      ended = true
      if (begun) next()
      else waiting.splice(mine ? waiting.indexOf(mine) : waiting.length, 1)
    }
  }
}
