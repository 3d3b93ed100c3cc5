import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Finds the file and line of the source for a place in a bundle, by `source.map` beside it: read when first needed, as it
 * takes ten megabytes. Without it the place stays what it is.
 */
export function bundledSource(bundle: string) {
  let map: SourceMap | null | undefined
  const read = () => {
    try {
      return new SourceMap(JSON.parse(readFileSync(join(dirname(bundle), 'source.map'), 'utf8')))
    } catch {
      return null
    }
  }
  return (line: number, column: number): string => {
    map ??= read()
    const found = map?.findEntry(line - 1, column - 1)
    return found && 'originalSource' in found
      ? `${join(dirname(bundle), found.originalSource)}:${found.originalLine + 1}`
      : `${bundle}:${line}`
  }
}
