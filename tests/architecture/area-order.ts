/** The domains, bottom to top. Each has the same name in every layer; no layer needs all of them. */
export const DOMAINS = [
  'shared',
  'platform',
  'site',
  'accounts',
  'profiles',
  'money',
  'discovery',
  'chats',
  'safety',
  'notifications',
  'desk',
  'membership',
] as const

/** The domains whose data a database has. */
const STORED = DOMAINS.filter((domain) => domain !== 'membership')

/**
 * The areas of a layer, bottom to top: an import, of values and types alike, goes down this list and never up. A file
 * at the root of a layer is listed by name.
 */
export const AREAS: Readonly<Record<string, readonly string[]>> = {
  core: DOMAINS,
  app: [
    'locales',
    'shared',
    'client',
    'site',
    'accounts',
    'profiles',
    'money',
    'chats',
    'safety',
    'notifications',
    'discovery',
    'membership',
    'desk',
    'home',
    'landers',
    'realtime',
    'shell',
    'layouts',
    'routes',
  ],
  adapters: [
    'shared',
    'locales',
    'system',
    'geo',
    'phone-numbers',
    'sites',
    'photos',
    'people-pictures',
    'mail',
    'push',
    'texts',
    'payments',
    'realtime',
    'cache',
    'memory',
    'drizzle',
    'backup',
    'move',
    'demo',
  ],
  'adapters/drizzle': [...STORED.filter((domain) => domain !== 'shared')],
  'adapters/memory': [...STORED.filter((domain) => domain !== 'shared')],
  api: [
    'basics.ts',
    'shapes',
    'http',
    'consumers',
    ...DOMAINS.filter((domain) => domain !== 'shared' && domain !== 'platform'),
    'docs',
    'pages',
    'app.ts',
    'world.ts',
    'jobs',
    'server',
    'commands',
    'server.ts',
  ],
  ui: ['tokens', 'primitives', 'art', 'patterns'],
}

/** Outside the areas, with rules of their own: the build and the app's mocks. */
const BESIDE_WIDTH: ReadonlySet<string> = new Set(['app/build', 'app/mocks'])

/** Whether a file is at the root of a layer, where areas are composed. */
const isAtRoot = (path: string): boolean =>
  path.split('/').length === 2 || BESIDE_WIDTH.has(path.split('/').slice(0, 2).join('/'))

/** Sums import all domains; domains may import only their types. */
export const SUMS: ReadonlySet<string> = new Set([
  'core/ports.ts',
  'core/errors.ts',
  'core/events.ts',
  'core/limits.ts',
])

/** The layer of a file and its area there. The shapes of all domains are one area, as they are made of each other. */
function areaOf(path: string): readonly [layer: string, area: string] {
  const [layer = '', area = '', room] = path.split('/')
  return [layer, layer === 'api' && room === 'shapes' ? 'shapes' : area]
}

/** Domains of the stores; the files beside them join all domains, or serve all. */
function storeAreaOf(path: string): readonly [layer: string, area: string] | null {
  const [layer, store, area = ''] = path.split('/')
  const at = `${layer}/${store}`
  return AREAS[at]?.includes(area) ? [at, area] : null
}

/** The places of a file: its area in its layer, and among the stores. */
export const areasOf = (path: string): readonly (readonly [layer: string, area: string])[] => {
  const store = storeAreaOf(path)
  return store ? [areaOf(path), store] : [areaOf(path)]
}

/** The error in an import between two files of one layer; `null` when it is allowed. */
export function orderError(from: string, to: string): string | null {
  return (
    errorBetween(from, to, areaOf) ?? errorBetween(from, to, storeAreaOf) ?? doorError(from, to)
  )
}

function errorBetween(
  from: string,
  to: string,
  placeOf: (path: string) => readonly [layer: string, area: string] | null,
): string | null {
  const [layer, area] = placeOf(from) ?? []
  const [targetLayer, target] = placeOf(to) ?? []
  const order = layer === undefined ? undefined : AREAS[layer]
  if (!order || layer !== targetLayer || area === undefined || target === undefined) return null
  if (SUMS.has(from) || SUMS.has(to)) return null
  if (layer === 'app' && isAtRoot(from)) return null
  for (const one of [area, target]) {
    if (!order.includes(one))
      return `${from}: the area ${one} has no place in the order of ${layer}`
  }
  return order.indexOf(target) > order.indexOf(area)
    ? `${from} imports ${to}, which is above it`
    : null
}

/**
 * A domain's door are the files in its folder; its rooms, the folders within, are private to it in the core. Adapters,
 * API and app may import rooms.
 */
function doorError(from: string, to: string): string | null {
  const [layer, domain] = from.split('/')
  const [targetLayer, target, ...within] = to.split('/')
  const pastDoor = within.length > 1 && (domain !== target || SUMS.has(from))
  return layer === 'core' && targetLayer === 'core' && pastDoor
    ? `${from} imports ${to}, which is private to ${target}`
    : null
}
