import { open } from 'node:fs/promises'
import { backupStore } from '../backup-store.ts'
import {
  BACKUP_NAME,
  type BackedUpFile,
  BackupError,
  DATABASE,
  describeFile,
  isAhead,
  type Manifest,
  madeAt,
} from '../manifest.ts'
import { isOwn, type Whose } from '../newest-backup.ts'
import { type BackupTarget, SEALED, sealedObjects } from '../sealed-objects.ts'
import { backupOf, decodeLink, type Link, LOGS, logOf, nthIn, photoOf } from './links.ts'
import { digestOf, hashOf } from './stored-pages.ts'

type Read = ReturnType<typeof decodeLink> & { readonly name: string }
/** How far a log led. */
export type Replayed = {
  /** The moment that the database now is of; `null`: there is no log, or none that can be used. */
  readonly at: number | null
  /** Why it was not followed further, if it goes on. */
  readonly fault: string | null
  /** The photos that it has, by their paths in a backup. */
  readonly photos: ReadonlyMap<string, BackedUpFile>
}

/** Where none is followed. */
export const NO_LOG: Replayed = { at: null, fault: null, photos: new Map() }

/** A photo of a log; `null`: it is gone, or is not what was stored. */
export async function readLogPhoto(
  target: BackupTarget,
  backup: string,
  photo: BackedUpFile,
): Promise<Uint8Array | null> {
  const name = photoOf(backup, photo.path)
  const content = await sealedObjects(target)
    .get(name, name)
    .catch((failure: unknown) => {
      if (failure instanceof BackupError && failure.code.startsWith('BACKUP_')) return null
      throw failure
    })
  if (!content) return null
  const { bytes, sha256 } = describeFile(photo.path, content)
  return bytes === photo.bytes && sha256 === photo.sha256 ? content : null
}

/**
 * Writes the log of a backup into the copy of its database. Follows it as far as each link names the one before it and is
 * whole; what comes after that is not used. Throws only if the place does not answer, or pages are not what they were.
 */
async function replayLog(
  target: BackupTarget,
  backup: { readonly id: string; readonly sha256: string },
  path: string,
): Promise<Replayed> {
  await using file = await open(path, 'r+')
  let whole: Link | null = null
  let group: Read[] = []
  const photos = new Map<string, BackedUpFile>()
  const log = followLog(target, backup)
  let step = await log.next()
  for (; !step.done; step = await log.next()) {
    group.push(step.value)
    const { link } = step.value
    if (link.whole === null) continue
    for (const one of group) await writePages(file, one)
    await file.truncate(link.whole.count * link.pageBytes)
    for (const photo of link.photos ?? []) photos.set(photo.path, photo)
    group = []
    whole = link
  }
  await file.sync()
  if (whole) await compare(file, whole)
  const cut = group.length > 0 ? 'it ends within changes that belong together' : null
  return { at: whole?.at ?? null, fault: step.value ?? cut, photos }
}

/** The same for a backup by its manifest. */
export async function replayLogOf(
  target: BackupTarget,
  { id, files }: Manifest,
  path: string,
): Promise<Replayed> {
  const sha256 = files.find((file) => file.path === DATABASE.libsql)?.sha256
  return id && sha256 ? replayLog(target, { id, sha256 }, path) : NO_LOG
}

export type NewestLog = {
  /** The backup that it follows. */
  readonly backup: string
  /** The moment that it leads to. */
  readonly at: number
  /** The number of the first link that is missing, if it goes on after that. */
  readonly missing: number | null
}

/** The newest log of one's own backups at a place; `null`: there is none. */
export async function newestLog(target: BackupTarget, whose: Whose): Promise<NewestLog | null> {
  const logs = new Set<string>()
  for await (const { name } of target.place.list(LOGS)) logs.add(backupOf(name))
  const store = backupStore(target)
  for (const backup of [...logs].toSorted().toReversed()) {
    if (!BACKUP_NAME.test(backup) || isAhead(backup, whose.now)) continue
    const manifest = await store.tryManifest(backup)
    if (manifest instanceof BackupError || !isOwn(manifest, whose.install)) continue
    const log = await endOfLog(target, backup)
    if (log) return log
  }
  return null
}

/** How far a log leads by the names of its links; `null` if it has none. */
async function endOfLog(target: BackupTarget, backup: string): Promise<NewestLog | null> {
  const names = await namesOf(target, backup)
  if (names.size === 0) return null
  let last = 0
  while (names.has(last + 1)) last += 1
  const name = names.get(last)?.[0]
  const at = name === undefined ? madeAt(backup) : (await readLink(target, name)).link.at
  return { backup, at, missing: Math.max(...names.keys()) > last ? last + 1 : null }
}

/** The links of a log in order; returns why it ends before what is stored does. */
async function* followLog(
  target: BackupTarget,
  { id, sha256 }: { readonly id: string; readonly sha256: string },
): AsyncGenerator<Read, string | null> {
  const names = await namesOf(target, id)
  let before = sha256
  for (let nth = 1; nth <= Math.max(0, ...names.keys()); nth += 1) {
    const found: Read[] = []
    let fault = 'a part is missing'
    for (const name of names.get(nth) ?? []) {
      try {
        const one = await readLink(target, name)
        if (one.link.backup === id && one.link.nth === nth && one.link.before === before)
          found.push(one)
        else fault = 'a part is of another log'
      } catch (failure) {
        if (!(failure instanceof BackupError) || !failure.code.startsWith('BACKUP_')) throw failure
        fault =
          failure.code === 'BACKUP_KEY' ? 'a part has another BACKUP_KEY' : 'a part is damaged'
      }
    }
    // Of two after a crash, the later one has all that the other has.
    const [next] = found.toSorted((a, b) => b.link.at - a.link.at)
    if (!next) return fault
    before = next.name
    yield next
  }
  return null
}

async function readLink(target: BackupTarget, name: string): Promise<Read> {
  const bytes = await sealedObjects(target).get(name, name)
  if (!bytes) throw new BackupError(`${name} is gone.`, 'BACKUP_DAMAGED')
  return { ...decodeLink(name, bytes), name }
}

async function namesOf({ place, key }: BackupTarget, id: string) {
  const names = new Map<number, string[]>()
  for await (const { name } of place.list(logOf(id))) {
    const nth = nthIn(name)
    if (nth === 0 || name.endsWith(SEALED) !== (key !== null)) continue
    names.set(nth, [...(names.get(nth) ?? []), key ? name.slice(0, -SEALED.length) : name])
  }
  return names
}

type File = Awaited<ReturnType<typeof open>>

async function writePages(file: File, { link, content }: Read): Promise<void> {
  const { pageBytes } = link
  for (const [at, nth] of link.pages.entries())
    await file.write(content, at * pageBytes, pageBytes, (nth - 1) * pageBytes)
}

/** Whether the file now is what the server had, page by page. */
async function compare(file: File, { whole, pageBytes }: Link): Promise<void> {
  if (whole === null) return
  const hashes = new BigUint64Array(whole.count)
  const page = Buffer.alloc(pageBytes)
  for (let nth = 0; nth < whole.count; nth += 1) {
    await file.read(page, 0, pageBytes, nth * pageBytes)
    hashes[nth] = hashOf(whole.seed, page)
  }
  if (digestOf(hashes) !== whole.digest)
    throw new BackupError(
      'The log does not lead to the database that it is of. Restore the backup alone, by --without-log.',
      'LOG_DIFFERS',
    )
}
