import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupLocation, openPlace } from '#adapters/backup/backup-place.ts'
import { backupStore } from '#adapters/backup/backup-store.ts'
import { type NewestLog, newestLog } from '#adapters/backup/log/replay-log.ts'
import { BackupError, isAhead } from '#adapters/backup/manifest.ts'
import { newestBackup, othersBackup, type Whose } from '#adapters/backup/newest-backup.ts'
import type { BackupTarget } from '#adapters/backup/sealed-objects.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
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

/** How old the newest backup is, and whether it is encrypted. */
export async function checkBackup(
  location: BackupLocation,
  key: Uint8Array | null,
  { now, logged, install }: Whose & { readonly logged: boolean },
): Promise<readonly Line[]> {
  const place = openPlace(location)
  try {
    const newest = await newestBackup({ place, key }, { install, now })
    const more = await besides({ place, key }, { install, now })
    if (newest === null)
      return [
        look(
          'backup',
          `there is none in ${place.text}`,
          'bun run backup; BACKUP_URL or --backups names another place',
        ),
        ...more,
      ]
    const age = now - Date.parse(newest.manifest.madeAt)
    const says = `${newest.name} in ${place.text}, ${Math.floor(age / HOUR)} hours old`
    return [
      age > 2 * DAY
        ? look('backup', says, 'bun run backup, daily, or set BACKUP_EVERY')
        : fine('backup', says),
      ...(logged ? [logLine(await newestLog({ place, key }, { install, now }), now)] : []),
      ...more,
      key === null
        ? look(
            'backup key',
            'backups are not encrypted',
            'set BACKUP_KEY, and store it elsewhere too',
          )
        : fine('backup key', 'backups are encrypted; see that BACKUP_KEY is stored elsewhere too'),
    ]
  } catch (failure) {
    if (!(failure instanceof BackupError) && !Object(failure).syscall) throw failure
    const says = failure instanceof Error ? failure.message : 'no answer'
    return [wrong('backup', says, 'see BACKUP_URL, its keys and BACKUP_KEY')]
  }
}

/** What else is at the place: backups of a wrong clock, and of another install. */
async function besides(target: BackupTarget, whose: Whose): Promise<readonly Line[]> {
  const { whole } = await backupStore(target).names()
  const ahead = whole.filter((name) => isAhead(name, whose.now))
  const other = await othersBackup(target, whose)
  return [
    ...(ahead.length > 0
      ? [
          look(
            'backup time',
            `${ahead.join(', ')}: the time lies in the future`,
            'see the clocks of the machines; remove it once there is a newer backup',
          ),
        ]
      : []),
    ...(other
      ? [
          look(
            'backup place',
            `${other.name} is of another install, ${other.manifest.install}`,
            'give each install a place of its own; after a restore, remove those of before once you need them no more',
          ),
        ]
      : []),
  ]
}

/** A server writes at least each minute, as its jobs note their runs. */
const LATE = 5 * MINUTE

/** Up to when what is written is stored after the backup. */
function logLine(log: NewestLog | null, now: number): Line {
  const help = 'see that the server runs, and backup.log-failed in its log'
  if (log === null) return look('backup log', 'none follows the backup', help)
  if (log.missing !== null)
    return wrong(
      'backup log',
      `part ${log.missing} of the log after ${log.backup} is missing: a restore leads to ${new Date(log.at).toISOString()}`,
      'find out what removes it; remove that backup’s folder in log/: the server then begins another',
    )
  const says = `what was written until ${new Date(log.at).toISOString()} is stored after ${log.backup}`
  return now - log.at > LATE ? look('backup log', says, help) : fine('backup log', says)
}
