declare global {
  interface Window {
    /** Begins the random numbers of a picture anew. */
    steadyRandom: () => void
  }
}

/**
 * Runs before the gallery's page: the same random numbers for the same story, so that its pictures can be compared.
 * Numbers of each length are drawn apart: how many ids of requests are drawn before a receipt's number is a matter of time.
 */
export function steadyRandom(): void {
  const states = new Map<number, number>()
  // Mulberry32: small, and good enough for what nobody needs to guess.
  const next = (length: number) => {
    const state = ((states.get(length) ?? length) + 0x6d2b79f5) | 0
    states.set(length, state)
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  window.steadyRandom = () => states.clear()
  Math.random = () => next(0) / 2 ** 32
  crypto.getRandomValues = <Values extends ArrayBufferView | null>(values: Values): Values => {
    const bytes = values && new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
    for (let at = 0; bytes && at < bytes.length; at += 1) bytes[at] = next(bytes.length) & 0xff
    return values
  }
}
