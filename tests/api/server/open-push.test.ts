import { expect, test } from 'bun:test'
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newPrivateKey, publicKeyOf } from '#adapters/push/vapid.ts'
import { ConfigError, readConfig } from '#api/server/config.ts'
import { openPush } from '#api/server/open-push.ts'

const OPERATOR = { PAYMENT_PROVIDER: 'none' }

const opened = async (env: Record<string, string> = {}) => {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'vonk-push-')))
  return {
    dataDir,
    open: () => openPush(readConfig({ ...OPERATOR, ...env, DATA_DIR: dataDir }), 'a@b.test'),
  }
}

test('keys for pushes are made at the first start, and kept where only their owner reads', async () => {
  const { dataDir, open } = await opened()
  const { publicKey } = await open()
  expect((await open()).publicKey).toBe(publicKey)
  const path = join(dataDir, 'vapid.secret')
  expect(publicKeyOf(await readFile(path, 'utf8'))).toBe(publicKey)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('keys that the operator gives are used, and none are made', async () => {
  const privateKey = newPrivateKey()
  const publicKey = publicKeyOf(privateKey) ?? ''
  const { dataDir, open } = await opened({
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  })
  expect((await open()).publicKey).toBe(publicKey)
  await expect(stat(join(dataDir, 'vapid.secret'))).rejects.toThrow()
})

test.each([
  ['short', 'BKey', 'VAPID_PRIVATE_KEY must be 32 bytes'],
  [newPrivateKey(), 'BKey', 'VAPID_PUBLIC_KEY must be the public half'],
  [newPrivateKey(), publicKeyOf(newPrivateKey()) ?? '', 'VAPID_PUBLIC_KEY must be the public half'],
])('keys that are no pair stop the start, and are not repeated', async (mine, theirs, why) => {
  const { open } = await opened({ VAPID_PUBLIC_KEY: theirs, VAPID_PRIVATE_KEY: mine })
  const refusal = await open().catch((thrown: unknown) => thrown)
  expect(refusal).toBeInstanceOf(ConfigError)
  expect(String(refusal)).toContain(why)
  expect(String(refusal)).not.toContain(mine)
})

test('a kept key that was damaged stops the start, as a new one would silence every browser', async () => {
  const { dataDir, open } = await opened()
  await writeFile(join(dataDir, 'vapid.secret'), 'half a k')
  await expect(open()).rejects.toThrow(ConfigError)
})

test('only the demo calls push services on this machine', async () => {
  const here = 'http://127.0.0.1:9/push'
  expect((await (await opened()).open()).takes(here)).toBe(false)
  expect((await (await opened({ DEMO: '1' })).open()).takes(here)).toBe(true)
})
