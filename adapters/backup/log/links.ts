import { type BackedUpFile, BackupError } from '../manifest.ts'

/** A link of a log: pages that changed since the one before it. */
export type Link = {
  readonly backup: string
  readonly nth: number
  /** Name of the link before; of the first, the hash of the backed-up file. */
  readonly before: string
  /** When the pages were so. */
  readonly at: number
  readonly pageBytes: number
  /** The numbers of the pages that it has. */
  readonly pages: readonly number[]
  /** Of the last link with changes of one moment: how many pages there are then, and a hash of all. */
  readonly whole: { readonly count: number; readonly seed: string; readonly digest: string } | null
  /** Photos that were added, stored beside it before it. */
  readonly photos?: readonly BackedUpFile[]
}

export const LOGS = 'log/'
/** In a place, the log of a backup. */
export const logOf = (backup: string): string => `${LOGS}${backup}/`

/** A photo in the log of a backup: it goes with that, and is of the next backup too. */
export const photoOf = (backup: string, path: string): string => `${logOf(backup)}${path}`

/** The backup that a link, by its name, comes after. */
export const backupOf = (name: string): string => name.slice(LOGS.length).split('/')[0] ?? ''

/** As many bytes of pages are in one link: it is held in memory, and stores limit objects. */
export const LINK_BYTES = 8 * 1024 * 1024

const HEAD = 4
const DIGITS = 8

/** A link as it is stored, and its name: that tells its content, so that none is swapped where there is no key. */
export function encodeLink(link: Link, content: Uint8Array) {
  const head = Buffer.from(JSON.stringify(link))
  const length = Buffer.alloc(HEAD)
  length.writeUInt32BE(head.length)
  const packed = Bun.zstdCompressSync(content, { level: 1 })
  const bytes = Buffer.concat([length, head, packed])
  return { name: nameOf(link, bytes), bytes }
}

/** The link in what is stored under a name; throws a `BackupError` if it is another one, or damaged. */
export function decodeLink(name: string, bytes: Uint8Array) {
  try {
    const all = Buffer.from(bytes)
    const end = HEAD + all.readUInt32BE(0)
    const link: Link = JSON.parse(all.toString('utf8', HEAD, end))
    const content = Bun.zstdDecompressSync(all.subarray(end))
    if (nameOf(link, all) === name && content.length === link.pages.length * link.pageBytes)
      return { link, content }
  } catch {
    // Below.
  }
  throw new BackupError(`${name} is damaged.`, 'BACKUP_DAMAGED')
}

const nameOf = ({ backup, nth }: Link, bytes: Uint8Array): string => {
  const hash = new Bun.CryptoHasher('sha256').update(bytes).digest('hex').slice(0, 32)
  return `${logOf(backup)}${String(nth).padStart(DIGITS, '0')}-${hash}`
}

/** The place of a link in its log, by its name. */
export const nthIn = (name: string): number =>
  Number(/\/(\d{8})-[0-9a-f]{32}(?:\.sealed)?$/.exec(name)?.[1] ?? 0)
