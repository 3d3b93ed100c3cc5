import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './check-out.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const BUILT = 'dist/storybook-diff'

/** A built gallery, or why there is none. */
export type Gallery = { readonly folder: string } | { readonly failed: string }

/** The commit that a ref names; `null` if it names none. */
export const commitOf = (ref: string): string | null =>
  // An option is no ref: `git` would obey it.
  ref.startsWith('-') ? null : git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)

/** The last lines of what a failed command said. */
const LINES = 15

/** Where in the tools an error came up: what it is stands above. */
const FRAME = /^│?\s*(?:at |\(\.?\/?node_modules)/

/** Runs a command; what it said last if it fails. */
async function failureOf(
  cwd: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  const child = Bun.spawn([...command], {
    cwd,
    env: { ...process.env, ...env },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [said, complained, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  if (code === 0) return null
  const lines = `${said}\n${complained}`.trim().split('\n')
  return lines
    .filter((line) => !FRAME.test(line))
    .slice(-LINES)
    .join('\n')
}

/** Builds the gallery of some files of stories, those that a tree has. */
export async function buildGallery(tree: string, files: readonly string[]): Promise<Gallery> {
  const there = files.filter((file) => existsSync(join(tree, file)))
  const folder = join(tree, BUILT)
  if (there.length === 0) {
    await Bun.write(join(folder, 'index.json'), JSON.stringify({ entries: {} }))
    return { folder }
  }
  const build = [
    'bun',
    '--bun',
    './node_modules/.bin/storybook',
    'build',
    '-c',
    'stories/.storybook',
    '-o',
    folder,
  ]
  const failed = await failureOf(tree, [...build, '--quiet', '--test'], {
    REACHED_STORIES: there.join(),
  })
  return failed === null ? { folder } : { failed }
}

export const buildOwnGallery = (files: readonly string[]): Promise<Gallery> =>
  buildGallery(ROOT, files)

/** Builds the gallery of a checked-out commit, with the packages of that day. */
export async function buildOldGallery(tree: string, files: readonly string[]): Promise<Gallery> {
  // Without its own scripts: one installs the hooks of Git, which this repository has.
  const install = ['bun', 'install', '--frozen-lockfile', '--ignore-scripts']
  const failed = await failureOf(tree, install)
  return failed === null ? buildGallery(tree, files) : { failed }
}
