import type { BackupPlace } from './backup-place.ts'
import { keyIdOf, seal, unseal } from './sealing.ts'

/** A place, and the key to what is there; `null`: it is not encrypted. */
export type BackupTarget = { readonly place: BackupPlace; readonly key: Uint8Array | null }

export const SEALED = '.sealed'

export type SealedObjects = ReturnType<typeof sealedObjects>

/** Objects at a place, sealed if there is a key. */
export function sealedObjects({ place, key }: BackupTarget) {
  const end = key ? SEALED : ''
  return {
    /** What their names end in. */
    end,
    /** Shared by all backups under one key. */
    photoFolder: key ? `photos-${keyIdOf(key).toString('hex')}` : 'photos',
    put: (name: string, boundTo: string, bytes: Uint8Array): Promise<void> =>
      place.write(name + end, key ? seal(key, boundTo, bytes) : bytes),
    async get(name: string, boundTo: string): Promise<Uint8Array | null> {
      const bytes = await place.read(name + end)
      return bytes && (key ? unseal(key, boundTo, bytes) : bytes)
    },
  }
}
