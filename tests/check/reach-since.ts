import { importsOfValues, sources } from '#tests/architecture/imports.ts'
import { type Imports, type Reach, reachOf } from './reach.ts'

const linesOf = (...command: readonly string[]): readonly string[] => {
  const { stdout, stderr, success } = Bun.spawnSync([...command])
  if (!success) throw new Error(`${command.join(' ')}: ${stderr}`)
  return `${stdout}`.split('\n').filter((line) => line !== '')
}

/** Files that differ from a commit, and those that are new, from the root of the project. */
const changedSince = (ref: string): readonly string[] => [
  ...linesOf('git', 'diff', '--name-only', '--relative', '--no-renames', ref),
  ...linesOf('git', 'ls-files', '--others', '--exclude-standard'),
]

/** All that differs from a commit, what it reaches, and who imports whom. */
export async function reachSince(
  ref: string,
): Promise<Reach & { readonly changed: readonly string[]; readonly imports: Imports }> {
  const changed = changedSince(ref)
  const files = await sources()
  const imports = new Map(files.map(({ path, source }) => [path, importsOfValues(path, source)]))
  return { ...reachOf(changed, imports), changed, imports }
}
