import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupPlace } from './backup-place.ts'
import {
  BACKUP_NAME,
  type BackedUpFile,
  BackupError,
  MANIFEST,
  type Manifest,
  parseManifest,
} from './manifest.ts'
import { keyIdOf, SEAL_BYTES, seal, unseal } from './sealing.ts'

/** A place, and the key to what is there; `null`: it is not encrypted. */
export type BackupTarget = { readonly place: BackupPlace; readonly key: Uint8Array | null }

/** Large files are stored in parts, so that neither memory nor a store limits them. */
export const PART = 8 * 1024 * 1024
const SEALED = '.sealed'
/** Written first and removed last: while it is there, no other backup removes photos that this one may count on. */
const BEGUN = 'begun'
const ERASED = 'erased/'

export type BackupStore = ReturnType<typeof backupStore>

/** The backups at a place. */
export function backupStore({ place, key }: BackupTarget) {
  const end = key ? SEALED : ''
  /** Shared by all backups under one key. */
  const photoFolder = key ? `photos-${keyIdOf(key).toString('hex')}` : 'photos'
  const objectOf = (folder: string, path: string): string =>
    path.startsWith('photos/')
      ? `${photoFolder}/${path.slice('photos/'.length)}${end}`
      : `${folder}/${path}${end}`

  const put = (name: string, boundTo: string, bytes: Uint8Array) =>
    place.write(name, key ? seal(key, boundTo, bytes) : bytes)

  async function get(name: string, boundTo: string): Promise<Uint8Array | null> {
    const bytes = await place.read(name)
    return bytes && (key ? unseal(key, boundTo, bytes) : bytes)
  }

  const partName = (path: string, nth: number) => (nth === 0 ? path : `${path}.${nth}`)
  /** What a part is sealed under: a photo is of many backups. */
  const sealedUnder = (id: string, path: string, nth: number) =>
    path.startsWith('photos/') ? `photos/${path}` : `${id}/${path} part ${nth}`

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

  async function* parts(folder: string, id: string, file: BackedUpFile) {
    const count = Math.max(1, Math.ceil(file.bytes / PART))
    for (let nth = 0; nth < count; nth += 1) {
      const bytes = await get(
        objectOf(folder, partName(file.path, nth)),
        sealedUnder(id, file.path, nth),
      )
      if (!bytes) throw changed(file.path)
      yield bytes
    }
  }

  return {
    place,
    key,
    photoFolder,
    /** How many bytes a stored photo has. */
    storedBytes: (bytes: number) => bytes + (key ? SEAL_BYTES : 0),

    begin: (id: string) => place.write(`${id}/${BEGUN}`, Buffer.from('begun')),
    finish: (id: string) => place.remove(`${id}/${BEGUN}`),

    writeManifest: (manifest: Manifest & { readonly id: string }) =>
      put(
        `${manifest.id}/${MANIFEST}${end}`,
        MANIFEST,
        Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`),
      ),

    /** The manifest of a backup, by the folder it is in; throws a `BackupError` if there is none that can be used. */
    async readManifest(folder: string): Promise<Manifest> {
      const bytes = await get(`${folder}/${MANIFEST}${end}`, MANIFEST)
      return bytes ? parseManifest(new TextDecoder().decode(bytes)) : refuseOther(folder)
    },

    /** Stores a local file. */
    async storeFile(id: string, path: string, from: string): Promise<BackedUpFile> {
      await using source = await open(from)
      const hash = new Bun.CryptoHasher('sha256')
      const buffer = Buffer.alloc(PART)
      let bytes = 0
      for (let nth = 0; ; nth += 1) {
        const read = await fill(source, buffer)
        if (read === 0 && nth > 0) break
        const part = buffer.subarray(0, read)
        hash.update(part)
        bytes += read
        await put(objectOf(id, partName(path, nth)), sealedUnder(id, path, nth), part)
        if (read < PART) break
      }
      return { path, bytes, sha256: hash.digest('hex') }
    },

    /** Stores a photo, whole. */
    async storePhoto(path: string, bytes: Uint8Array): Promise<BackedUpFile> {
      await put(objectOf('', path), sealedUnder('', path, 0), bytes)
      const sha256 = new Bun.CryptoHasher('sha256').update(bytes).digest('hex')
      return { path, bytes: bytes.length, sha256 }
    },

    /** How many bytes is stored of each photo, by its path in a backup. */
    async photosThere(): Promise<ReadonlyMap<string, number>> {
      const there = new Map<string, number>()
      for await (const { name, bytes } of place.list(`${photoFolder}/`))
        there.set(`photos/${name.slice(photoFolder.length + 1, name.length - end.length)}`, bytes)
      return there
    },

    /** The content of a file; throws a `BackupError` at its end unless it is what was backed up. */
    async *readFile(folder: string, manifest: Manifest, file: BackedUpFile) {
      const hash = new Bun.CryptoHasher('sha256')
      let bytes = 0
      const isPhoto = file.path.startsWith('photos/')
      const content =
        manifest.format === 1
          ? wholeFile(join(place.folder ?? '', folder, file.path))
          : isPhoto
            ? wholePhoto(get(objectOf(folder, file.path), sealedUnder('', file.path, 0)))
            : parts(folder, manifest.id ?? folder, file)
      try {
        for await (const chunk of content) {
          hash.update(chunk)
          bytes += chunk.length
          yield chunk
        }
      } catch (failure) {
        throw Object(failure).code === 'ENOENT' ? changed(file.path) : failure
      }
      if (bytes !== file.bytes || hash.digest('hex') !== file.sha256) throw changed(file.path)
    },

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

    /** One that was just erased: the next backup has them all. */
    writeErasedMember: (id: string) =>
      put(
        `${ERASED}member-${id}.json${end}`,
        `${ERASED}member-${id}.json`,
        Buffer.from(JSON.stringify([id])),
      ),
    async removeErasedMembers(listed: readonly string[]): Promise<void> {
      const known = new Set(listed)
      const beginning = `${ERASED}member-`
      for await (const { name } of place.list(beginning))
        if (known.has(name.slice(beginning.length).split('.')[0] ?? '')) await place.remove(name)
    },
    /** Ids of erased members, in lists that are only added to. */
    writeErased: (name: string, ids: readonly string[]) =>
      put(`${ERASED}${name}${end}`, `${ERASED}${name}`, Buffer.from(JSON.stringify(ids))),
    async readErased(): Promise<ReadonlySet<string>> {
      const ids = new Set<string>()
      for await (const { name } of place.list(ERASED)) {
        if (name.endsWith(SEALED) !== (key !== null)) continue
        const bytes = await get(name, name.slice(0, name.length - end.length))
        for (const id of bytes ? JSON.parse(new TextDecoder().decode(bytes)) : []) ids.add(id)
      }
      return ids
    },
  }
}

async function fill(source: Awaited<ReturnType<typeof open>>, buffer: Buffer): Promise<number> {
  let filled = 0
  while (filled < buffer.length) {
    const { bytesRead } = await source.read(buffer, filled, buffer.length - filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return filled
}

async function* wholeFile(path: string): AsyncGenerator<Uint8Array> {
  await using source = await open(path)
  const buffer = Buffer.alloc(PART)
  for (;;) {
    const read = await fill(source, buffer)
    if (read > 0) yield buffer.subarray(0, read)
    if (read < PART) return
  }
}

async function* wholePhoto(asked: Promise<Uint8Array | null>): AsyncGenerator<Uint8Array> {
  const bytes = await asked
  if (bytes) yield bytes
}

const changed = (path: string) =>
  new BackupError(
    `${path} of the backup is missing, cut short or changed. Use another.`,
    'BACKUP_DAMAGED',
  )
