import { fileURLToPath } from 'node:url'
import { bundledSource } from './bundled-source.ts'

const HOME = new URL('../../..', import.meta.url).href
const PATH = fileURLToPath(HOME)
const BUNDLE = `${PATH}dist/api/server.js`
const MOST = 8

const inBundle = bundledSource(BUNDLE)

/**
 * Stack frames in our own code, innermost first: `core/chats/messages/deliver.ts:31`. Without the message, which may quote
 * user input, and without absolute paths.
 */
export function stackFrames(thrown: unknown): string {
  const text = thrown instanceof Error ? (thrown.stack ?? '') : ''
  // The message may look like a stack frame: parse only what follows it.
  const message = thrown instanceof Error ? thrown.message : ''
  const stack = text.slice(Math.max(0, text.indexOf(message)) + message.length)
  return [...stack.matchAll(/^ +at .*$/gm)]
    .map(([line]) => line.replaceAll(HOME, PATH))
    .filter((line) => line.includes(PATH) && !line.includes('node_modules'))
    .flatMap((line) => {
      const [, file, row, column] = /([^()\s]+):(\d+):(\d+)\)?$/.exec(line) ?? []
      if (file === undefined) return []
      return file === BUNDLE ? inBundle(Number(row), Number(column)) : `${file}:${row}`
    })
    .map((place) => place.replace(PATH, ''))
    .filter((place) => !place.includes('node_modules'))
    .slice(0, MOST)
    .join(' < ')
}
