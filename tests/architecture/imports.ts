import { Glob } from 'bun'
import { SUMS } from './area-order.ts'

/** Who may import whom. `type:` allows the types alone; the longest path that fits a file decides for it. */
const SEES: Readonly<Record<string, readonly string[]>> = {
  core: [],
  adapters: ['core'],
  // The demo's people are drawn by the kit's pencil: pictures as text, no component among them.
  'adapters/demo': ['core', 'adapters', 'ui/art/portrait'],
  // A mail has the colours of its site's pages: values alone, no component among them.
  'adapters/mail': ['core', 'ui/tokens/brand.ts', 'ui/tokens/palette.ts', 'ui/tokens/roles.ts'],
  api: ['core'],
  'api/server.ts': ['core', 'adapters'],
  'api/server': ['core', 'adapters'],
  'api/commands': ['core', 'adapters'],
  'api/world.ts': ['core', 'adapters'],
  ui: [],
  app: ['core', 'ui', 'type:api'],
  // Loads the real API into the page, and only when asked to.
  'app/mocks/product.ts': ['core', 'api', 'adapters', 'stories/shared'],
  stories: ['core', 'ui', 'app', 'api', 'adapters', 'tests/chromium.ts'],
  tests: ['core', 'adapters', 'api', 'ui', 'app', 'stories'],
}

const LAYERS = ['core', 'adapters', 'api', 'ui', 'app', 'stories', 'tests']
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g

/** What is wrong with the imports of one file: a line for each arrow that points the wrong way. */
export function wrongArrows(path: string, source: string): readonly string[] {
  const wrong: string[] = []
  for (const [, typeOnly, from, lazily, bare] of source.matchAll(IMPORT)) {
    const target = from ?? lazily ?? bare ?? ''
    const reached = reachedBy(path, target)
    if (reached !== null && !allowed(path, reached, typeOnly !== undefined)) {
      wrong.push(`${path} imports ${target}`)
    }
  }
  return wrong
}

/** The sums at the root of the core that a file imports a value of: an area may have their types alone. */
export const valuesOfSums = (path: string, source: string): readonly string[] =>
  [...source.matchAll(IMPORT)]
    .filter(([, typeOnly]) => typeOnly === undefined)
    .map(([, , from, lazily, bare]) => targetOf(path, from ?? lazily ?? bare ?? ''))
    .filter((target) => SUMS.has(target))

/** The files of ours that a file imports. */
export const importsOf = (path: string, source: string): readonly string[] =>
  [...source.matchAll(IMPORT)]
    .map(([, , from, lazily, bare]) => from ?? lazily ?? bare ?? '')
    .filter((target) => target.startsWith('.') || target.startsWith('#'))
    .map((target) => targetOf(path, target))

const targetOf = (path: string, target: string): string =>
  target.startsWith('.') ? resolved(path, target) : target.replace(/^#/, '')

/** The place in the tree that an import reaches; `null` when it stays in its own layer, `package:` for a package. */
function reachedBy(path: string, target: string): string | null {
  const own = path.split('/')[0] ?? ''
  const within = targetOf(path, target)
  if (!target.startsWith('.') && !target.startsWith('#')) {
    return own === 'core' ? `package:${target}` : null
  }
  if (within === 'package.json') return null
  const layer = within.split('/')[0] ?? ''
  if (!LAYERS.includes(layer)) return within
  return layer === own ? null : within
}

function resolved(path: string, target: string): string {
  return new URL(target, `file:///${path}`).pathname.slice(1)
}

function allowed(path: string, reached: string, typeOnly: boolean): boolean {
  const rule = Object.keys(SEES)
    .filter((place) => path === place || path.startsWith(`${place}/`))
    .toSorted((a, b) => b.length - a.length)[0]
  const seen = rule === undefined ? [] : (SEES[rule] ?? [])
  const covers = (place: string) => reached === place || reached.startsWith(`${place}/`)
  return seen.some((place) =>
    place.startsWith('type:') ? typeOnly && covers(place.slice(5)) : covers(place),
  )
}

/** Every source file of the tree, with its text. */
export async function sources(): Promise<readonly { path: string; source: string }[]> {
  const root = new URL('../..', import.meta.url).pathname
  const files: { path: string; source: string }[] = []
  for (const layer of LAYERS) {
    for await (const name of new Glob('**/*.{ts,tsx}').scan({
      cwd: `${root}${layer}`,
      dot: true,
    })) {
      const path = `${layer}/${name}`
      files.push({ path, source: await Bun.file(`${root}${path}`).text() })
    }
  }
  return files
}
