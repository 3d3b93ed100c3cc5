/**
 * The areas of a layer, bottom to top: an import, of values and types alike, goes down this list and never up. A file
 * at the root of a layer is listed by name.
 */
export const AREAS: Readonly<Record<string, readonly string[]>> = {
  core: [
    'shared',
    'event-log',
    'jobs',
    'geo',
    'site',
    'accounts',
    'sessions',
    'mail-links',
    'rate-limits',
    'credentials',
    'operators',
    'credits',
    'photos',
    'profiles',
    'blocks',
    'likes',
    'discovery',
    'chats',
    'chat-photos',
    'discounts',
    'orders',
    'direct-debit',
    'payments',
    'checkout',
    'signup',
    'reports',
    'restrictions',
    'complaints',
    'withdrawals',
    'campaigns',
    'notices',
    'notifications',
    'letters',
    'deliveries',
    'audit',
    'desk',
    'leaving',
  ],
  app: [
    'locales',
    'shared',
    'storage',
    'hydration',
    'worker',
    'client',
    'site',
    'pages',
    'account',
    'login',
    'mail-links',
    'reports',
    'members',
    'likes',
    'complaints',
    'credits',
    'direct-debit',
    'checkout',
    'orders',
    'withdrawals',
    'messages',
    'composer',
    'chats',
    'install',
    'push',
    'profile',
    'signup',
    'notices',
    'leaving',
    'settings',
    'realtime',
    'discovery',
    'finder',
    'home',
    'landers',
    'shell',
    'desk',
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
    'mail',
    'push',
    'texts',
    'payments',
    'realtime',
    'cache',
    'memory',
    'drizzle',
    'backup',
    'demo',
  ],
  api: [
    'shapes',
    'http',
    'consumers',
    'resources',
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

/** Sums import all areas; areas may import only their types. */
export const SUMS: ReadonlySet<string> = new Set([
  'core/ports.ts',
  'core/errors.ts',
  'core/events.ts',
  'core/limits.ts',
])

/** The error in an import between two files of one layer; `null` when it is allowed. */
export function orderError(from: string, to: string): string | null {
  const [layer = '', area = ''] = from.split('/')
  const order = AREAS[layer]
  if (!order || !to.startsWith(`${layer}/`)) return null
  if (SUMS.has(from) || SUMS.has(to)) return null
  if (layer === 'app' && isAtRoot(from)) return null
  const target = to.split('/')[1] ?? ''
  for (const one of [area, target]) {
    if (!order.includes(one))
      return `${from}: the area ${one} has no place in the order of ${layer}`
  }
  return order.indexOf(target) > order.indexOf(area)
    ? `${from} imports ${to}, which is above it`
    : null
}
