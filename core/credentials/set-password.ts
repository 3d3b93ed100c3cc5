import type { Account } from '../accounts/account.ts'
import type { Ports, Stores } from '../ports.ts'
import type { Session } from '../sessions/sessions.ts'

/**
 * Sets a locked account's password: every other session and device is removed, and the member is notified by mail.
 * Links to another address are void: who knew the old password may have asked for them.
 */
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
  for (const purpose of ['reset', 'change-mail'] as const) await stores.links.void(member, purpose)
  await stores.events.append({ type: 'password.changed', member }, now())
}
