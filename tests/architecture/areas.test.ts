import { describe, expect, test } from 'bun:test'
import { AREAS, orderError, SUMS } from './area-order.ts'
import { folders, type Graph, importCycles } from './circles.ts'
import { importsOf, sources, valuesOfSums } from './imports.ts'

const files = await sources()

/** Imports between all files, across layers. */
const graph: Graph = new Map(
  files.map(({ path, source }) => [
    path,
    new Set(importsOf(path, source).filter((to) => to !== path)),
  ]),
)

/** Without tests and sums. */
const product: Graph = new Map(
  [...graph]
    .filter(([path]) => !path.startsWith('tests/') && !SUMS.has(path))
    .map(([path, targets]) => [path, new Set([...targets].filter((to) => !SUMS.has(to)))]),
)

describe.each(Object.keys(AREAS))('in %s', (layer) => {
  test('imports between areas go down the order', () => {
    const errors = files
      .filter(({ path }) => path.startsWith(`${layer}/`))
      .flatMap(({ path, source }) => importsOf(path, source).map((to) => orderError(path, to)))
    expect(errors.filter((one) => one !== null)).toEqual([])
  })

  test('every area of the order exists', () => {
    const existing = new Set(files.map(({ path }) => path.split('/').slice(0, 2).join('/')))
    expect(AREAS[layer]?.filter((area) => !existing.has(`${layer}/${area}`))).toEqual([])
  })
})

test('no import cycles between files, including types', () => {
  expect(importCycles(graph)).toEqual([])
})

test('no import cycles between folders, apart from tests', () => {
  expect(importCycles(folders(product))).toEqual([])
})

test('areas of the core import only types of the sums at its root', () => {
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
      `import { a } from '../orders/order.ts'`,
    ],
    [
      'a type from a higher area',
      'core/accounts/x.ts',
      `import type { Chat } from '../chats/chat.ts'`,
    ],
    [
      'a use case that sends notifications',
      'core/likes/x.ts',
      `import { notify } from '#core/notifications/notify.ts'`,
    ],
    ['a multi-line import', 'core/site/x.ts', `import {\n  a,\n} from '../credits/book.ts'`],
    [
      'a screen that imports the router',
      'app/site/x.ts',
      `import type { AppRouter } from '../router.tsx'`,
    ],
    [
      'a chat that imports notices',
      'app/chats/x.tsx',
      `import { NoticeBoard } from '../notices/notice-board.tsx'`,
    ],
    [
      'an area missing from the order',
      'core/games/x.ts',
      `import { ok } from '../shared/result.ts'`,
    ],
    [
      'a store that imports backups',
      'adapters/drizzle/x.ts',
      `import { a } from '#adapters/backup/manifest.ts'`,
    ],
    ['a schema that imports HTTP code', 'api/shapes/x.ts', `import { a } from '../http/http.ts'`],
    ['a route that renders pages', 'api/resources/x.ts', `import { a } from '#api/pages/html.ts'`],
    [
      'a primitive that imports a pattern',
      'ui/primitives/button/x.tsx',
      `import { MemberCard } from '../../patterns/member-card/member-card.tsx'`,
    ],
    ['a page that imports the server', 'api/pages/x.ts', `import { a } from '../server/config.ts'`],
    ['a resource that imports the API root', 'api/resources/x.ts', `import { a } from '../app.ts'`],
  ]
  test.each(PROBES)('%s', (_, from, source) => {
    const errors = importsOf(from, source).map((to) => orderError(from, to))
    expect(errors.filter((one) => one !== null)).toHaveLength(1)
  })

  test('a cycle of two files, and of three folders', () => {
    const files: Graph = new Map([
      ['core/a/one.ts', new Set(['core/b/two.ts'])],
      ['core/b/two.ts', new Set(['core/a/one.ts', 'core/c/three.ts'])],
      ['core/c/three.ts', new Set(['core/a/four.ts'])],
    ])
    expect(importCycles(files)).toEqual([['core/a/one.ts', 'core/b/two.ts']])
    expect(importCycles(folders(files))).toEqual([['core/a', 'core/b', 'core/c']])
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
      orderError('core/orders/x.ts', 'core/accounts/account.ts'),
      orderError('core/accounts/x.ts', 'core/ports.ts'),
      orderError('core/ports.ts', 'core/leaving/x.ts'),
      orderError('core/chats/x.ts', 'core/chats/chat.ts'),
    ]
    expect(allowed).toEqual([null, null, null, null])
  })
})
