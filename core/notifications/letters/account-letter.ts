import { type Account, isOpen } from '../../accounts/account.ts'
import { REACTIVATION_WINDOW } from '../../accounts/deletion.ts'
import type { LinkPurpose } from '../../accounts/links.ts'
import { mintLink } from '../../accounts/mail-links.ts'
import { passwordPrint } from '../../accounts/password.ts'
import { browserName } from '../../accounts/sessions.ts'
import { waitingOf } from '../../chats/queued.ts'
import type { Ports } from '../../ports.ts'
import { err, ok } from '../../shared/result.ts'
import type { Envelope } from '../letters.ts'
import {
  type CampaignNotice,
  type ChangeMailNotice,
  isPlain,
  type MandateNotice,
  type MemberLetterNotice,
  type MoneyNotice,
  type PhotoNotice,
  type ReminderNotice,
  type ReporterNotice,
  type RestrictionNotice,
  type SocialNotice,
} from '../notice.ts'
import { NOTICE_KINDS } from '../notice-kinds.ts'
import { NOTHING, sealed, type Written } from './written.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'now'>

type AccountNotice = Exclude<
  MemberLetterNotice,
  | SocialNotice
  | PhotoNotice
  | ReporterNotice
  | RestrictionNotice
  | MoneyNotice
  | MandateNotice
  | ReminderNotice
  | CampaignNotice
  | { kind: 'new-device' }
>

/** The mail about a member's own account; its link is created now. */
export async function accountLetter(
  ports: Needs,
  { name, ...envelope }: Envelope,
  account: Account,
  {
    id,
    notice,
    gift,
  }: { readonly id: string; readonly notice: AccountNotice; readonly gift: number },
): Promise<Written> {
  const letter = { ...envelope, facts: { name }, unsubscribe: null }
  const pathOf = async (purpose: LinkPurpose) =>
    `/${await linkFor(ports, { purpose, account, email: envelope.to })}`

  if (account.status === 'erased') return NOTHING
  // Alerts are also sent for a closed account: a thief could silence them by deleting it.
  if (isPlain(notice)) {
    return sealed({ ...letter, kind: notice.kind, path: NOTICE_KINDS[notice.kind].path })
  }
  const { kind } = notice
  if (kind === 'reactivate') {
    if (account.status !== 'deleted' || account.deletedAt === null) return NOTHING
    const until = account.deletedAt + REACTIVATION_WINDOW
    if (until <= ports.now()) return NOTHING
    return sealed({ ...letter, kind, facts: { name, until }, path: await pathOf(kind) })
  }
  if (!isOpen(account)) return NOTHING
  switch (kind) {
    case 'activate': {
      if (account.status !== 'not_confirmed') return NOTHING
      const waiting = (await waitingOf(ports.reads, account)).length > 0
      return sealed({ ...letter, kind, facts: { name, gift, waiting }, path: await pathOf(kind) })
    }
    case 'change-mail': {
      const token = await linkToNewAddress(ports, id, notice)
      return token === null ? NOTHING : sealed({ ...letter, kind, path: `/${token}` })
    }
    case 'reset':
      return sealed({ ...letter, kind, path: await pathOf(kind) })
  }
}

async function linkFor(
  ports: Needs,
  link: { readonly purpose: LinkPurpose; readonly account: Account; readonly email: string },
): Promise<string> {
  const minted = await ports.atomically(async (stores) => ok(await mintLink(stores, ports, link)))
  return minted.value
}

/**
 * A link to another address; `null` after a new password, and if the change was cancelled or replaced, which removes
 * the delivery. The lock orders it against these: they void the link, or are seen here.
 */
async function linkToNewAddress(
  ports: Needs,
  id: string,
  { member, email, passwordPrint: asked }: ChangeMailNotice,
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

/**
 * Login alerts are sent even if the session has ended or the account was deleted since: whoever it was knew the
 * password.
 */
export async function newDevice(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { name, ...envelope }: Envelope,
  account: Account,
  id: string,
): Promise<Written> {
  if (account.status === 'erased') return NOTHING
  const session = await reads.sessions.byId(id)
  return sealed({
    ...envelope,
    kind: 'new-device',
    facts: { name, ...browserName(session?.agent ?? ''), at: session?.startedAt ?? now() },
    path: '/notifications',
    unsubscribe: null,
  })
}
