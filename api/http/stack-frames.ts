const HOME = new URL('../..', import.meta.url).href
const MOST = 8

/**
 * Where in our own code something was thrown, innermost first: `core/chats/deliver.ts:31`. Neither the message,
 * which may quote what somebody sent, nor where this machine keeps its files.
 */
export function stackFrames(thrown: unknown): string {
  const text = thrown instanceof Error ? (thrown.stack ?? '') : ''
  // A message may look like a line of a stack; what comes after the message is one.
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
