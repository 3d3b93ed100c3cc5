import { Glob } from 'bun'
import { SUMS } from './area-order.ts'

/** Allowed imports. `type:` allows types only; the longest matching path decides. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  core: [],
  adapters: ['core'],
  // Portraits of demo members use drawings of the kit: strings, no components.
  'adapters/demo': ['core', 'adapters', 'ui/art/portrait'],
  // Mails use the colours of the site's theme: values, no components.
  'adapters/mail': ['core', 'ui/tokens/brand.ts', 'ui/tokens/palette.ts', 'ui/tokens/roles.ts'],
  // Pictures of people for mails and shared links look like the pages': values and strings, no components.
  'adapters/people-pictures': [
    'core',
    'ui/tokens/lean-picture.ts',
    'ui/tokens/roles.ts',
    'ui/tokens/scale.ts',
  ],
  api: ['core'],
  'api/server.ts': ['core', 'adapters'],
  'api/jobs': ['core', 'adapters'],
  'api/server': ['core', 'adapters'],
  'api/commands': ['core', 'adapters'],
  'api/world.ts': ['core', 'adapters'],
  ui: [],
  app: ['core', 'ui', 'type:api'],
  // Loads the real API into the page, on demand.
  'app/mocks/product.ts': ['core', 'api', 'adapters'],
  // What mocks and stories put into it.
  'app/mocks/scenes': ['core', 'ui', 'adapters', 'type:api', 'api/http/mocked-http.ts'],
  stories: ['core', 'ui', 'app', 'api', 'adapters', 'tests/chromium.ts'],
  // Which stories a change reaches is known to the check.
  'stories/diff.ts': ['tests/chromium.ts', 'tests/check/reach-since.ts'],
  tests: ['core', 'adapters', 'api', 'ui', 'app', 'stories'],
}

const LAYERS = ['core', 'adapters', 'api', 'ui', 'app', 'stories', 'tests']
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g

/** Forbidden imports of a file, one line each. */
export function forbiddenImports(path: string, source: string): readonly string[] {
  const errors: string[] = []
  for (const [, typeOnly, from, dynamic, sideEffect] of source.matchAll(IMPORT)) {
    const target = from ?? dynamic ?? sideEffect ?? ''
    const reached = reachedBy(path, target)
    if (reached !== null && !allowed(path, reached, typeOnly !== undefined)) {
      errors.push(`${path} imports ${target}`)
    }
  }
  return errors
}

/** The sums of the core that a file imports values of. */
export const valuesOfSums = (path: string, source: string): readonly string[] =>
  importsOfValues(path, source).filter((target) => SUMS.has(target))

/** The project files that a file imports values of: what it runs. */
export const importsOfValues = (path: string, source: string): readonly string[] =>
  [...source.matchAll(IMPORT)]
    .filter(([, typeOnly]) => typeOnly === undefined)
    .map(([, , from, dynamic, sideEffect]) => targetOf(path, from ?? dynamic ?? sideEffect ?? ''))

/** The project files that a file imports. */
export const importsOf = (path: string, source: string): readonly string[] =>
  [...source.matchAll(IMPORT)]
    .map(([, , from, dynamic, sideEffect]) => from ?? dynamic ?? sideEffect ?? '')
    .filter((target) => target.startsWith('.') || target.startsWith('#'))
    .map((target) => targetOf(path, target))

const targetOf = (path: string, target: string): string =>
  target.startsWith('.') ? resolved(path, target) : target.replace(/^#/, '')

/** The path that an import reaches; `null` within its own layer, `package:` for a package. */
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
  const rule = Object.keys(ALLOWED)
    .filter((place) => path === place || path.startsWith(`${place}/`))
    .toSorted((a, b) => b.length - a.length)[0]
  const seen = rule === undefined ? [] : (ALLOWED[rule] ?? [])
  const covers = (place: string) => reached === place || reached.startsWith(`${place}/`)
  return seen.some((place) =>
    place.startsWith('type:') ? typeOnly && covers(place.slice(5)) : covers(place),
  )
}

/** Every source file with its text. */
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
