import { describe, expect, test } from 'bun:test'
import { GUIDANCE } from '#stories/guidance/guidance.ts'
import type { Guided } from '#stories/guidance/guided.ts'
import { OTHER_NAMES } from '#stories/guidance/other-names.ts'
import { AWAITED, INVENTORY, PLACES } from '#stories/shared/inventory.ts'
import { componentsOf, read, type Source, type StoryFile, storyFile } from './gallery.ts'

/** Files whose components need no story: no part of a screen, or around every story. */
const NO_STORY: Readonly<Record<string, string>> = {
  'app/app-root.tsx':
    'the providers around the whole app, as the frame of every whole page has them',
  'app/client/hydration/deferred-hydration.tsx':
    'a boundary around parts of pages, which shows nothing of its own',
  'ui/art/scenes/ground.tsx': 'pieces that drawings are cut from',
  'ui/art/scenes/receipt.tsx': 'a piece that drawings are cut from',
  'ui/art/scenes/scene.tsx': 'pieces that drawings are cut from',
  'ui/art/scenes/gift-parts.tsx': 'parts of the gifts’ drawings',
  'ui/art/scenes/night-gift-drawings.tsx': 'drawings of GiftArt, whose stories show each',
}

const sources = await read('stories/**/*.stories.tsx')
const stories = sources.map(storyFile)
// The developer's panel is in English only, which stories may not be: `tests/e2e/mocks-panel.e2e.ts` covers it.
const screens = (await read('ui/**/*.tsx', 'app/**/*.tsx')).filter(
  ({ path }) =>
    !/^app\/(routes\/|mocks\/|main\.tsx|desk-main\.tsx|desk-router\.tsx|entry-)/.test(path),
)

/** Components without a story, with their files. */
const withoutStory = (files: readonly Source[], componentsWithStory: ReadonlySet<string>) =>
  files
    .filter(({ path }) => !(path in NO_STORY))
    .flatMap(componentsOf)
    .filter((name) => !componentsWithStory.has(name))

const componentsWithStory = new Set(stories.flatMap(({ shows }) => shows))

test('every exported component has a story', () => {
  expect(withoutStory(screens, componentsWithStory)).toEqual([])
})

test('every exception exists and has no story', () => {
  const files = new Set(screens.map(({ path }) => path))
  const pathsWithStory = new Set([...componentsWithStory].map((name) => name.split('#')[0]))
  const stale = Object.keys(NO_STORY).filter((path) => !files.has(path) || pathsWithStory.has(path))
  expect(stale).toEqual([])
})

/** Entries of the inventory without enough stories, except those of planned features. */
const missing = (titles: ReadonlyMap<string, number>) =>
  INVENTORY.filter(({ title }) => !AWAITED.has(title))
    .filter(({ title, states = 1 }) => (titles.get(title) ?? 0) < states)
    .map(({ title, states = 1 }) => `${title}: ${titles.get(title) ?? 0} of ${states}`)

const titles = new Map<string, number>()
for (const { title, states } of stories) titles.set(title, (titles.get(title) ?? 0) + states)

test('every modal, alert, lander, layout and flow of the inventory has its stories', () => {
  expect(missing(titles)).toEqual([])
})

/** Modals of the inventory without a story that stays open. */
const withoutOpenStory = (open: ReadonlySet<string>) =>
  INVENTORY.filter(({ title, modal }) => modal && !AWAITED.has(title) && !open.has(title)).map(
    ({ title }) => title,
  )

test('every modal of the inventory has a story that stays open', () => {
  const open = stories.filter((file) => file.open > 0).map(({ title }) => title)
  expect(withoutOpenStory(new Set(open))).toEqual([])
})

test('no planned entry exists already or is missing from the inventory', () => {
  const listed = new Set(INVENTORY.map(({ title }) => title))
  expect([...AWAITED].filter((title) => titles.has(title) || !listed.has(title))).toEqual([])
})

test('titles of app stories begin with a known place', () => {
  const places = new Set<string>([...PLACES, 'Foundations', 'Identity', 'Kit'])
  const misplaced = stories.filter(({ title }) => !places.has(title.split('/')[0] ?? ''))
  expect(misplaced.map(({ path, title }) => `${path}: ${title}`)).toEqual([])
})

test('the gallery is sorted in the order of a member’s journey', async () => {
  const [preview] = await read('stories/.storybook/preview.tsx')
  // At the first level: the kit has a folder Chat too.
  const positions = PLACES.map((place) => preview?.text.indexOf(`\n          '${place}',`) ?? -1)
  expect(positions).not.toContain(-1)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

/** Former names of the states Loading, Empty, Error and Offline. */
const FORMER_NAMES = /(?:Would|Could|Did)Not\w*|OnItsWay|NoAnswer|NoConnection|Nobody(?:Yet|Found)/

const otherNames = ({ path, text }: Source) =>
  [...text.matchAll(/^export const (\w+) = meta\.story/gm)]
    .filter(([, name = '']) => new RegExp(`^(?:${FORMER_NAMES.source})$`).test(name))
    .map(([, name]) => `${path}: ${name}`)

test('each kind of state has one name, so that it can be searched', () => {
  const plays = sources.filter(({ path }) => /^stories\/(app|flows)\//.test(path))
  expect(plays.flatMap(otherNames)).toEqual([])
  const planted = { path: 'x', text: 'export const CouldNotLook = meta.story({})\n' }
  expect(otherNames(planted)).toEqual(['x: CouldNotLook'])
})

test('a story with the app’s providers has no docs page', () => {
  const documentedWithApp = stories.filter(({ app, documented }) => app && documented)
  expect(documentedWithApp.map(({ path }) => path)).toEqual([])
})

describe('a gap is found', () => {
  const component = {
    path: 'ui/new/new.tsx',
    text: 'export function NewThing() {}\nexport const LIMIT = 3\n',
  }

  const imported = `import { NewThing } from '#ui/new/new.tsx'\n`

  test('a component without a story', () => {
    expect(withoutStory([component], componentsWithStory)).toEqual(['ui/new/new.tsx#NewThing'])
  })

  test('a component with a story', () => {
    const source = { path: 'stories/ui/new.stories.tsx', text: `${imported}component: NewThing,` }
    expect(withoutStory([component], new Set(storyFile(source).shows))).toEqual([])
  })

  test('a subcomponent in another component’s stories', () => {
    const inMeta = {
      path: 'x',
      text: `${imported}component: Page,\n  subcomponents: { NewThing, Other },`,
    }
    const byName = {
      path: 'x',
      text: `${imported}const parts = {\n  NewThing,\n}\nsubcomponents: parts,`,
    }
    for (const source of [inMeta, byName]) {
      expect(withoutStory([component], new Set(storyFile(source).shows))).toEqual([])
    }
  })

  test('a modal without an open story', () => {
    const closedModal = storyFile({
      path: 'x',
      text: `title: 'Profile/Block',\nexport const A = meta.story({})`,
    })
    expect(closedModal.open).toBe(0)
    const others = INVENTORY.map(({ title }) => title).filter(
      (title) => title !== closedModal.title,
    )
    expect(withoutOpenStory(new Set(others))).toEqual(['Profile/Block'])
  })

  test('a modal with too few states', () => {
    const all = new Map(INVENTORY.map(({ title, states = 1 }) => [title, states]))
    expect(missing(all)).toEqual([])
    expect(missing(new Map([...all, ['Signing up/Signup modal', 1]]))).toEqual([
      'Signing up/Signup modal: 1 of 6',
    ])
  })
})

/** What its guidance must say too: of what is pressed or filled in also its keys, and of what speaks its words. */
const SPEAKING = /^Kit\/(?:Action|Chat|Feedback|Field|Lander|Money|Navigation|Overlay|People)\//
const PRESSED = /^Kit\/(?:Action|Field|Navigation|Overlay)\//

/** Components of the kit whose page does not say all that a designer asks. */
const unguided = (files: readonly StoryFile[], guidance: Guided): readonly string[] =>
  files
    .filter(({ title }) => title.startsWith('Kit/'))
    .flatMap(({ title }) => {
      const { for: use, notFor, words, keys } = guidance[title] ?? {}
      const said = {
        for: use,
        notFor,
        ...(SPEAKING.test(title) && { words }),
        ...(PRESSED.test(title) && { keys }),
      }
      return Object.entries(said)
        .filter(([, text = '']) => text.length < 5)
        .map(([name]) => `${title} does not say “${name}”: stories/guidance`)
    })

describe('guidance', () => {
  test('says of every component of the kit what it is for, what not, and its words and keys', () => {
    expect(unguided(stories, GUIDANCE)).toEqual([])
  })

  test('is of components that are there, and so is what to use instead', () => {
    const named = Object.entries(GUIDANCE).flatMap(([title, { instead = [] }]) => [
      title,
      ...instead,
    ])
    expect(named.filter((title) => !titles.has(title))).toEqual([])
  })

  test('has other names for stories and pages that are there', async () => {
    const pages = await read('stories/**/*.mdx')
    const ofPages = pages.map(({ text }) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '')
    const known = new Set([...titles.keys(), ...ofPages])
    const named = Object.keys(OTHER_NAMES).map((key) => key.split(' › ')[0] ?? '')
    expect(named.filter((title) => !known.has(title))).toEqual([])
  })

  test('begins with a grid of every variant, where a component has variants', () => {
    const without = sources.filter(
      ({ path, text }) =>
        GUIDANCE[storyFile({ path, text }).title] !== undefined &&
        /\b\w+: (?:variantOf|oneOf)\((?!ICONS)/.test(text) &&
        !/\bgrid: \{/.test(text),
    )
    expect(without.map(({ path }) => path)).toEqual([])
  })

  test('that is missing is found', () => {
    const [button] = stories.filter(({ title }) => title === 'Kit/Action/Button')
    if (!button) throw new Error('there is no button')
    expect(unguided([button], { [button.title]: { for: 'Doing something.', notFor: '' } })).toEqual(
      ['notFor', 'words', 'keys'].map(
        (name) => `Kit/Action/Button does not say “${name}”: stories/guidance`,
      ),
    )
  })
})
