import { expect, test } from 'bun:test'
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newPrivateKey, publicKeyOf } from '#adapters/push/vapid.ts'
import { readConfig } from '#api/server/config.ts'
import { ConfigError } from '#api/server/env.ts'
import { openPush } from '#api/server/open-push.ts'

const OPERATOR = { PAYMENT_PROVIDER: 'none', SITES: 'tests/sites.json' }

const opened = async (env: Record<string, string> = {}) => {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'vonk-push-')))
  return {
    dataDir,
    open: () => openPush(readConfig({ ...OPERATOR, ...env, DATA_DIR: dataDir }), 'a@b.test'),
  }
}

test('push keys are generated at the first start, in a file only its owner can read', async () => {
  const { dataDir, open } = await opened()
  const { publicKey } = await open()
  expect((await open()).publicKey).toBe(publicKey)
  const path = join(dataDir, 'vapid.secret')
  expect(publicKeyOf(await readFile(path, 'utf8'))).toBe(publicKey)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('push keys from the operator are used, and none are generated', async () => {
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
])(
  'an invalid key pair stops the start, and is not repeated',
  async (publicKey, privateKey, why) => {
    const { open } = await opened({ VAPID_PUBLIC_KEY: privateKey, VAPID_PRIVATE_KEY: publicKey })
    const refusal = await open().catch((thrown: unknown) => thrown)
    expect(refusal).toBeInstanceOf(ConfigError)
    expect(String(refusal)).toContain(why)
    expect(String(refusal)).not.toContain(publicKey)
  },
)

test('a damaged key file stops the start, since new keys would end all subscriptions', async () => {
  const { dataDir, open } = await opened()
  await writeFile(join(dataDir, 'vapid.secret'), 'half a k')
  await expect(open()).rejects.toThrow(ConfigError)
})

test('only the demo calls push services on this machine', async () => {
  const here = 'http://127.0.0.1:9/push'
  expect((await (await opened()).open()).takes(here)).toBe(false)
  expect((await (await opened({ DEMO: '1' })).open()).takes(here)).toBe(true)
})

test('a push service on the server’s own machine is only a local demo’s', async () => {
  const local = 'http://127.0.0.1:9000/push'
  const takes = async (env: Record<string, string>) =>
    (await (await opened(env)).open()).takes(local)
  const demo = { DEMO: '1', PROXIES: '0' }
  expect(await takes(demo)).toBe(true)
  expect(await takes({ ...demo, PUBLIC_URL: 'http://localhost:3000' })).toBe(true)
  const open = { ...demo, ALLOW_PUBLIC_DEMO: '1' }
  expect(await takes({ ...open, PUBLIC_URL: 'https://demo.vonk.test' })).toBe(false)
  expect(await takes(open)).toBe(false)
  expect(await takes({ ...demo, PUBLIC_URL: 'http://demo.vonk.test' })).toBe(false)
  expect(await takes({})).toBe(false)
})
