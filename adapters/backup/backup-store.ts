import { join } from 'node:path'
import { PART, partsOf } from './file-parts.ts'
import {
  BACKUP_NAME,
  type BackedUpFile,
  BackupError,
  describeFile,
  MANIFEST,
  type Manifest,
  parseManifest,
} from './manifest.ts'
import { type BackupTarget, SEALED, type SealedObjects, sealedObjects } from './sealed-objects.ts'
import { SEAL_BYTES } from './sealing.ts'

/** Written first and removed last: while it is there, no other backup removes photos that this one may count on. */
const BEGUN = 'begun'

export type BackupStore = ReturnType<typeof backupStore>

/** The backups at a place. */
export const backupStore = (target: BackupTarget) => ({
  ...wholeBackups(target),
  ...backupFiles(target),
})

/** Backups as a whole, by name, which is that of their folder. */
function wholeBackups(target: BackupTarget) {
  const { place, key } = target
  const { put, get } = sealedObjects(target)

  /** Refuses what is there but cannot be read with this key, or without one. */
  async function refuseOther(folder: string): Promise<never> {
    if (key && (await place.read(`${folder}/${MANIFEST}`)))
      throw new BackupError(
        'The backup is not encrypted. Leave BACKUP_KEY unset to restore it.',
        'BACKUP_KEY',
      )
    if (!key && (await place.read(`${folder}/${MANIFEST}${SEALED}`)))
      throw new BackupError('The backup is encrypted: set its BACKUP_KEY.', 'BACKUP_KEY')
    throw new BackupError(
      `${join(place.text, folder)} is no backup, or an unfinished one: it has no ${MANIFEST}.`,
    )
  }

  /** The manifest of a backup, by the folder it is in; throws a `BackupError` if there is none that can be used. */
  async function readManifest(folder: string): Promise<Manifest> {
    const bytes = await get(`${folder}/${MANIFEST}`, MANIFEST)
    return bytes ? parseManifest(new TextDecoder().decode(bytes)) : refuseOther(folder)
  }

  return {
    readManifest,
    begin: (id: string) => place.write(`${id}/${BEGUN}`, Buffer.from('begun')),
    finish: (id: string) => place.remove(`${id}/${BEGUN}`),

    writeManifest: (manifest: Manifest & { readonly id: string }) =>
      put(
        `${manifest.id}/${MANIFEST}`,
        MANIFEST,
        Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`),
      ),

    /** The same; what is a fault of this backup alone, such as another key, is returned. */
    tryManifest: (folder: string): Promise<Manifest | BackupError> =>
      readManifest(folder).catch((failure: unknown) => {
        if (failure instanceof BackupError && !failure.code.startsWith('S3_')) return failure
        throw failure
      }),

    /** What is at the place, by name: the whole backups, oldest first, and unfinished ones. */
    async names(): Promise<{
      readonly whole: readonly string[]
      readonly begun: readonly string[]
    }> {
      const [whole, all] = [new Set<string>(), new Set<string>()]
      for await (const { name } of place.list('vonk-')) {
        const [folder = '', file] = name.split('/')
        if (!BACKUP_NAME.test(folder)) continue
        all.add(folder)
        if (file === MANIFEST || file === `${MANIFEST}${SEALED}`) whole.add(folder)
      }
      return { whole: [...whole].toSorted(), begun: [...all].filter((one) => !whole.has(one)) }
    },

    async removeBackup(folder: string): Promise<void> {
      const names: string[] = []
      for await (const { name } of place.list(`${folder}/`)) names.push(name)
      // Its manifest first: what is left of it is no backup.
      const isManifest = (name: string) => name.startsWith(`${folder}/${MANIFEST}`)
      for (const name of names.filter(isManifest)) await place.remove(name)
      for (const name of names.filter((one) => !isManifest(one))) await place.remove(name)
    },
  }
}

/** The files of backups. */
function backupFiles(target: BackupTarget) {
  const { place, key } = target
  const objects = sealedObjects(target)
  const { put, photoFolder, end } = objects
  const photoOf = (path: string) => `${photoFolder}/${path.slice('photos/'.length)}`

  return {
    /** How many bytes a stored photo has. */
    storedBytes: (bytes: number) => bytes + (key ? SEAL_BYTES : 0),

    /** Stores a local file. */
    async storeFile(id: string, path: string, from: string): Promise<BackedUpFile> {
      const hash = new Bun.CryptoHasher('sha256')
      let [bytes, nth] = [0, 0]
      for await (const part of partsOf(from)) {
        hash.update(part)
        bytes += part.length
        await put(`${id}/${partName(path, nth)}`, partBinding(id, path, nth), part)
        nth += 1
      }
      return { path, bytes, sha256: hash.digest('hex') }
    },

    /** Stores a photo, whole, for all backups. */
    async storePhoto(path: string, bytes: Uint8Array): Promise<BackedUpFile> {
      await put(photoOf(path), photoBinding(path), bytes)
      return describeFile(path, bytes)
    },

    removePhoto: (path: string) => place.remove(`${photoOf(path)}${end}`),

    /** How many bytes is stored of each photo, by its path in a backup. */
    async photosThere(): Promise<ReadonlyMap<string, number>> {
      const there = new Map<string, number>()
      for await (const { name, bytes } of place.list(`${photoFolder}/`))
        there.set(`photos/${name.slice(photoFolder.length + 1, name.length - end.length)}`, bytes)
      return there
    },

    /** The content of a file; throws a `BackupError` at its end unless it is what was backed up. */
    async *readFile(folder: string, manifest: Manifest, file: BackedUpFile) {
      const { path } = file
      const hash = new Bun.CryptoHasher('sha256')
      let bytes = 0
      const content =
        manifest.format === 1
          ? partsOf(join(place.folder ?? '', folder, path))
          : path.startsWith('photos/')
            ? objectsIn(objects, [[photoOf(path), photoBinding(path)]])
            : objectsIn(objects, partNames(folder, manifest.id ?? folder, file))
      try {
        for await (const chunk of content) {
          hash.update(chunk)
          bytes += chunk.length
          yield chunk
        }
      } catch (failure) {
        throw Object(failure).code === 'ENOENT' ? changed(path) : failure
      }
      if (bytes !== file.bytes || hash.digest('hex') !== file.sha256) throw changed(path)
    },
  }
}

const partName = (path: string, nth: number) => (nth === 0 ? path : `${path}.${nth}`)
/** What objects are sealed under: a photo is of many backups. */
const partBinding = (id: string, path: string, nth: number) => `${id}/${path} part ${nth}`
const photoBinding = (path: string) => `photos/${path}`

/** The parts of a file by their names, and what each is sealed under. */
const partNames = (folder: string, id: string, { path, bytes }: BackedUpFile) =>
  Array.from(
    { length: Math.max(1, Math.ceil(bytes / PART)) },
    (_, nth) => [`${folder}/${partName(path, nth)}`, partBinding(id, path, nth)] as const,
  )

/** The content of objects; one that is not there has none. */
async function* objectsIn(
  { get }: SealedObjects,
  names: readonly (readonly [name: string, boundTo: string])[],
): AsyncGenerator<Uint8Array> {
  for (const [name, boundTo] of names) {
    const bytes = await get(name, boundTo)
    if (bytes) yield bytes
  }
}

const changed = (path: string) =>
  new BackupError(
    `${path} of the backup is missing, cut short or changed. Use another.`,
    'BACKUP_DAMAGED',
  )
