import { chmod } from 'node:fs/promises'
import { join } from 'node:path'

const anySecret = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')

/** A secret of this install: made at the first start and kept where only its owner reads. */
export async function keptSecret(
  dataDir: string,
  name: string,
  make: () => string = anySecret,
): Promise<string> {
  const path = join(dataDir, `${name}.secret`)
  const file = Bun.file(path)
  if (await file.exists()) return (await file.text()).trim()
  const secret = make()
  await Bun.write(path, secret)
  await chmod(path, 0o600)
  return secret
}
