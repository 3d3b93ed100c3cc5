import { type FileHandle, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from './config.ts'

const anySecret = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')

/** All that we make ourselves are longer. */
const SHORTEST = 32

type SecretOptions = {
  /** What is lost with this secret, for an operator who has no copy of it. */
  readonly loses: string
  readonly make?: () => string
}

/**
 * A secret of this install: made at the first start and kept where only its owner reads. One that is there but cut
 * short stops the start: made anew, it would silently disown what was made with the old one.
 */
export async function storedSecret(
  dataDir: string,
  name: string,
  { loses, make = anySecret }: SecretOptions,
): Promise<string> {
  const path = join(dataDir, `${name}.secret`)
  const kept = await readFile(path, 'utf8').catch((failure) => {
    if (failure.code === 'ENOENT') return null
    throw failure
  })
  if (kept === null) return keep(path, make())
  const secret = kept.trim()
  if (secret.length >= SHORTEST) return secret
  throw new ConfigError(
    `${name}.secret in DATA_DIR is empty or cut short. Put back the one from a backup. Where there is none, delete the file: a new one is made, and ${loses}.`,
  )
}

/** Written whole and then named, so that a crash leaves no half of it. */
async function keep(path: string, secret: string): Promise<string> {
  const half = `${path}.half`
  const file: FileHandle = await open(half, 'w', 0o600)
  try {
    await file.writeFile(secret)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(half, path)
  return secret
}
