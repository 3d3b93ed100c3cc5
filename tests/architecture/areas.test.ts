import { describe, expect, test } from 'bun:test'
import { AREAS, SUMS, wrongOrder } from './area-order.ts'
import { circles, folders, type Graph } from './circles.ts'
import { importsOf, sources, valuesOfSums } from './imports.ts'

const files = await sources()

/** Imports between all files of ours, across layers. */
const graph: Graph = new Map(
  files.map(({ path, source }) => [
    path,
    new Set(importsOf(path, source).filter((to) => to !== path)),
  ]),
)

/** Without the tests, and without the sums, which are beside the folders that they sum. */
const product: Graph = new Map(
  [...graph]
    .filter(([path]) => !path.startsWith('tests/') && !SUMS.has(path))
    .map(([path, targets]) => [path, new Set([...targets].filter((to) => !SUMS.has(to)))]),
)

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

test('no files of any layer import each other in a circle, types included', () => {
  expect(circles(graph)).toEqual([])
})

test('no folders of the product and its stories import each other in a circle', () => {
  expect(circles(folders(product))).toEqual([])
})

test('the areas of the core import only types of the sums at its root', () => {
  const inAreas = files.filter(({ path }) => /^core\/.+\//.test(path))
  const wrong = inAreas.flatMap(({ path, source }) =>
    valuesOfSums(path, source).map((to) => `${path} imports a value of ${to}`),
  )
  expect(wrong).toEqual([])
})

test('hidden folders are looked at too', () => {
  expect(files.map(({ path }) => path)).toContain('stories/.storybook/preview.tsx')
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
    [
      'a button that knows of a member’s card',
      'ui/primitives/button/x.tsx',
      `import { MemberCard } from '../../patterns/member-card/member-card.tsx'`,
    ],
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

  test('a circle through a sum, which is of types alone', () => {
    const areas: Graph = new Map([
      ['core/ports.ts', new Set(['core/a/letters.ts'])],
      ['core/a/letters.ts', new Set(['core/b/use-case.ts'])],
      ['core/b/use-case.ts', new Set(['core/ports.ts'])],
    ])
    expect(circles(areas)).toHaveLength(1)
  })

  test('a value taken from a sum', () => {
    const probe = (line: string) => valuesOfSums('core/chats/x.ts', `${line}\n`)
    expect(probe(`import { type Ports, LIMITS } from '../limits.ts'`)).toEqual(['core/limits.ts'])
    expect(probe(`import type { Ports } from '../ports.ts'`)).toEqual([])
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
