import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newestBackup } from '#adapters/backup/newest-backup.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { fine, type Line, look, wrong } from './line.ts'

const ROOT = new URL('../../..', import.meta.url).pathname
const SOURCES = new Bun.Glob('{core,adapters,api,ui,app}/**/*.{ts,tsx,json,sql,html}')
const BUILD = 'bun run build, then start again'

/** Whether the build is there, and not older than what it was made of. */
export async function checkBuild(root = ROOT): Promise<readonly Line[]> {
  const parts = ['dist/api/server.js', 'dist/server/entry-server.js', 'dist/web/index.html']
  const times = await Promise.all(parts.map((part) => changed(join(root, part))))
  const built = Math.min(...times.map((time) => time ?? 0))
  if (built === 0) return [wrong('build', 'the pages are not built', BUILD)]
  // The build makes it.
  const isMade = (path: string) => path.endsWith('.gen.ts')
  for await (const path of SOURCES.scan({ cwd: root })) {
    if (!isMade(path) && ((await changed(join(root, path))) ?? 0) > built)
      return [look('build', `it is older than ${path}`, BUILD)]
  }
  return [fine('build', `of ${new Date(built).toISOString()}, and of this version`)]
}

const changed = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )

/** How old the newest backup is. */
export async function checkBackup(folder: string, now: number): Promise<readonly Line[]> {
  const newest = await newestBackup(folder)
  if (newest === null)
    return [
      look(
        'backup',
        `there is none in ${folder}`,
        'bun run backup; --backups names another folder',
      ),
    ]
  const age = now - newest.madeAt.getTime()
  const says = `${newest.path}, ${Math.floor(age / HOUR)} hours old`
  return [age > 2 * DAY ? look('backup', says, 'bun run backup, daily') : fine('backup', says)]
}
