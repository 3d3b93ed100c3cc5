import type { Ports, Stores } from '../ports.ts'
import type { Account } from './account.ts'
import type { Session } from './sessions.ts'

/** Gives a held account a new password: every other browser is signed out and known no more, and the member is told by mail. */
export async function setPassword(
  stores: Pick<Stores, 'accounts' | 'sessions' | 'devices' | 'links' | 'events'>,
  { now }: Pick<Ports, 'now'>,
  account: Account,
  { passwordHash, spared }: { readonly passwordHash: string; readonly spared: Session | null },
): Promise<void> {
  const member = account.id
  await stores.accounts.save({ ...account, passwordHash })
  await stores.sessions.endAllOf(member, spared?.id ?? null)
  await stores.devices.removeAllOf(member, spared?.device ?? null)
  await stores.links.void(member, 'reset')
  await stores.events.append({ type: 'password.changed', member }, now())
}
