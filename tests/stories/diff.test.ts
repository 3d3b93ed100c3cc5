import { describe, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { compare } from '#stories/diff/compare.ts'
import { buildGallery, commitOf } from '#stories/diff/galleries.ts'
import { nearestFirst } from '#stories/diff/nearest.ts'
import { diffOptionsOf } from '#stories/diff/options.ts'
import { pairsOf } from '#stories/diff/pairs.ts'
import { pageOf } from '#stories/diff/report.ts'
import { type Reported, summaryOf } from '#stories/diff/summary.ts'
import type { Entry } from '#stories/sheet/groups.ts'

const ROOT = new URL('../..', import.meta.url).pathname

/** A sheet of paper, with a square of ink on it. */
const picture = (height: number, ink: number) =>
  sharp({ create: { width: 40, height, channels: 3, background: '#fff' } })
    .composite(
      ink === 0
        ? []
        : [
            {
              input: {
                create: { width: ink, height: ink, channels: 3, background: '#000' },
              },
              left: 4,
              top: 4,
            },
          ],
    )
    .png()
    .toBuffer()

describe('two pictures', () => {
  test('that look the same have no difference', async () => {
    expect(await compare(await picture(40, 8), await picture(40, 8))).toBeNull()
  })

  test('differ by the share of their pixels that one sees', async () => {
    const difference = await compare(await picture(40, 0), await picture(40, 8))
    expect(difference?.share).toBeCloseTo(64 / 1600, 3)
  })

  test('of which one is taller differ by what the other has not', async () => {
    const difference = await compare(await picture(40, 0), await picture(80, 0))
    expect(difference?.share).toBeCloseTo(1 / 2, 2)
    if (!difference) throw new Error('no difference')
    expect(await sharp(difference.picture).metadata()).toMatchObject({ width: 40, height: 80 })
  })
})

const entry = (id: string, file: string, more: Partial<Entry> = {}): Entry => ({
  id,
  title: `Kit/${id}`,
  name: 'Default',
  type: 'story',
  tags: ['dev'],
  importPath: `./${file}`,
  ...more,
})

test('stories are paired by id, in the order of their files; tests and pages are left out', () => {
  const was = [entry('button', 'b.stories.tsx'), entry('gone', 'a.stories.tsx')]
  const is = [
    entry('new', 'a.stories.tsx'),
    entry('button', 'b.stories.tsx'),
    entry('hidden', 'a.stories.tsx', { tags: [] }),
    entry('page', 'a.stories.tsx', { type: 'docs' }),
    entry('other', 'c.stories.tsx'),
  ]
  const pairs = pairsOf(was, is, ['a.stories.tsx', 'b.stories.tsx'])
  expect(pairs.map(({ before, after }) => [before?.id, after?.id])).toEqual([
    [undefined, 'new'],
    ['gone', undefined],
    ['button', 'button'],
  ])
})

test('the stories next to a change come first', () => {
  const imports = new Map([
    ['ui/button.tsx', []],
    ['app/form.tsx', ['ui/button.tsx']],
    ['stories/form.stories.tsx', ['app/form.tsx']],
    ['stories/button.stories.tsx', ['ui/button.tsx']],
    ['stories/named.stories.tsx', []],
  ])
  const stories = [
    'stories/named.stories.tsx',
    'stories/form.stories.tsx',
    'stories/button.stories.tsx',
  ]
  expect(nearestFirst(stories, ['ui/button.tsx'], imports)).toEqual([
    'stories/button.stories.tsx',
    'stories/form.stories.tsx',
    'stories/named.stories.tsx',
  ])
})

describe('the page', () => {
  const reported: Reported = {
    id: 'kit-feedback-alert--with-words',
    title: 'Kit/Feedback/Alert',
    name: 'With <words>',
    share: 0.0123,
    failed: false,
    before: 'a.before.webp',
    after: 'a.after.webp',
    difference: 'a.difference.webp',
  }
  const fresh = { ...reported, name: 'Fresh', share: null, before: null, difference: null }
  const gone = { ...reported, name: 'Gone', share: null, after: null, difference: null }
  const report = { ref: 'main', view: 'phone', changed: [reported, fresh, gone], same: 7, left: 0 }

  test('has what changed, before and after, and by how much', () => {
    const page = pageOf(report)
    expect(page).toContain('What changed since main')
    expect(page).toContain('With &lt;words&gt;')
    expect(page).toContain('1.23% of the picture')
    for (const file of ['a.before.webp', 'a.after.webp', 'a.difference.webp'])
      expect(page).toContain(`src="${file}"`)
    expect(page).toContain('Fresh</a>: new')
    expect(page).toContain('Gone</a>: gone')
  })

  test('says of a story that fails that it does', () => {
    expect(pageOf(report)).not.toContain('its play fails')
    const failing = { ...report, changed: [{ ...reported, failed: true }] }
    expect(pageOf(failing)).toContain('its play fails')
  })

  test('says what was not looked at', () => {
    expect(summaryOf(report)).toBe('3 stories changed, 7 look the same.')
    expect(summaryOf({ ...report, left: 20 })).toContain('20 more are reached')
  })
})

test('options that make no sense are not taken', () => {
  expect(diffOptionsOf(['main', '--desktop', '--dark'])).toMatchObject({
    ref: 'main',
    screen: 'desktop',
    mode: 'dark',
    most: 250,
  })
  const wrong = [[], ['main', 'other'], ['main', '--most', '0'], ['main', '--loud']]
  expect(wrong.map(diffOptionsOf)).toEqual(wrong.map(() => null))
})

test('an option of Git is no ref', () => {
  expect(commitOf('--all')).toBeNull()
})

test('a ref that is not there is said in words, with an exit code of its own', () => {
  const { stdout, exitCode } = Bun.spawnSync(['bun', 'stories/diff.ts', 'no-such-ref'], {
    cwd: ROOT,
  })
  expect(`${stdout}`).toContain('There is no commit, branch or tag “no-such-ref”')
  expect(exitCode).toBe(2)
})

test('a tree that does not build tells why', async () => {
  const tree = await mkdtemp(join(tmpdir(), 'vonk-no-gallery-'))
  await Bun.write(join(tree, 'a.stories.tsx'), '')
  const gallery = await buildGallery(tree, ['a.stories.tsx'])
  await rm(tree, { recursive: true })
  expect('failed' in gallery && gallery.failed).toContain('storybook')
})
