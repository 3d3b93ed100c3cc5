import { expect, test } from 'bun:test'
import { importsOfValues, sources } from './imports.ts'

/** The product in memory, which stories and mocks run in a browser. */
const WORLD = 'api/world.ts'

type Source = { readonly path: string; readonly source: string }

/** Modules of the runtime that are imported by what runs in a browser, with the file that imports them. */
function runtimeModules(files: readonly Source[]): readonly string[] {
  const bySource = new Map(files.map(({ path, source }) => [path, source]))
  const seen = new Set<string>()
  const found: string[] = []
  const visit = (path: string) => {
    const source = bySource.get(path)
    if (source === undefined || seen.has(path)) return
    seen.add(path)
    for (const target of importsOfValues(path, source)) {
      if (/^(node:|bun\b)/.test(target)) found.push(`${path} imports ${target}`)
      else visit(target)
    }
  }
  visit(WORLD)
  return found
}

test('nothing that stories and mocks run in a browser needs a module of the server’s runtime', async () => {
  expect(runtimeModules(await sources())).toEqual([])
})

test('a planted import is found, however far away', () => {
  const files = [
    { path: WORLD, source: `import { a } from './http/errors.ts'\n` },
    { path: 'api/http/errors.ts', source: `import { b } from './logs/frames.ts'\n` },
    { path: 'api/http/logs/frames.ts', source: `import { readFileSync } from 'node:fs'\n` },
  ]
  expect(runtimeModules(files)).toEqual(['api/http/logs/frames.ts imports node:fs'])
})
