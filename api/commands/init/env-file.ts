import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseEnv } from 'node:util'
import { newPrivateKey, publicKeyOf } from '#adapters/push/vapid.ts'
import type { Env } from '../../server/env.ts'
import { listVariables } from '../../server/variables.ts'

/** Characters that readers of env files take differently: Bun replaces `$NAME` even between quotes. */
const UNWRITABLE = /[$'"`\\\r\n\0]/

/** Why a value cannot stand in an env file; `null` if it can. */
export const unwritable = (value: string): string | null => {
  const found = UNWRITABLE.exec(value)?.[0]
  return found === undefined
    ? null
    : `must be without ${JSON.stringify(found)}, which an env file cannot hold`
}

const PLAIN = /^[\w.,:/@%+=?&~-]*$/

/** An env file's variables, in the order of the reference; empty ones are left out. */
export function envText(env: Env): string {
  const known = new Map(listVariables().map(({ name, meaning }) => [name, meaning]))
  const lines = [...known].flatMap(([name, meaning]) => {
    const value = env[name]
    if (!value) return []
    return [
      `# ${meaning.replaceAll('`', '')}`,
      `${name}=${PLAIN.test(value) ? value : `'${value}'`}`,
    ]
  })
  return `${lines.join('\n')}\n`
}

/** The variables of an env file; `null` if there is none. */
export async function readEnvFile(path: string): Promise<Env | null> {
  try {
    return parseEnv(await readFile(path, 'utf8'))
  } catch (failure) {
    // A folder that cannot be used is refused with its own words.
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(Object(failure).code)) return null
    throw failure
  }
}

/**
 * Puts a file in place as a whole, readable by its owner alone: cut off, there is what was there before. A `first` one
 * replaces none; `false`: there is one.
 */
export async function writeWhole(path: string, text: string, first = false): Promise<boolean> {
  const half = `${path}.${crypto.randomUUID()}.half`
  try {
    const file = await open(half, 'wx', 0o600)
    await file.writeFile(text)
    await file.sync()
    await file.close()
    if (first) await link(half, path)
    else await rename(half, path)
    const folder = await open(dirname(path), 'r')
    await folder.sync()
    await folder.close()
    return true
  } catch (failure) {
    if (Object(failure).code === 'EEXIST') return false
    throw failure
  } finally {
    await rm(half, { force: true })
  }
}

const fresh = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')

/** A secret that an earlier start stored in the folder: replaced, what depends on it would be lost. */
const stored = (dataDir: string, name: string): Promise<string | null> =>
  readFile(`${dataDir}/${name}.secret`, 'utf8').then(
    (text) => text.trim() || null,
    () => null,
  )

/** All secrets of an install: those that are there, and fresh ones. */
export async function secretsOf(env: Env, dataDir: string): Promise<Env> {
  const privateKey = env.VAPID_PRIVATE_KEY || (await stored(dataDir, 'vapid')) || newPrivateKey()
  return {
    SESSION_SECRET: env.SESSION_SECRET || (await stored(dataDir, 'session')) || fresh(),
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_PUBLIC_KEY: env.VAPID_PUBLIC_KEY || (publicKeyOf(privateKey) ?? ''),
    MAIL_WEBHOOK_SECRET: env.MAIL_WEBHOOK_SECRET || fresh(),
    BACKUP_KEY: env.BACKUP_KEY || fresh(),
  }
}
