/** Pseudo-random numbers from a seed. */
export type SeededRandom = {
  /** The next number, from `low` up to `high`. */
  between(low: number, high: number): number
  /** Whether something with this likelihood happens. */
  chance(likelihood: number): boolean
  /** One of the choices. */
  pick<T>(choices: readonly T[]): T
  /** One of the choices, each as likely as its weight says. */
  weighted<T>(choices: readonly (readonly [weight: number, choice: T])[]): T
}

const utf8 = new TextEncoder()
const LAST_ASCII = 0x7f

/** A 32-bit hash of a name. */
export function hash(name: string): number {
  let mixed = 0x811c9dc5
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at)
    if (code > LAST_ASCII) return ofBytes(utf8.encode(name))
    mixed = Math.imul(mixed ^ code, 0x01000193)
  }
  return scatter(mixed)
}

function ofBytes(bytes: Uint8Array): number {
  let mixed = 0x811c9dc5
  for (const byte of bytes) mixed = Math.imul(mixed ^ byte, 0x01000193)
  return scatter(mixed)
}

function scatter(value: number): number {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** Pseudo-random numbers for a seed, always the same. */
export function seededRandom(name: string): SeededRandom {
  let at = hash(name)
  const next = () => {
    at = (at + 0x9e3779b9) >>> 0
    return scatter(at) / 0x1_0000_0000
  }
  const weighted = <T>(choices: readonly (readonly [number, T])[]): T => {
    let left = next() * choices.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, choice] of choices) {
      left -= weight
      if (left < 0) return choice
    }
    return last(choices)[1]
  }
  return {
    between: (low, high) => low + next() * (high - low),
    chance: (likelihood) => next() < likelihood,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? last(choices),
    weighted,
  }
}

function last<T>(choices: readonly T[]): T {
  const choice = choices.at(-1)
  if (choice === undefined) throw new Error('a stream needs something to choose from')
  return choice
}
