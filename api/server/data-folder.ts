import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MARKER } from '#adapters/backup/restore-backup.ts'
import type { Storage } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { ConfigError } from './env.ts'

/** The id in a folder; `null` if it has none. */
const idIn = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').then(
    (text) => text.trim(),
    () => null,
  )

/** Writes a new id into a folder as a whole, unless another process just did; the id that it has. */
async function newId(path: string): Promise<string> {
  const id = crypto.randomUUID()
  const half = `${path}.${id}`
  await writeFile(half, id, { flush: true })
  await link(half, path).catch(async (error: unknown) => {
    if ((await idIn(path)) === null) throw error
  })
  await rm(half)
  return (await idIn(path)) ?? id
}

/**
 * Stops a start on a folder that is not the one of the database: a second server with a folder of its own would miss
 * half of the photos. The first start claims both.
 */
export async function claimFolder(
  dataDir: string,
  { atomically }: Pick<Storage, 'atomically'>,
): Promise<void> {
  const path = join(dataDir, MARKER)
  const known = await idIn(path)
  const own = known ?? (await newId(path))
  const { value: claimed } = await atomically(async ({ install }) => ok(await install.claim(own)))
  if (claimed === own) return
  if (known === null) await rm(path, { force: true })
  throw new ConfigError(
    `DATA_DIR, ${dataDir}, is not the folder of this database: its photos are in another one. All servers of an install share one folder. If this is a copy of it, tell so with: bun run adopt`,
  )
}

/** Says that a folder is the database's: it was copied, or moved, by hand. */
export async function adoptFolder(
  dataDir: string,
  { atomically }: Pick<Storage, 'atomically'>,
): Promise<void> {
  const { value: id } = await atomically(async ({ install }) =>
    ok(await install.claim(crypto.randomUUID())),
  )
  await writeFile(join(dataDir, MARKER), id, { flush: true })
}
