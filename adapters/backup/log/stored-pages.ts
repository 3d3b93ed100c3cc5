import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ifMissing } from '../copy-files.ts'
import { BACKUP_NAME } from '../manifest.ts'

/** The state of a database that is stored: a backup, and the links of its log so far. */
export type StoredPages = {
  readonly backup: string
  /** How many links the log has, and the name of the last; before the first, the hash of the backed-up file. */
  readonly links: number
  readonly last: string
  /** Which file it is of: a copy of the folder must not go on with the log of the original. */
  readonly file: string
  /** Photos of until then are stored, in milliseconds; `undefined`: those of the backup. */
  readonly photosUntil?: number
  /** Of the hashes, so that nobody makes pages that have the same. */
  readonly seed: string
  /** A hash of each page. */
  readonly hashes: BigUint64Array<ArrayBuffer>
}

const END = '.pages'
const CHECK = 32
const nameOf = (backup: string): string => `${backup}${END}`

/** The identity of a file. */
export async function fileOf(path: string): Promise<string> {
  const { dev, ino } = await stat(path, { bigint: true })
  return `${dev}:${ino}`
}

export const hashOf = (seed: string, page: Uint8Array): bigint =>
  Bun.hash.wyhash(page, BigInt(`0x${seed}`))

/** A hash of all pages. */
export const digestOf = (hashes: BigUint64Array): string =>
  new Bun.CryptoHasher('sha256').update(hashes).digest('hex')

/** Writes it into a folder, whole or not at all, and removes that of earlier backups. */
export async function writeStoredPages(folder: string, state: StoredPages): Promise<void> {
  const { hashes, ...facts } = state
  const head = Buffer.from(`${JSON.stringify(facts)}\n`)
  const all = Buffer.concat([
    head,
    Buffer.from(hashes.buffer, hashes.byteOffset, hashes.byteLength),
  ])
  const half = join(folder, `${nameOf(state.backup)}.half`)
  await writeFile(half, Buffer.concat([all, check(all)]), { mode: 0o600 })
  await rename(half, join(folder, nameOf(state.backup)))
  for (const backup of await storedBackups(folder))
    if (backup < state.backup) await rm(join(folder, nameOf(backup)), { force: true })
}

/** Of a backup by a clock that was ahead: the newest is what a log goes on with. */
export async function removeLaterPages(folder: string, backup: string): Promise<void> {
  for (const one of await storedBackups(folder))
    if (one > backup) await rm(join(folder, nameOf(one)), { force: true })
}

/** The newest in a folder, if it is of this file; `null`: there is none, and only a new backup begins a log. */
export async function readStoredPages(folder: string, file: string): Promise<StoredPages | null> {
  const backup = (await storedBackups(folder)).at(-1)
  if (backup === undefined) return null
  const bytes = await readFile(join(folder, nameOf(backup))).catch(ifMissing(null))
  const all = bytes?.subarray(0, -CHECK)
  // A power cut may have left half of it.
  if (!bytes || !all || !check(all).equals(bytes.subarray(-CHECK))) return null
  const end = all.indexOf('\n')
  const facts = JSON.parse(all.toString('utf8', 0, end))
  if (facts.file !== file) return null
  return { ...facts, hashes: new BigUint64Array(new Uint8Array(all.subarray(end + 1)).buffer) }
}

/** The newest backup with a state in a folder. */
export const newestStored = async (folder: string): Promise<string | null> =>
  (await storedBackups(folder)).at(-1) ?? null

async function storedBackups(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(ifMissing([]))
  return names
    .filter((name) => name.endsWith(END) && BACKUP_NAME.test(name.slice(0, -END.length)))
    .map((name) => name.slice(0, -END.length))
    .toSorted()
}

const check = (bytes: Uint8Array): Buffer =>
  Buffer.from(new Bun.CryptoHasher('sha256').update(bytes).digest())
