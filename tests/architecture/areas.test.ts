import { describe, expect, test } from 'bun:test'
import { AREAS, areasOf, orderError } from './area-order.ts'
import { type Graph, importCycles } from './circles.ts'
import { importsOf, sources, valuesOfSums } from './imports.ts'

const files = await sources()

/** Imports between all files, across layers. */
const graph: Graph = new Map(
  files.map(({ path, source }) => [
    path,
    new Set(importsOf(path, source).filter((to) => to !== path)),
  ]),
)

describe.each(Object.keys(AREAS))('in %s', (layer) => {
  test('imports between areas go down the order', () => {
    const errors = files
      .filter(({ path }) => path.startsWith(`${layer}/`))
      .flatMap(({ path, source }) => importsOf(path, source).map((to) => orderError(path, to)))
    expect(errors.filter((one) => one !== null)).toEqual([])
  })

  test('every area of the order exists', () => {
    const existing = new Set(files.flatMap(({ path }) => areasOf(path)).map(([, area]) => area))
    expect(AREAS[layer]?.filter((area) => !existing.has(area))).toEqual([])
  })
})

test('no import cycles between files, including types', () => {
  expect(importCycles(graph)).toEqual([])
})

test('domains of the core import only types of the sums at its root', () => {
  const inAreas = files.filter(({ path }) => /^core\/.+\//.test(path))
  const errors = inAreas.flatMap(({ path, source }) =>
    valuesOfSums(path, source).map((to) => `${path} imports a value of ${to}`),
  )
  expect(errors).toEqual([])
})

test('hidden folders are checked too', () => {
  expect(files.map(({ path }) => path)).toContain('stories/.storybook/preview.tsx')
})

describe('a planted violation is found:', () => {
  const PROBES: readonly (readonly [why: string, from: string, source: string])[] = [
    [
      'an account that imports orders',
      'core/accounts/x.ts',
      `import { a } from '../money/order.ts'`,
    ],
    [
      'a type from a higher domain',
      'core/accounts/x.ts',
      `import type { Chat } from '../chats/chat.ts'`,
    ],
    [
      'a chat that imports a room of money',
      'core/chats/x.ts',
      `import { quote } from '../money/orders/quote.ts'`,
    ],
    [
      'a room that imports the room of another domain',
      'core/membership/leaving/x.ts',
      `import type { A } from '#core/chats/messages/send-message.ts'`,
    ],
    [
      'a sum that imports a room',
      'core/ports.ts',
      `import type { A } from './chats/messages/quotes.ts'`,
    ],
    ['a multi-line import', 'core/site/x.ts', `import {\n  a,\n} from '../money/book.ts'`],
    [
      'a screen that imports the router',
      'app/site/x.ts',
      `import type { AppRouter } from '../router.tsx'`,
    ],
    [
      'a chat that imports alerts',
      'app/chats/x.tsx',
      `import { AlertBoard } from '../membership/alerts/alert-board.tsx'`,
    ],
    [
      'a domain missing from the order',
      'core/games/x.ts',
      `import { ok } from '../shared/result.ts'`,
    ],
    [
      'a store that imports backups',
      'adapters/drizzle/x.ts',
      `import { a } from '#adapters/backup/manifest.ts'`,
    ],
    [
      'a store of accounts that imports one of chats',
      'adapters/memory/accounts/x.ts',
      `import { a } from '../chats/messages.ts'`,
    ],
    [
      'a schema that imports HTTP code',
      'api/money/shapes/x.ts',
      `import { a } from '../../http/http.ts'`,
    ],
    [
      'a route that renders pages',
      'api/money/routes/x.ts',
      `import { a } from '#api/pages/html.ts'`,
    ],
    [
      'a primitive that imports a pattern',
      'ui/primitives/button/x.tsx',
      `import { MemberCard } from '../../patterns/member-card/member-card.tsx'`,
    ],
    ['a page that imports the server', 'api/pages/x.ts', `import { a } from '../server/config.ts'`],
    [
      'a route that imports the API root',
      'api/money/routes/x.ts',
      `import { a } from '../../app.ts'`,
    ],
  ]
  test.each(PROBES)('%s', (_, from, source) => {
    const errors = importsOf(from, source).map((to) => orderError(from, to))
    expect(errors.filter((one) => one !== null)).toHaveLength(1)
  })

  test('a cycle of two files', () => {
    const files: Graph = new Map([
      ['core/a/one.ts', new Set(['core/b/two.ts'])],
      ['core/b/two.ts', new Set(['core/a/one.ts', 'core/c/three.ts'])],
      ['core/c/three.ts', new Set(['core/a/four.ts'])],
    ])
    expect(importCycles(files)).toEqual([['core/a/one.ts', 'core/b/two.ts']])
  })

  test('a cycle through a sum of types', () => {
    const areas: Graph = new Map([
      ['core/ports.ts', new Set(['core/a/letters.ts'])],
      ['core/a/letters.ts', new Set(['core/b/use-case.ts'])],
      ['core/b/use-case.ts', new Set(['core/ports.ts'])],
    ])
    expect(importCycles(areas)).toHaveLength(1)
  })

  test('a value imported from a sum', () => {
    const probe = (line: string) => valuesOfSums('core/chats/x.ts', `${line}\n`)
    expect(probe(`import { type Ports, LIMITS } from '../limits.ts'`)).toEqual(['core/limits.ts'])
    expect(probe(`import type { Ports } from '../ports.ts'`)).toEqual([])
  })

  test('imports down the order are allowed', () => {
    const allowed = [
      orderError('core/money/x.ts', 'core/accounts/account.ts'),
      orderError('core/accounts/x.ts', 'core/ports.ts'),
      orderError('core/ports.ts', 'core/membership/x.ts'),
      orderError('core/chats/chat.ts', 'core/chats/messages/gifts.ts'),
      orderError('api/money/routes/orders.ts', 'core/money/orders/quote.ts'),
      orderError('api/accounts/shapes/user.ts', 'api/profiles/shapes/profile.ts'),
    ]
    expect(allowed.filter((one) => one !== null)).toEqual([])
  })
})
