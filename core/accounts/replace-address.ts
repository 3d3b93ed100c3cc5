import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { SiteId } from '../site/settings.ts'
import { type Account, clearBounces, type MemberId } from './account.ts'
import type { AccountError } from './errors.ts'
import { passwordPrint } from './password.ts'
import type { Session } from './sessions.ts'

/** Ends an email change under way: its links, and the mail that waits to be sent, which would bring another. */
export async function voidMailChange(
  { links, deliveries }: Pick<Stores, 'links' | 'deliveries'>,
  member: MemberId,
): Promise<void> {
  await links.void(member, 'change-mail')
  for (const { id } of await deliveries.unsent(member, 'change-mail')) await deliveries.done(id)
}

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

type Wanted = {
  /** Locked. */
  readonly account: Account
  readonly email: string
  /** The site that the mail is of. */
  readonly site: SiteId
}

/**
 * Replaces an address that nobody confirmed. The activation mail goes to the new one, and none to the old one: whoever
 * has it is a stranger.
 */
export async function replaceUnproven(
  stores: Stores,
  { now }: Pick<Ports, 'now'>,
  { account, email, site, session }: Wanted & Pick<Replaced, 'session'>,
): Promise<Result<null, Extract<AccountError, { code: 'email.taken' }>>> {
  const replaced = await replaceAddress(stores, { account, email, session })
  if (!replaced) return err({ code: 'email.taken' })
  const member = account.id
  await stores.events.append({ type: 'email.changed', member }, now())
  await stores.events.append({ type: 'activation.requested', member, site }, now())
  return ok(null)
}

/** Mails a link to a new address; of two addresses asked for, only the last one is meant. */
export async function mailNewAddress(
  stores: Pick<Stores, 'links' | 'deliveries'>,
  ports: Pick<Ports, 'secrets' | 'now' | 'newId'>,
  { account, email, site }: Wanted,
): Promise<Result<null, never>> {
  const member = account.id
  await voidMailChange(stores, member)
  // No event: events contain no address, and the new one belongs to no account yet.
  const asked = { member, email, site, passwordPrint: passwordPrint(ports, account) }
  const notification = { kind: 'change-mail', ...asked } as const
  const at = ports.now()
  await stores.deliveries.add({ id: ports.newId(), notification, addedAt: at, dueAt: at })
  return ok(null)
}
