import { open } from 'node:fs/promises'

/** Large files are stored in parts, so that neither memory nor a store limits them. */
export const PART = 8 * 1024 * 1024

/** The parts of a file: all of the same size but the last, and one where it is empty. What is yielded is used again. */
export async function* partsOf(path: string): AsyncGenerator<Uint8Array> {
  await using source = await open(path)
  const buffer = Buffer.alloc(PART)
  for (let nth = 0; ; nth += 1) {
    const read = await fill(source, buffer)
    if (read === 0 && nth > 0) return
    yield buffer.subarray(0, read)
    if (read < PART) return
  }
}

async function fill(source: Awaited<ReturnType<typeof open>>, buffer: Buffer): Promise<number> {
  let filled = 0
  while (filled < buffer.length) {
    const { bytesRead } = await source.read(buffer, filled, buffer.length - filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return filled
}
