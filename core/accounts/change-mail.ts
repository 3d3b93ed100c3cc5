import { reached } from '../notifications/mail-trouble.ts'
import { queueNotice } from '../notifications/queue-notice.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { announceConfirmed, type Confirmed, confirm } from '../signup/confirm.ts'
import { type Account, isOpen } from './account.ts'
import type { AccountError } from './errors.ts'
import type { MailLink } from './links.ts'
import { provesAddress, stateOf } from './mail-links.ts'

type Needs = Pick<Ports, 'atomically' | 'secrets' | 'sites' | 'announcer' | 'now' | 'newId'>
type Refusal = Extract<AccountError, { code: 'link.invalid' | 'email.taken' }>
type Outcome = Result<Confirmed, Refusal>

export type ChangeMail = {
  readonly token: string
  /** The session that asks, if the browser is signed in; all others end. */
  readonly session: string | null
}

/**
 * Moves an account to the address its link was sent to, and tells the old one. As the link proves the new
 * address, it also confirms an account that was not confirmed yet.
 */
export async function changeMail(ports: Needs, { token, session }: ChangeMail): Promise<Outcome> {
  const { atomically, secrets, now } = ports
  const changed = await atomically(async (stores): Promise<Outcome> => {
    const link = await stores.links.byHash(secrets.hash(token))
    const account = link?.purpose === 'change-mail' && (await stores.accounts.hold(link.member))
    if (!account || !isOpen(account)) return err({ code: 'link.invalid' })
    const state = stateOf(link, now())
    if (state === 'used' && provesAddress(link, account))
      return ok({ account, credits: 0, sent: [] })
    if (state !== 'usable') return err({ code: 'link.invalid' })
    return move(stores, ports, { account, link, session })
  })
  if (changed.ok) announceConfirmed(ports, changed.value)
  return changed
}

async function move(
  stores: Stores,
  ports: Needs,
  { account, link, session }: { account: Account; link: MailLink; session: string | null },
): Promise<Outcome> {
  const member = account.id
  const moved: Account = { ...reached(account), email: link.email }
  if (!(await stores.accounts.save(moved))) return err({ code: 'email.taken' })
  await stores.links.use(link.hash, ports.now())
  // Links to the old address prove nothing now.
  for (const purpose of ['activate', 'reset', 'change-mail'] as const) {
    await stores.links.void(member, purpose)
  }
  const current = session === null ? null : await stores.sessions.byId(session)
  await stores.sessions.endAllOf(member, current?.member === member ? session : null)
  await queueNotice(stores, ports, { kind: 'mail-changed', member, email: account.email })
  return ok(
    moved.status === 'not_confirmed'
      ? await confirm(stores, ports, moved)
      : { account: moved, credits: 0, sent: [] },
  )
}
