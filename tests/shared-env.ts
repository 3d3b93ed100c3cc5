import { newPrivateKey, publicKeyOf } from '#adapters/push/vapid.ts'

const newSecret = () => crypto.randomUUID() + crypto.randomUUID()

/** The variables that all servers on a PostgreSQL database have in common. */
export function sharedEnv(database: string, secret = newSecret()) {
  const privateKey = newPrivateKey()
  return {
    DATABASE_URL: database,
    SESSION_SECRET: secret,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_PUBLIC_KEY: publicKeyOf(privateKey) ?? '',
  }
}
