import { describe, expect, test } from 'bun:test'
import { AREAS, SUMS, wrongOrder } from './area-order.ts'
import { circles, folders, type Graph } from './circles.ts'
import { importsOf, sources } from './imports.ts'

const WITHOUT_CIRCLES = ['core', 'adapters', 'api', 'app', 'ui', 'stories'] as const

const files = await sources()

/** Imports within one layer, but for those of the sums. */
function graphOf(layer: string): Graph {
  const graph = new Map<string, Set<string>>()
  for (const { path, source } of files) {
    if (!path.startsWith(`${layer}/`)) continue
    const targets = importsOf(path, source).filter(
      (to) => to.startsWith(`${layer}/`) && to !== path && !SUMS.has(to),
    )
    graph.set(path, new Set(targets))
  }
  return graph
}

describe.each(Object.keys(AREAS))('in %s', (layer) => {
  test('every import between areas goes down their order', () => {
    const wrong = files
      .filter(({ path }) => path.startsWith(`${layer}/`))
      .flatMap(({ path, source }) => importsOf(path, source).map((to) => wrongOrder(path, to)))
    expect(wrong.filter((one) => one !== null)).toEqual([])
  })

  test('every area of the order is a folder that is there', () => {
    const there = new Set(files.map(({ path }) => path.split('/').slice(0, 2).join('/')))
    expect(AREAS[layer]?.filter((area) => !there.has(`${layer}/${area}`))).toEqual([])
  })
})

describe.each(WITHOUT_CIRCLES)('in %s', (layer) => {
  test('no files import each other in a circle', () => {
    expect(circles(graphOf(layer))).toEqual([])
  })

  test('no folders import each other in a circle', () => {
    expect(circles(folders(graphOf(layer)))).toEqual([])
  })
})

describe('a planted violation is caught:', () => {
  const PROBES: readonly (readonly [why: string, from: string, source: string])[] = [
    [
      'an account that knows of orders',
      'core/accounts/x.ts',
      `import { a } from '../orders/order.ts'`,
    ],
    ['a type that goes up', 'core/accounts/x.ts', `import type { Chat } from '../chats/chat.ts'`],
    [
      'a use case that tells somebody',
      'core/likes/x.ts',
      `import { notify } from '#core/notifications/notify.ts'`,
    ],
    ['an import over many lines', 'core/site/x.ts', `import {\n  a,\n} from '../credits/book.ts'`],
    [
      'a screen that knows the router it is shown by',
      'app/site/x.ts',
      `import type { AppRouter } from '../router.tsx'`,
    ],
    [
      'a chat that knows the notices over it',
      'app/chats/x.tsx',
      `import { NoticeBoard } from '../notices/notice-board.tsx'`,
    ],
    ['an area without a place', 'core/games/x.ts', `import { ok } from '../shared/result.ts'`],
    [
      'a store that knows of backups',
      'adapters/drizzle/x.ts',
      `import { a } from '#adapters/backup/manifest.ts'`,
    ],
    ['a shape that knows of requests', 'api/shapes/x.ts', `import { a } from '../http/http.ts'`],
    ['a route that draws pages', 'api/resources/x.ts', `import { a } from '#api/pages/html.ts'`],
    ['a page that starts a server', 'api/pages/x.ts', `import { a } from '../server/config.ts'`],
    ['a resource that takes in all of them', 'api/resources/x.ts', `import { a } from '../app.ts'`],
  ]
  test.each(PROBES)('%s', (_, from, source) => {
    const wrong = importsOf(from, source).map((to) => wrongOrder(from, to))
    expect(wrong.filter((one) => one !== null)).toHaveLength(1)
  })

  test('a circle of two files, and of three folders', () => {
    const files: Graph = new Map([
      ['core/a/one.ts', new Set(['core/b/two.ts'])],
      ['core/b/two.ts', new Set(['core/a/one.ts', 'core/c/three.ts'])],
      ['core/c/three.ts', new Set(['core/a/four.ts'])],
    ])
    expect(circles(files)).toEqual([['core/a/one.ts', 'core/b/two.ts']])
    expect(circles(folders(files))).toEqual([['core/a', 'core/b', 'core/c']])
  })

  test('and what goes down is let through', () => {
    const fine = [
      wrongOrder('core/orders/x.ts', 'core/accounts/account.ts'),
      wrongOrder('core/accounts/x.ts', 'core/ports.ts'),
      wrongOrder('core/ports.ts', 'core/leaving/x.ts'),
      wrongOrder('core/chats/x.ts', 'core/chats/chat.ts'),
    ]
    expect(fine).toEqual([null, null, null, null])
  })
})
