import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import releases from '../../adapters/drizzle/releases.json' with { type: 'json' }

const ROOT = new URL('../..', import.meta.url).pathname
const LINES = 'adapters/drizzle/releases.json'

function run(folder: string, ...command: readonly string[]): string {
  const { stdout, stderr, exitCode } = Bun.spawnSync([...command], { cwd: folder })
  if (exitCode !== 0)
    throw new Error(`${command.join(' ')} failed: ${stderr.toString().slice(-800)}`)
  return stdout.toString().trim()
}

/** The commit of the last release that is not this one: the one that brought its line. `null` where history lacks it. */
export function previousRelease(): string | null {
  const head = run(ROOT, 'git', 'rev-parse', 'HEAD')
  for (const { version } of releases.toReversed()) {
    const mark = `"version": "${version}"`
    const commit = run(ROOT, 'git', 'log', '--format=%H', '-1', `-S${mark}`, '--', LINES)
    if (commit !== '' && commit !== head) return commit
  }
  return null
}

/** Builds a version of the past where it is checked out. */
export async function buildOld(folder: string): Promise<void> {
  const lock = (at: string) => readFile(join(at, 'bun.lock'), 'utf8')
  if ((await lock(folder)) === (await lock(ROOT)))
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  else run(folder, 'bun', 'install', '--frozen-lockfile')
  run(folder, 'bun', 'run', 'build')
}

/** What takes the locks that members' requests meet. */
const MIGRATION = [
  'ALTER TABLE "accounts" ADD COLUMN "drill" integer DEFAULT 0 NOT NULL',
  'CREATE TABLE "drills" ("id" text PRIMARY KEY NOT NULL)',
  'CREATE INDEX "messages_drill" ON "messages" ("sent_at")',
].join(';--> statement-breakpoint\n')
const TAG = '9999_drill'

/** This version in a folder of its own, with one more migration, so that there is always one to run. */
export async function buildThis(folder: string): Promise<void> {
  await mkdir(folder)
  const parts = ['adapters', 'api', 'app', 'core', 'ui', 'package.json', 'tsconfig.json']
  for (const part of [...parts, 'dist/web', 'dist/server'])
    await cp(join(ROOT, part), join(folder, part), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const dialect of ['libsql', 'postgres']) {
    const migrations = join(folder, 'adapters/drizzle/migrations', dialect)
    const path = join(migrations, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(path, 'utf8'))
    const last = journal.entries.at(-1)
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: TAG })
    await writeFile(path, JSON.stringify(journal))
    await writeFile(join(migrations, `${TAG}.sql`), MIGRATION)
  }
  run(folder, 'bun', 'api/server/bundle.ts')
}
