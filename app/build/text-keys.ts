import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

type Texts = Readonly<Record<string, string>>

const readTexts = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8'))

const AREA = /\/locales\/(\w+)\/(desk[\w-]*)\.json$/
/** Marks modules that this plugin makes. */
const TEXTS = '\0texts:'
const KEYS = '\0keys:'

/** The module with an area's keys, which makes an object of them and a language's texts. */
const keysModule = (file: string): string =>
  `const keys=${JSON.stringify(Object.keys(readTexts(file)))}
export const withKeys=(texts,more)=>{keys.forEach((key,at)=>{if(texts[at]!==0)more[key]=texts[at]});return more}`

/** A language's texts in the order of those keys, and the plurals that only it has. */
function textsModule(file: string, source: string): string {
  const texts = readTexts(file)
  const keys = Object.keys(readTexts(source))
  const more = Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.includes(key)))
  const values = keys.map((key) => texts[key] ?? 0)
  return `import {withKeys} from ${JSON.stringify(KEYS + source)}
export default withKeys(${JSON.stringify(values)},${JSON.stringify(more)})`
}

/** Has the keys of the desk's texts in one file for all languages: they are a quarter of the texts' size. */
export const textKeys = (): Plugin => ({
  name: 'text-keys',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (id.startsWith(KEYS)) return `${id.replace('.json', '')}-keys`
    if (!id.endsWith('.json')) return null
    const found = await this.resolve(id, importer, { skipSelf: true })
    return found && AREA.test(found.id) ? TEXTS + found.id.replace('.json', '') : null
  },
  load(id) {
    if (id.startsWith(KEYS)) return keysModule(`${id.slice(KEYS.length, -'-keys'.length)}.json`)
    if (!id.startsWith(TEXTS)) return null
    const file = `${id.slice(TEXTS.length)}.json`
    return textsModule(file, join(dirname(file), '..', 'nl', basename(file)))
  },
})
