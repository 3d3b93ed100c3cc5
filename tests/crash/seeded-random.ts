/** Pseudo-random numbers, the same in every run, so that a run can be reproduced. */
export type SeededRandom = {
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
  pick<T>(things: readonly T[]): T
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    between,
    pick(things) {
      const picked = things[between(0, things.length - 1)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
  }
}
