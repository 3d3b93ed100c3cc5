import { describe, expect, test } from 'bun:test'
import { type Imports, reachOf } from './reach.ts'

/** A product of three domains, put together by its API, with a test or story of each. */
const PRODUCT: Imports = new Map([
  ['core/shared/time.ts', []],
  ['core/money/order.ts', []],
  ['core/profiles/photo.ts', []],
  ['core/chats/send.ts', ['core/shared/time.ts']],
  ['core/likes/like.ts', ['core/shared/time.ts', 'core/members/names.ts']],
  ['core/members/names.ts', ['core/shared/time.ts']],
  ['api/orders.ts', ['core/money/order.ts', 'core/profiles/photo.ts']],
  ['api/app.ts', ['api/orders.ts', 'core/chats/send.ts', 'core/likes/like.ts']],
  ['ui/button.tsx', []],
  ['app/chats/composer.tsx', ['ui/button.tsx', 'core/chats/send.ts']],
  ['app/likes/list.tsx', ['ui/button.tsx', 'core/likes/like.ts']],
  ['stories/preview.tsx', ['api/app.ts', 'ui/button.tsx']],
  ['stories/app/chats/composer.stories.tsx', ['stories/preview.tsx', 'app/chats/composer.tsx']],
  ['stories/app/likes/list.stories.tsx', ['stories/preview.tsx', 'app/likes/list.tsx']],
  ['tests/core/chats/send.test.ts', ['core/chats/send.ts']],
  ['tests/core/likes/like.test.ts', ['core/likes/like.ts']],
  ['tests/core/shared/time.test.ts', ['core/shared/time.ts']],
  ['tests/api/routes/chats.test.ts', ['api/app.ts']],
  ['tests/api/routes/likes.test.ts', ['api/app.ts']],
  ['tests/e2e/members.ts', []],
  ['tests/e2e/writing.e2e.ts', ['tests/e2e/members.ts']],
  // Many other files, as in a product: the names of one domain are a small share of all.
  ...Array.from({ length: 200 }, (_, at): [string, string[]] => [`ui/art/drawing-${at}.ts`, []]),
])

const reached = (...changed: readonly string[]) => reachOf(changed, PRODUCT)

test('a rule reaches its own test, the screens that use it and the calls of its domain', () => {
  expect(reached('core/chats/send.ts')).toMatchObject({
    tests: ['tests/api/routes/chats.test.ts', 'tests/core/chats/send.test.ts'],
    stories: ['stories/app/chats/composer.stories.tsx'],
  })
})

test('a file that another domain uses reaches that domain too', () => {
  expect(reached('core/members/names.ts').tests).toEqual(['tests/core/likes/like.test.ts'])
})

test('a screen reaches its stories, and no test of the API', () => {
  expect(reached('app/likes/list.tsx')).toMatchObject({
    tests: [],
    stories: ['stories/app/likes/list.stories.tsx'],
  })
})

test('a changed test, story or journey is reached itself, a part of journeys its journeys', () => {
  expect(reached('tests/core/chats/send.test.ts').tests).toEqual(['tests/core/chats/send.test.ts'])
  expect(reached('stories/app/likes/list.stories.tsx').stories).toHaveLength(1)
  expect(reached('tests/e2e/members.ts').journeys).toEqual(['tests/e2e/writing.e2e.ts'])
})

test('what puts the product together reaches all that runs it', () => {
  expect(reached('api/app.ts')).toMatchObject({
    tests: ['tests/api/routes/chats.test.ts', 'tests/api/routes/likes.test.ts'],
    stories: ['stories/app/chats/composer.stories.tsx', 'stories/app/likes/list.stories.tsx'],
    wide: ['api/app.ts'],
  })
})

test('a file that is not imported, as a text, reaches what has its names', () => {
  expect(reached('app/locales/nl/chats.json').tests).toEqual([
    'tests/api/routes/chats.test.ts',
    'tests/core/chats/send.test.ts',
  ])
})

describe('a change takes longer', () => {
  test('where it is a part of the kit', () => {
    expect(reached('ui/button.tsx', 'app/likes/list.tsx').wide).toContain('ui/button.tsx')
  })

  test('and not where it reaches nothing', () => {
    expect(reached('ui/art/drawing-1.ts')).toEqual({
      tests: [],
      stories: [],
      journeys: [],
      wide: [],
    })
  })
})

test('nothing changed reaches nothing', () => {
  expect(reached()).toEqual({ tests: [], stories: [], journeys: [], wide: [] })
})
