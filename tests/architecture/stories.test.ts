import { describe, expect, test } from 'bun:test'
import { FACTS } from '#stories/mails/sample-letters.ts'
import { AWAITED, INVENTORY, PLACES } from '#stories/shared/inventory.ts'
import { componentsOf, read, type Source, storyFile } from './gallery.ts'

const PUSHED = ['new-message', 'new-gift', 'new-photo', 'new-like', 'new-match'].map(
  (kind) => `push: { kind: '${kind}'`,
)

/** Files whose components are no part of a screen, or are around every story there is. */
const NO_STORY: Readonly<Record<string, string>> = {
  'app/app-root.tsx':
    'the providers around the whole app, as the frame of every whole page has them',
  'app/shared/deferred-hydration.tsx':
    'a boundary around parts of pages, which shows nothing of its own',
  'ui/art/scenes/ground.tsx': 'pieces that drawings are cut from',
  'ui/art/scenes/receipt.tsx': 'a piece that drawings are cut from',
  'ui/art/scenes/scene.tsx': 'pieces that drawings are cut from',
}

const sources = await read('stories/**/*.stories.tsx')
const stories = sources.map(storyFile)
// The developer's panel of the mocks is in English alone, which no story may be: `tests/e2e/mocks-panel.e2e.ts` uses it.
const screens = (await read('ui/**/*.tsx', 'app/**/*.tsx')).filter(
  ({ path }) => !/^app\/(routes\/|mocks\/|main\.tsx|entry-)/.test(path),
)

/** The components without a story of their own, each with its file. */
const unshown = (files: readonly Source[], shown: ReadonlySet<string>) =>
  files
    .filter(({ path }) => !(path in NO_STORY))
    .flatMap(componentsOf)
    .filter((name) => !shown.has(name))

const shown = new Set(stories.flatMap(({ shows }) => shows))

test('every exported component has a story', () => {
  expect(unshown(screens, shown)).toEqual([])
})

test('whatever goes without a story exists, and has none', () => {
  const files = new Set(screens.map(({ path }) => path))
  const told = new Set([...shown].map((name) => name.split('#')[0]))
  const stale = Object.keys(NO_STORY).filter((path) => !files.has(path) || told.has(path))
  expect(stale).toEqual([])
})

/** What of the list a gallery lacks, but for what waits for its feature. */
const missing = (titles: ReadonlyMap<string, number>) =>
  INVENTORY.filter(({ title }) => !AWAITED.has(title))
    .filter(({ title, states = 1 }) => (titles.get(title) ?? 0) < states)
    .map(({ title, states = 1 }) => `${title}: ${titles.get(title) ?? 0} of ${states}`)

const titles = new Map<string, number>()
for (const { title, states } of stories) titles.set(title, (titles.get(title) ?? 0) + states)

test('every modal, notice, lander, layout and flow of the list has its stories', () => {
  expect(missing(titles)).toEqual([])
})

test('every kind of mail and push has a story', async () => {
  const sent = (await read('stories/mails/*.stories.tsx')).map(({ text }) => text).join('\n')
  const kinds = [...Object.keys(FACTS).map((kind) => `mailOf('${kind}'`), ...PUSHED]
  expect(kinds.filter((kind) => !sent.includes(kind))).toEqual([])
})

/** Which modals of the list nobody can look at as they are, open. */
const closed = (open: ReadonlySet<string>) =>
  INVENTORY.filter(({ title, modal }) => modal && !AWAITED.has(title) && !open.has(title)).map(
    ({ title }) => title,
  )

test('every modal of the list has a story that rests open', () => {
  const open = stories.filter((file) => file.open > 0).map(({ title }) => title)
  expect(closed(new Set(open))).toEqual([])
})

test('nothing is awaited that is there, or that nobody asked for', () => {
  const asked = new Set(INVENTORY.map(({ title }) => title))
  expect([...AWAITED].filter((title) => titles.has(title) || !asked.has(title))).toEqual([])
})

test('a title of the app says where a member meets it', () => {
  const places = new Set<string>([...PLACES, 'Foundations', 'Identity', 'Kit'])
  const elsewhere = stories.filter(({ title }) => !places.has(title.split('/')[0] ?? ''))
  expect(elsewhere.map(({ path, title }) => `${path}: ${title}`)).toEqual([])
})

test('the gallery is in the order of a member’s days', async () => {
  const [preview] = await read('stories/.storybook/preview.tsx')
  const named = PLACES.map((place) => preview?.text.indexOf(`'${place}',`) ?? -1)
  expect(named).not.toContain(-1)
  expect(named).toEqual(named.toSorted((a, b) => a - b))
})

/** What states were called before each kind had one name: Loading, Empty, Error, Offline. */
const OTHER_NAMES = /(?:Would|Could|Did)Not\w*|OnItsWay|NoAnswer|NoConnection|Nobody(?:Yet|Found)/

const otherNames = ({ path, text }: Source) =>
  [...text.matchAll(/^export const (\w+) = meta\.story/gm)]
    .filter(([, name = '']) => new RegExp(`^(?:${OTHER_NAMES.source})$`).test(name))
    .map(([, name]) => `${path}: ${name}`)

test('a kind of state has one name, so that a search for it finds all', () => {
  const plays = sources.filter(({ path }) => /^stories\/(app|flows)\//.test(path))
  expect(plays.flatMap(otherNames)).toEqual([])
  const planted = { path: 'x', text: 'export const CouldNotLook = meta.story({})\n' }
  expect(otherNames(planted)).toEqual(['x: CouldNotLook'])
})

test('a story in a world of its own stands on a page of its own', () => {
  const crowded = stories.filter(({ app, documented }) => app && documented)
  expect(crowded.map(({ path }) => path)).toEqual([])
})

describe('a gap is seen', () => {
  const component = {
    path: 'ui/new/new.tsx',
    text: 'export function NewThing() {}\nexport const LIMIT = 3\n',
  }

  const imported = `import { NewThing } from '#ui/new/new.tsx'\n`

  test('a component that nobody shows', () => {
    expect(unshown([component], shown)).toEqual(['ui/new/new.tsx#NewThing'])
  })

  test('a component that is shown', () => {
    const source = { path: 'stories/ui/new.stories.tsx', text: `${imported}component: NewThing,` }
    expect(unshown([component], new Set(storyFile(source).shows))).toEqual([])
  })

  test('a part that another component’s stories show', () => {
    const inMeta = {
      path: 'x',
      text: `${imported}component: Page,\n  subcomponents: { NewThing, Other },`,
    }
    const byName = {
      path: 'x',
      text: `${imported}const parts = {\n  NewThing,\n}\nsubcomponents: parts,`,
    }
    for (const source of [inMeta, byName]) {
      expect(unshown([component], new Set(storyFile(source).shows))).toEqual([])
    }
  })

  test('a modal that no story leaves open', () => {
    const shut = storyFile({
      path: 'x',
      text: `title: 'Profile/Block',\nexport const A = meta.story({})`,
    })
    expect(shut.open).toBe(0)
    const others = INVENTORY.map(({ title }) => title).filter((title) => title !== shut.title)
    expect(closed(new Set(others))).toEqual(['Profile/Block'])
  })

  test('a modal with fewer states than it has', () => {
    const all = new Map(INVENTORY.map(({ title, states = 1 }) => [title, states]))
    expect(missing(all)).toEqual([])
    expect(missing(new Map([...all, ['Signing up/Signup modal', 1]]))).toEqual([
      'Signing up/Signup modal: 1 of 6',
    ])
  })
})
