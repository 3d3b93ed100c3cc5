/** What `bun run check --changed [ref]` runs: what a change reaches, in about a minute. */
import { existsSync } from 'node:fs'
import { reachSince } from './reach-since.ts'
import type { Step } from './step.ts'

type ByBun = (name: string, ...command: readonly string[]) => Step

/** The arguments of `bun test` that play the stories of a gallery. */
export const EVERY_STORY = [
  './tests/stories/every-story.e2e.ts',
  './tests/stories/spoken.e2e.ts',
  './tests/stories/search.e2e.ts',
  './tests/stories/pages.e2e.ts',
  '--timeout=60000',
  '--max-concurrency=2',
]
export const CORE_TYPES = ['tsc', '--noEmit', '-p', 'core']
/** With one checker, since the other core is busy, and what the compiler knows from the last time. */
export const TYPES: Step = {
  name: 'types',
  command: [
    ...['tsc', '--noEmit', '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', 'dist/check/types.tsbuildinfo'],
  ],
  // It frees little before it ends: collecting garbage at each doubling is a tenth to a quarter of its time.
  env: { GOGC: '400' },
}

const FOLDER = 'dist/storybook-reached'

/** A gallery of these stories alone, and their plays. */
const storySteps = (stories: readonly string[], byBun: ByBun): readonly Step[] => {
  const reached = { REACHED_STORIES: stories.join() }
  const build = [
    'storybook',
    'build',
    '-c',
    'stories/.storybook',
    '-o',
    FOLDER,
    '--quiet',
    '--test',
  ]
  const played = byBun('reached stories', 'test', ...EVERY_STORY)
  return [
    { name: 'build of reached stories', command: build, env: reached },
    { ...played, env: { ...played.env, GALLERY_FOLDER: FOLDER } },
  ]
}

/** Two lanes for all that differs from a commit; `print` says what is left out, and what takes longer. */
export async function lanesForChange(
  ref: string,
  byBun: ByBun,
  print: (line: string) => void,
): Promise<readonly (readonly Step[])[]> {
  const { changed, tests, stories, journeys, wide } = await reachSince(ref)
  print(
    `note ${changed.length} files differ from ${ref}: they reach ${tests.length} files of tests and ${stories.length} of stories`,
  )
  for (const path of wide) print(`note ${path} is used nearly everywhere: this takes longer`)
  if (journeys.length > 0)
    print(`note not run, since they need a build: bun run test:e2e ${journeys.join(' ')}`)

  const linted = changed.filter((path) => existsSync(path))
  const ofCore = changed.some((path) => path.startsWith('core/'))
  // The tests of the architecture read all files, so that every change reaches them.
  const run = ['./tests/architecture/', ...tests.map((path) => `./${path}`)]
  const lint = ['biome', 'ci', '--colors=off', '--no-errors-on-unmatched', ...linted]
  return [
    [
      ...(linted.length > 0 ? [{ name: 'format and lint', command: lint }] : []),
      TYPES,
      ...(ofCore ? [{ name: 'types of the core alone', command: CORE_TYPES }] : []),
      byBun('reached tests', 'test', ...run, '--timeout=60000'),
    ],
    stories.length > 0 ? storySteps(stories, byBun) : [],
  ]
}
