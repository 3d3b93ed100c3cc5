import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = new URL('../..', import.meta.url).pathname

/** What Git says; `null` if it fails. */
export function git(...args: readonly string[]): string | null {
  const { stdout, success } = Bun.spawnSync(['git', ...args], { cwd: ROOT, stderr: 'ignore' })
  return success ? `${stdout}`.trim() : null
}

/** A commit in a folder of its own, without packages, until it is disposed of. */
export async function checkOut(
  commit: string,
): Promise<{ readonly tree: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-commit-'))
  const leave = () => git('worktree', 'remove', '--force', folder)
  const stopped = () => {
    leave()
    process.exit(130)
  }
  process.once('SIGINT', stopped)
  if (git('worktree', 'add', '--detach', '--force', folder, commit) === null)
    throw new Error(`${commit} cannot be checked out`)
  return {
    // Where the project is a folder of a larger repository, it is there in the other tree too.
    tree: join(folder, git('rev-parse', '--show-prefix') ?? ''),
    [Symbol.asyncDispose]: async () => {
      process.off('SIGINT', stopped)
      leave()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
