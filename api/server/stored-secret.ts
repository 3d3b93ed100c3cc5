import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from './env.ts'

const anySecret = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')

/** Minimum length: all generated ones are longer. */
const SHORTEST = 32

type SecretOptions = {
  /** What is lost with this secret if there is no copy of it. */
  readonly loses: string
  readonly make?: () => string
}

/**
 * A secret of this install: generated at first start, readable only by its owner. A truncated one stops the start:
 * regenerating it would silently invalidate existing data.
 */
export async function storedSecret(
  dataDir: string,
  name: string,
  { loses, make = anySecret }: SecretOptions,
): Promise<string> {
  const path = join(dataDir, `${name}.secret`)
  const stored = await readFile(path, 'utf8').catch((failure) => {
    if (failure.code === 'ENOENT') return null
    throw failure
  })
  if (stored === null) return store(path, make())
  const secret = stored.trim()
  if (secret.length >= SHORTEST) return secret
  throw new ConfigError(
    `${name}.secret in DATA_DIR is empty or cut short. Put back the one from a backup. Where there is none, delete the file: a new one is made, and ${loses}.`,
  )
}

/** Put in place as a whole, unless another process just did; the secret that is there. */
async function store(path: string, secret: string): Promise<string> {
  const half = `${path}.${crypto.randomUUID()}.half`
  try {
    await writeFile(half, secret, { mode: 0o600, flush: true })
    await link(half, path)
    return secret
  } catch (failure) {
    if (Object(failure).code !== 'EEXIST') throw failure
    return (await readFile(path, 'utf8')).trim()
  } finally {
    await rm(half, { force: true })
  }
}
