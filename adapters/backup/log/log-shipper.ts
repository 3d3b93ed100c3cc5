import { BackupError, MANIFEST } from '../manifest.ts'
import { type BackupTarget, sealedObjects } from '../sealed-objects.ts'
import { encodeLink, LINK_BYTES, logOf, nthIn } from './links.ts'
import { openLivePages, type Snapshot } from './live-pages.ts'
import { type Added, openPhotoLog, type PhotoLog } from './photo-log.ts'
import {
  digestOf,
  fileOf,
  hashOf,
  newestStored,
  readStoredPages,
  type StoredPages,
  writeStoredPages,
} from './stored-pages.ts'

/** More changed at once than a process can hold: only a backup has it. */
export const TOO_LARGE = 'LOG_TOO_LARGE'
/** The place answers without what a log goes on with: another backup begins one. */
export const GONE = 'LOG_GONE'
const MOST_BYTES = 256 * 1024 * 1024

type Made = { readonly name: string; readonly bytes: Uint8Array }
/** Links of one moment that are not all stored, and what is stored once they are. */
type Pending = {
  readonly links: Made[]
  readonly next: StoredPages
  readonly at: number
  /** The last of them that is stored. */
  last: string | null
}

/** Where a database is, with what is known of what is stored of it. */
export type LogSource = {
  readonly dataDir: string
  readonly path: string
  /** The folder with its photos; `null`: they are in a bucket, and not in the log. */
  readonly photos: string | null
}

/**
 * The log of a database: what changed since the last round is stored as a link after the newest backup. Changed pages are
 * found by their hashes, so that it does not matter who wrote them, or what happened between two rounds.
 */
export async function openLog({ dataDir, path, photos }: LogSource, target: BackupTarget) {
  const live = openLivePages(path)
  const { put } = sealedObjects(target)
  const photoLog = photos === null ? null : openPhotoLog(photos, target)
  let state: StoredPages | null = null
  let pending: Pending | null = null
  let wal: string | null = null
  let version: number | null = null
  let pageBytes = 0
  let arePhotosDue = true

  /** Goes on with the newest backup; `null` if there is none that a log can follow. */
  async function current(): Promise<StoredPages | null> {
    const newest = await newestStored(dataDir)
    if (state !== null && state.backup === newest) return state
    ;[state, pending, wal, version] = [null, null, null, null]
    const found = await readStoredPages(dataDir, await fileOf(path))
    if (found === null) return null
    await checkPlace(target, found.backup, lastOf(found))
    // What was stored, and not noted before a crash: the same changes come again.
    for await (const { name } of target.place.list(logOf(found.backup)))
      if (nthIn(name) > found.links) await target.place.remove(name)
    state = found
    return found
  }

  async function store(work: Pending, before: StoredPages): Promise<void> {
    for (let link = work.links[0]; link !== undefined; link = work.links[0]) {
      await checkPlace(target, before.backup, work.last ?? lastOf(before))
      await put(link.name, link.name, link.bytes)
      work.last = link.name
      work.links.shift()
    }
    await writeStoredPages(dataDir, work.next)
    state = work.next
    pending = null
  }

  /** After the pages, so that these do not wait for photos. */
  async function storePhotos(log: PhotoLog, before: StoredPages): Promise<void> {
    const added = await log.store(before.backup, before.photosUntil)
    const { photos, photosUntil, areLeft, noted } = added
    if (photos.length === 0) state = { ...before, photosUntil }
    else await store(linkOf(added, before, pageBytes), before)
    noted()
    arePhotosDue = areLeft
  }

  return {
    /** Stores what changed; the moment up to which all is stored, or `null` if only a new backup begins a log. */
    async ship(): Promise<number | null> {
      const before = await current()
      if (before === null) return null
      if (pending !== null) await store(pending, before)
      const [at, seen] = [Date.now(), live.version()]
      if (seen !== version) {
        const made = live.read((snapshot) => {
          const found = changesIn(snapshot, { state: state ?? before, wal, at })
          wal = snapshot.wal
          pageBytes = snapshot.pageBytes
          return found
        })
        // One that is not noted is taken again.
        version = seen
        arePhotosDue = true
        if (made !== null) {
          pending = made
          await store(made, state ?? before)
        }
      }
      if (photoLog && arePhotosDue) await storePhotos(photoLog, state ?? before)
      return at
    },
    close: live.close,
  }
}

/** A place may be gone and come back, as a mount over an empty folder: no link follows one that is not there. */
async function checkPlace(
  target: BackupTarget,
  backup: string,
  last: string | null,
): Promise<void> {
  const { end } = sealedObjects(target)
  const needed = [`${backup}/${MANIFEST}`, ...(last === null ? [] : [last])]
  for (const name of needed)
    if (!(await target.place.has(name + end)))
      throw new BackupError(`${name} is not in ${target.place.text}.`, GONE)
}

const lastOf = ({ links, last }: StoredPages): string | null => (links > 0 ? last : null)

/** A link with photos, and no pages. */
function linkOf({ photos, photosUntil }: Added, before: StoredPages, pageBytes: number): Pending {
  const { backup, hashes, seed, links, last } = before
  const at = Date.now()
  const whole = { count: hashes.length, seed, digest: digestOf(hashes) }
  const place = { backup, nth: links + 1, before: last, at, pageBytes, pages: [] }
  const made = encodeLink({ ...place, whole, photos }, new Uint8Array())
  const next = { ...before, links: links + 1, last: made.name, photosUntil }
  return { links: [made], next, at, last: null }
}

type Since = { readonly state: StoredPages; readonly wal: string | null; readonly at: number }

/** The links with all pages that differ from what is stored; `null` if none does. */
function changesIn(snapshot: Snapshot, { state, wal, at }: Since): Pending | null {
  const { count, pageBytes, page } = snapshot
  const hashes = new BigUint64Array(count)
  hashes.set(state.hashes.subarray(0, count))
  const links: Made[] = []
  // Used again for each link: a process that holds each page by itself takes twice the memory of all.
  const content = new Uint8Array(LINK_BYTES)
  let pages: number[] = []
  let last = state.last
  const finish = (whole: boolean) => {
    const link = {
      ...{ backup: state.backup, nth: state.links + links.length + 1, before: last, at },
      ...{ pageBytes, pages },
      whole: whole ? { count, seed: state.seed, digest: digestOf(hashes) } : null,
    }
    const made = encodeLink(link, content.subarray(0, pages.length * pageBytes))
    last = made.name
    links.push(made)
    pages = []
    if (links.reduce((sum, { bytes }) => sum + bytes.length, 0) > MOST_BYTES)
      throw new BackupError('Too much has changed at once.', TOO_LARGE)
  }
  for (const nth of candidates(snapshot, wal, state)) {
    const bytes = page(nth)
    const hash = hashOf(state.seed, bytes)
    if (nth <= state.hashes.length && hashes[nth - 1] === hash) continue
    hashes[nth - 1] = hash
    content.set(bytes, pages.length * pageBytes)
    pages.push(nth)
    if (pages.length * pageBytes >= LINK_BYTES) finish(false)
  }
  if (pages.length === 0 && links.length === 0 && count === state.hashes.length) return null
  finish(true)
  return {
    links,
    next: { ...state, hashes, last, links: state.links + links.length },
    at,
    last: null,
  }
}

/** The pages to look at: those that may have changed, if that is known. */
function* candidates(
  { count, isFree, changedIn }: Snapshot,
  wal: string | null,
  { hashes }: StoredPages,
): Generator<number> {
  const changed = changedIn(wal)
  const isLooked = (nth: number) =>
    changed === null || changed.has(nth) || isFree(nth) || nth > hashes.length
  for (let nth = 1; nth <= count; nth += 1) if (isLooked(nth)) yield nth
}
