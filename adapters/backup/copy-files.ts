import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BackedUpFile } from './manifest.ts'

const CHUNK = 1024 * 1024
const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const

/** Makes a folder that its owner alone may look into. */
export const makeFolder = (path: string) =>
  mkdir(path, { recursive: true, mode: OWNER_ONLY.folder })

/** Copies a file to the disk, for its owner alone to read, and tells what was copied. */
export async function copyFile(from: string, to: string): Promise<Content> {
  await using source = await open(from)
  await makeFolder(dirname(to))
  await using target = await open(to, 'wx', OWNER_ONLY.file)
  const content = await readThrough(source, (chunk) => target.writeFile(chunk))
  await target.sync()
  return content
}

/** Reads a file through, and tells what is in it. */
export async function describeFile(path: string): Promise<Content> {
  await using source = await open(path)
  // Awaited here: the file is closed when this returns.
  return await readThrough(source, async () => undefined)
}

type Content = Omit<BackedUpFile, 'path'>

async function readThrough(source: FileHandle, take: (chunk: Buffer) => Promise<void>) {
  const hash = new Bun.CryptoHasher('sha256')
  const buffer = Buffer.alloc(CHUNK)
  let bytes = 0
  for (;;) {
    const { bytesRead } = await source.read(buffer)
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') }
    const chunk = buffer.subarray(0, bytesRead)
    hash.update(chunk)
    bytes += bytesRead
    await take(chunk)
  }
}

/** Every file below a folder, by its path from there; none where there is no such folder. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (failure) => {
      if (isMissing(failure)) return []
      throw failure
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
}

/** Whether a failure says that something is not there. */
export const isMissing = (failure: unknown): boolean => Object(failure).code === 'ENOENT'
