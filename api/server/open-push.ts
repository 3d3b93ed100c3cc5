import { newPrivateKey, publicKeyOf } from '#adapters/push/vapid.ts'
import { webPush } from '#adapters/push/web-push.ts'
import type { Pusher } from '#core/notifications/pushes.ts'
import type { Config, VapidKeys } from './config.ts'
import { ConfigError } from './env.ts'
import { storedSecret } from './stored-secret.ts'

/** Sets up Web Push with this install's keys. `support` is the VAPID contact. */
export async function openPush(config: Config, support: string): Promise<Pusher> {
  const keys = config.vapid ? paired(config.vapid) : await storedKeys(config.dataDir)
  // Push services of our own tests. At a public demo anybody could have the server call its neighbours.
  const loopback = config.demo && !config.publicDemo
  return webPush({ ...keys, subject: `mailto:${support}`, loopback })
}

/** Existing subscriptions are bound to the old key. */
function paired(keys: VapidKeys): VapidKeys {
  const publicKey = publicKeyOf(keys.privateKey)
  if (publicKey === null) {
    throw new ConfigError('VAPID_PRIVATE_KEY must be 32 bytes in base64url: 43 characters.')
  }
  if (publicKey !== keys.publicKey) {
    throw new ConfigError('VAPID_PUBLIC_KEY must be the public half of VAPID_PRIVATE_KEY.')
  }
  return keys
}

async function storedKeys(dataDir: string): Promise<VapidKeys> {
  const privateKey = await storedSecret(dataDir, 'vapid', {
    loses: 'every browser must be asked for pushes again',
    make: newPrivateKey,
  })
  const publicKey = publicKeyOf(privateKey)
  if (publicKey === null) {
    throw new ConfigError(
      'vapid.secret in DATA_DIR is no key. Put back the one that was there; without it every browser must be asked for pushes again.',
    )
  }
  return { publicKey, privateKey }
}
