const HOME = new URL('../../..', import.meta.url).href
const MOST = 8

/** A bundle of all sources, and where a place in it comes from. */
type Bundle = {
  readonly path: string
  readonly sourceOf: (line: number, column: number) => string
}

let bundle: Bundle | null = null

/** Frames in this bundle are shown as those of its sources. Only the server may be bundled, and knows where. */
export function readFramesIn(read: Bundle): void {
  bundle = read
}

/**
 * Stack frames in our own code, innermost first: `core/chats/messages/deliver.ts:31`. Without the message, which may quote
 * user input, and without absolute paths.
 */
export function stackFrames(thrown: unknown): string {
  const text = thrown instanceof Error ? (thrown.stack ?? '') : ''
  // The message may look like a stack frame: parse only what follows it.
  const message = thrown instanceof Error ? thrown.message : ''
  const stack = text.slice(Math.max(0, text.indexOf(message)) + message.length)
  const home = decodeURI(HOME.replace('file://', ''))
  return [...stack.matchAll(/^ +at .*$/gm)]
    .map(([line]) => line.replaceAll(HOME, home))
    .filter((line) => line.includes(home) && !line.includes('node_modules'))
    .flatMap((line) => {
      const [, file, row, column] = /([^()\s]+):(\d+):(\d+)\)?$/.exec(line) ?? []
      if (file === undefined) return []
      return file === bundle?.path ? bundle.sourceOf(Number(row), Number(column)) : `${file}:${row}`
    })
    .map((place) => place.replace(home, ''))
    .filter((place) => !place.includes('node_modules'))
    .slice(0, MOST)
    .join(' < ')
}
