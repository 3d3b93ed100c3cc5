import type { Ports } from '../ports.ts'
import type { PhotoKey } from './photo.ts'
import type { Picture } from './ports.ts'

/** Whether a picture equals the one under a key, for idempotent uploads. */
export async function isStoredAs(
  { photoFiles }: Pick<Ports, 'photoFiles'>,
  key: PhotoKey,
  { sizes }: Picture,
): Promise<boolean> {
  const stored = await photoFiles.read(key, 'full')
  return stored !== null && sameBytes(stored.bytes, sizes.full)
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])
