import { type Account, isOpen, REACTIVATION_WINDOW } from '../../accounts/account.ts'
import type { LinkPurpose } from '../../accounts/links.ts'
import { mintLink } from '../../accounts/mail-links.ts'
import { passwordPrint } from '../../accounts/password.ts'
import { browserName } from '../../accounts/sessions.ts'
import { waitingOf } from '../../chats/queued.ts'
import { err, ok } from '../../shared/result.ts'
import type { AccountNotifications } from '../kinds/account.ts'
import { NOTIFICATIONS } from '../notification.ts'
import type { MemberMail, Writer, WritersOf, WritingPorts } from './written.ts'

/** Alerts are also sent for a closed account: a thief could silence them by deleting it. */
const alert: Writer<'mail-changed' | 'password-changed' | 'password-guessed'> = async (
  _,
  { notification: { kind }, account, envelope, name },
) =>
  account.status === 'erased'
    ? null
    : { ...envelope, kind, facts: { name }, path: NOTIFICATIONS[kind].path() }

/** Mails about a member's own account; their links are created now. */
export const ACCOUNT_WRITERS: WritersOf<AccountNotifications> = {
  async activate(ports, { account, envelope, name, settings: { signupCredits: gift } }) {
    if (account.status !== 'not_confirmed') return null
    const waiting = (await waitingOf(ports.reads, account)).length > 0
    const path = await linkFor(ports, 'activate', account, envelope.to)
    return { ...envelope, kind: 'activate', facts: { name, gift, waiting }, path }
  },
  async reset(ports, { account, envelope, name }) {
    if (!isOpen(account)) return null
    const path = await linkFor(ports, 'reset', account, envelope.to)
    return { ...envelope, kind: 'reset', facts: { name }, path }
  },
  async reactivate(ports, { account, envelope, name }) {
    if (account.status !== 'deleted' || account.deletedAt === null) return null
    const until = account.deletedAt + REACTIVATION_WINDOW
    if (until <= ports.now()) return null
    const path = await linkFor(ports, 'reactivate', account, envelope.to)
    return { ...envelope, kind: 'reactivate', facts: { name, until }, path }
  },
  async 'change-mail'(ports, mail) {
    const { account, envelope, name } = mail
    const token = isOpen(account) ? await linkToNewAddress(ports, mail) : null
    if (token === null) return null
    return { ...envelope, kind: 'change-mail', facts: { name }, path: `/${token}` }
  },
  'mail-changed': alert,
  'password-changed': alert,
  'password-guessed': alert,
  // Also if the session has ended or the account was deleted since: whoever it was knew the password.
  async 'new-device'({ reads, now }, { notification, account, envelope, name }) {
    if (account.status === 'erased') return null
    const session = await reads.sessions.byId(notification.session)
    const at = session?.startedAt ?? now()
    return {
      ...envelope,
      kind: 'new-device',
      facts: { name, ...browserName(session?.agent ?? ''), at },
      path: NOTIFICATIONS['new-device'].path(),
    }
  },
}

/** The path of a new link. */
export async function linkFor(
  ports: Pick<WritingPorts, 'atomically' | 'secrets' | 'now'>,
  purpose: LinkPurpose,
  account: Account,
  email: string,
): Promise<string> {
  const { value } = await ports.atomically(async (stores) =>
    ok(await mintLink(stores, ports, { purpose, account, email })),
  )
  return `/${value}`
}

/**
 * A link to another address; `null` after a new password, and if the change was cancelled or replaced, which removes
 * the delivery. The lock orders it against these: they void the link, or are seen here.
 */
async function linkToNewAddress(
  ports: WritingPorts,
  { id, notification: { member, email, passwordPrint: asked } }: MemberMail<'change-mail'>,
): Promise<string | null> {
  const minted = await ports.atomically(async (stores) => {
    const account = await stores.accounts.lock(member)
    if (!account || passwordPrint(ports, account) !== asked) return err('password changed')
    const unsent = await stores.deliveries.unsent(member, 'change-mail')
    if (!unsent.some((delivery) => delivery.id === id)) return err('cancelled')
    return ok(await mintLink(stores, ports, { purpose: 'change-mail', account, email }))
  })
  return minted.ok ? minted.value : null
}
