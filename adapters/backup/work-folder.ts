import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MINUTE } from '#core/shared/time.ts'
import { FileHeldError, lockFile } from '../drizzle/connections/file-lock.ts'
import { ifMissing, makeFolder } from './copy-files.ts'

const NAME = 'backup-work-'
/** What is locked in it. */
const LOCKED = 'work'

/** Works in a folder in DATA_DIR, as private as the database, which goes with the work; what killed ones left goes first. */
export async function inWorkFolder<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await makeFolder(dataDir)
  await removeLeft(dataDir)
  const folder = await mkdtemp(join(dataDir, NAME))
  const lock = lockFile(join(folder, LOCKED))
  try {
    return await work(folder)
  } finally {
    lock.release()
    await rm(folder, { recursive: true, force: true })
  }
}

async function removeLeft(dataDir: string): Promise<void> {
  for (const name of new Bun.Glob(`${NAME}*`).scanSync({ cwd: dataDir, onlyFiles: false })) {
    const folder = join(dataDir, name)
    const there = await stat(folder).catch(ifMissing(null))
    // One that was just made may not be locked yet.
    if (there && Date.now() - there.mtimeMs > MINUTE && isLeft(folder))
      await rm(folder, { recursive: true, force: true })
  }
}

/** A crash releases its lock. */
function isLeft(folder: string): boolean {
  try {
    lockFile(join(folder, LOCKED)).release()
    return true
  } catch (failure) {
    if (failure instanceof FileHeldError) return false
    throw failure
  }
}
