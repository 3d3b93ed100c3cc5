import type { Instant } from '#core/shared/time.ts'

/** Source of random bytes. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void

const COUNTER_LIMIT = 0x1000

/**
 * Generates monotonic UUIDv7: sorted by creation, also within a millisecond and when the clock steps back. For
 * servers and browsers.
 */
export function uuids(
  now: () => Instant,
  fill: FillRandom = (bytes) => crypto.getRandomValues(bytes),
): () => string {
  const bytes = new Uint8Array(16)
  const view = new DataView(bytes.buffer)
  let last = 0
  let counter = 0

  return () => {
    fill(bytes)
    const moment = now()
    if (moment > last) {
      last = moment
      // Starting in the lower half leaves 2048 more ids for this millisecond.
      counter = view.getUint16(6) & 0x7ff
    } else if (++counter === COUNTER_LIMIT) {
      last += 1
      counter = 0
    }
    view.setUint32(0, Math.floor(last / 0x10000))
    view.setUint16(4, last % 0x10000)
    view.setUint16(6, 0x7000 | counter)
    view.setUint8(8, 0x80 | (view.getUint8(8) & 0x3f))
    return written(bytes)
  }
}

function written(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}
