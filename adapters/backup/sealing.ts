import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { BackupError } from './manifest.ts'

/**
 * AES-256-GCM, each object under a random nonce: 2³² objects are safe under one key. The name that an object is sealed
 * under, with its position, is authenticated with it, so that objects cannot be swapped.
 */
const CIPHER = 'aes-256-gcm'
const MAGIC = Buffer.from('VONKSEAL')
const [KEY_ID, NONCE, TAG] = [4, 12, 16]
const HEAD = MAGIC.length + KEY_ID + NONCE

/** How many bytes more a sealed object has. */
export const SEAL_BYTES = HEAD + TAG

/** Tells keys apart, and nothing else about them. */
export const keyIdOf = (key: Uint8Array): Buffer =>
  createHmac('sha256', key).update('vonk backup key').digest().subarray(0, KEY_ID)

export function seal(key: Uint8Array, name: string, bytes: Uint8Array): Uint8Array {
  const nonce = randomBytes(NONCE)
  const head = Buffer.concat([MAGIC, keyIdOf(key), nonce])
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(boundTo(head, name))
  return Buffer.concat([head, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** The bytes that were sealed under that name; throws a `BackupError` for another key, name or content. */
export function unseal(key: Uint8Array, name: string, sealed: Uint8Array): Uint8Array {
  const all = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  if (all.length < SEAL_BYTES || !all.subarray(0, MAGIC.length).equals(MAGIC)) throw damaged(name)
  const head = all.subarray(0, HEAD)
  if (!head.subarray(MAGIC.length, MAGIC.length + KEY_ID).equals(keyIdOf(key)))
    throw new BackupError('The backup was encrypted with another BACKUP_KEY.', 'BACKUP_KEY')
  const cipher = createDecipheriv(CIPHER, key, head.subarray(-NONCE))
    .setAAD(boundTo(head, name))
    .setAuthTag(all.subarray(-TAG))
  try {
    return Buffer.concat([cipher.update(all.subarray(HEAD, -TAG)), cipher.final()])
  } catch {
    throw damaged(name)
  }
}

const boundTo = (head: Uint8Array, name: string): Buffer =>
  Buffer.concat([head, Buffer.from(name, 'utf8')])

const damaged = (name: string) =>
  new BackupError(
    `${name.slice(name.indexOf('/') + 1)} of the backup is missing, cut short or changed. Use another.`,
    'BACKUP_DAMAGED',
  )
