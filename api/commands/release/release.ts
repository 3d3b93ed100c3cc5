/**
 * `bun run release [--built]`: makes `dist/release/vonk-<version>-<commit>.tar.gz` and its folder: all that a server
 * needs to run, Bun too. Of one commit it is the same to the byte. `--built` takes what is built already.
 */
import { chmod, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create } from 'tar'
import packageFile from '../../../package.json' with { type: 'json' }
import { bundleBackups, bundleCommands } from '../../server/bundle-commands.ts'
import { COMMANDS } from '../run.ts'
import { changelog, commitsSince } from './changelog.ts'
import { neededPackages, ownDependencies } from './lock-file.ts'
import { sbom } from './sbom.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** What the bundles leave outside, as it is native, or read as files. */
const OUTSIDE = ['libsql', '@libsql/client', 'sharp', 'swagger-ui-dist'] as const
/** Files that the bundles read where they were. */
const READ = [
  'adapters/drizzle/connections/checkpoint-worker.ts',
  'adapters/drizzle/migrations/libsql',
  'adapters/drizzle/migrations/postgres',
  'adapters/geo/data',
  'adapters/people-pictures/letters',
  'api/OPERATING.md',
  'LICENSE',
]
/** Packages and files of packages that nothing reads when a server runs. */
const UNREAD_PACKAGES = /^@types\/|^undici-types$|^@scarf\//
const UNREAD = /\.(map|md|d\.[mc]?ts)$/
const UNREAD_SWAGGER =
  /swagger-ui-dist\/(?!package\.json|LICENSE|NOTICE|swagger-ui\.css$|swagger-ui-bundle\.js)/
const SNAPSHOT = /_snapshot\.json$/

/** Without `dirname`, which is not everywhere. */
const LAUNCHER = `#!/bin/sh
here=\${0%/*}
case "$1" in
start) exec "$here/bin/bun" "$here/dist/api/server.js" ;;
*) exec "$here/bin/bun" "$here/dist/api/commands.js" "$@" ;;
esac
`

const git = (...given: readonly string[]): string => {
  const { stdout, exitCode } = Bun.spawnSync(['git', ...given], { cwd: ROOT })
  if (exitCode !== 0) throw new Error(`git ${given[0]} failed`)
  return stdout.toString().trim()
}

const commit = git('rev-parse', '--short=12', 'HEAD')
const made = new Date(Number(git('log', '-1', '--format=%ct')) * 1000)
const { version } = packageFile
const name = `vonk-${version}-${commit}`
const place = join(ROOT, 'dist/release')
const folder = join(place, name)

if (!process.argv.includes('--built'))
  if (
    Bun.spawnSync([process.execPath, 'run', 'build'], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    }).exitCode !== 0
  )
    throw new Error('the build failed')
await bundleCommands()

await rm(place, { recursive: true, force: true })
await mkdir(join(folder, 'bin'), { recursive: true })
const take = async (path: string, filter: (path: string) => boolean = () => true) =>
  cp(join(ROOT, path), join(folder, path), { recursive: true, dereference: true, filter })
await cp(process.execPath, join(folder, 'bin/bun'), { dereference: true })
for (const part of ['api', 'server', 'web']) await take(`dist/${part}`)
for (const path of READ) await take(path, (one) => !SNAPSHOT.test(one))
await bundleBackups(folder)

const lock = await readFile(join(ROOT, 'bun.lock'), 'utf8')
const isMusl = (await readdir('/lib').catch(() => [])).some((one) => one.startsWith('ld-musl'))
const isOfOtherLibc = isMusl ? /-gnu$/ : /-musl$/
const outside = neededPackages(ROOT, lock, OUTSIDE).filter(
  ({ name: one }) => !isOfOtherLibc.test(one) && !UNREAD_PACKAGES.test(one),
)
for (const one of outside)
  await take(one.folder, (path) => !UNREAD.test(path) && !UNREAD_SWAGGER.test(path))

await writeFile(join(folder, 'vonk'), LAUNCHER)
await writeFile(
  join(folder, 'CHANGELOG.md'),
  changelog(version, made.toISOString().slice(0, 10), commitsSince(git)),
)
const inside = neededPackages(ROOT, lock, ownDependencies(lock))
await writeFile(join(folder, 'sbom.cdx.json'), sbom({ name: 'vonk', version, commit }, inside))
await writeFile(join(folder, 'package.json'), `${JSON.stringify(ownPackage(), null, 2)}\n`)

const paths = await filesOf(folder)
for (const path of paths)
  await chmod(join(folder, path), ['vonk', 'bin/bun'].includes(path) ? 0o755 : 0o644)
const archive = join(place, `${name}.tar.gz`)
await create(
  {
    ...{ cwd: place, file: archive, portable: true, noDirRecurse: true },
    gzip: { level: 9 },
    mtime: made,
  },
  paths.map((path) => `${name}/${path}`),
)
const size = (await stat(archive)).size / 1024 / 1024
process.stdout.write(`${archive}: ${paths.length} files, ${size.toFixed(1)} MB\n`)

/** The commands of the handbook, on what the release has. */
function ownPackage() {
  const commands = Object.keys(COMMANDS).map((one) => [one, `./vonk ${one}`])
  return {
    ...{ name: 'vonk', version, private: true, license: packageFile.license },
    scripts: { start: './vonk start', ...Object.fromEntries(commands) },
  }
}

async function filesOf(path: string): Promise<readonly string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .toSorted()
}
