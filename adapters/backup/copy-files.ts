import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BackedUpFile } from './manifest.ts'

const CHUNK = 1024 * 1024
const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const

/** Creates a folder readable only by its owner. */
export const makeFolder = (path: string) =>
  mkdir(path, { recursive: true, mode: OWNER_ONLY.folder })

/** Copies a file with fsync, readable only by its owner, and returns its size and hash. */
export async function copyFile(from: string, to: string): Promise<Content> {
  await using source = await open(from)
  await makeFolder(dirname(to))
  await using target = await open(to, 'wx', OWNER_ONLY.file)
  const content = await readThrough(source, (chunk) => target.writeFile(chunk))
  await target.sync()
  return content
}

/** Reads a whole file and returns its size and hash. */
export async function describeFile(path: string): Promise<Content> {
  await using source = await open(path)
  // Awaited here, so that the file is closed on return.
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

/** All files below a folder, by relative path; none if the folder does not exist. */
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

/** Whether an error is ENOENT. */
export const isMissing = (failure: unknown): boolean => Object(failure).code === 'ENOENT'
