import { queueNotice } from '../notifications/queue-notice.ts'
import type { Ports, Stores } from '../ports.ts'
import type { Account } from './account.ts'

/** Gives a held account a new password: every other browser is signed out, and the member is told by mail. */
export async function setPassword(
  stores: Pick<Stores, 'accounts' | 'sessions' | 'links' | 'outbox'>,
  ports: Pick<Ports, 'now' | 'newId'>,
  account: Account,
  { passwordHash, spared }: { readonly passwordHash: string; readonly spared: string | null },
): Promise<void> {
  const member = account.id
  await stores.accounts.save({ ...account, passwordHash })
  await stores.sessions.endAllOf(member, spared)
  await stores.links.void(member, 'reset')
  await queueNotice(stores, ports, { kind: 'password-changed', member })
}
