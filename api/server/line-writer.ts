import { write } from 'node:fs'
import { promisify } from 'node:util'

const writeBytes = promisify(write)

/** More lines than this do not wait: whoever reads them has stopped reading. */
const MAX_WAITING = 10_000
const RETRY_AFTER = 20

/** Writes all of a text to an open file, a pipe or a terminal, on a thread of its own. */
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

/** Whether a pipe has no room just now, and may have it again. */
const isFull = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'EAGAIN'

export type LineWriter = {
  readonly write: (line: string) => void
  /** Done when nothing waits any more. */
  flushed(): Promise<void>
}

/**
 * Writes lines in their order, several at once where they come faster. What cannot be written, as the disk is full or
 * nobody reads, is lost; the process neither waits for it nor ends. The next line that can be written says how many.
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
      const told = lost
      waiting = []
      const batch = told > 0 ? [lostLine(told), ...lines] : lines
      try {
        await send(`${batch.join('\n')}\n`)
        lost -= told
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
