import { write } from 'node:fs'
import { promisify } from 'node:util'

const writeBytes = promisify(write)

/** Buffer limit: beyond it the reader has stopped reading. */
const MAX_WAITING = 10_000
const RETRY_AFTER = 20

/** Writes a whole text to an open file, pipe or terminal, off the event loop. */
export const toDescriptor = (descriptor: number) => async (text: string) => {
  let bytes: Uint8Array = new TextEncoder().encode(text)
  while (bytes.length > 0) {
    try {
      const { bytesWritten } = await writeBytes(descriptor, bytes)
      bytes = bytes.subarray(bytesWritten)
    } catch (thrown) {
      if (!isFull(thrown)) throw thrown
      await Bun.sleep(RETRY_AFTER)
    }
  }
}

/** EAGAIN: the pipe is full for now. */
const isFull = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'EAGAIN'

export type LineWriter = {
  readonly write: (line: string) => void
  /** Resolves when the buffer is empty. */
  flushed(): Promise<void>
}

/**
 * Writes lines in order, in batches under load. Lines that cannot be written (disk full, closed pipe) are dropped
 * without blocking or crashing; the next successful line states how many.
 */
export function lineWriter(
  send: (text: string) => Promise<unknown>,
  lostLine: (count: number) => string,
  maxWaiting = MAX_WAITING,
): LineWriter {
  let waiting: string[] = []
  let lost = 0
  let writing: Promise<void> | null = null

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting
      const reported = lost
      waiting = []
      const batch = reported > 0 ? [lostLine(reported), ...lines] : lines
      try {
        await send(`${batch.join('\n')}\n`)
        lost -= reported
      } catch {
        lost += lines.length
      }
    }
    writing = null
  }

  return {
    write(line) {
      if (waiting.length >= maxWaiting) {
        lost += 1
        return
      }
      waiting.push(line)
      writing ??= writeAll()
    },
    flushed: async () => {
      await writing
    },
  }
}
