import type { Account } from '../accounts/account.ts'
import { clearBounces } from '../accounts/mail-trouble.ts'
import type { Stores } from '../ports.ts'
import { voidMailChange } from './void-mail-change.ts'

type Replaced = {
  /** Locked. */
  readonly account: Account
  readonly email: string
  /** The session that stays; all others end. */
  readonly session: string | null
}

/** Gives an account another address: links to the old one are void. `null` if the address is in use. */
export async function replaceAddress(
  stores: Pick<Stores, 'accounts' | 'links' | 'deliveries' | 'sessions' | 'devices'>,
  { account, email, session }: Replaced,
): Promise<Account | null> {
  const member = account.id
  const moved: Account = { ...clearBounces(account), email }
  if (!(await stores.accounts.save(moved))) return null
  for (const purpose of ['activate', 'reset'] as const) await stores.links.void(member, purpose)
  await voidMailChange(stores, member)
  const current = session === null ? null : await stores.sessions.byId(session)
  const spared = current?.member === member ? current : null
  await stores.sessions.endAllOf(member, spared?.id ?? null)
  await stores.devices.removeAllOf(member, spared?.device ?? null)
  return moved
}
