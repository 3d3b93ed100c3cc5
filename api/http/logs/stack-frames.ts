const HOME = new URL('../../..', import.meta.url).href
const MOST = 8

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
    .flatMap((line) => /([^()\s]+:\d+):\d+\)?$/.exec(line)?.[1]?.replace(home, '') ?? [])
    .slice(0, MOST)
    .join(' < ')
}
