import { type Account, hasMailTrouble, siteFor } from '../../accounts/account.ts'
import { isUnreachable } from '../../accounts/email.ts'
import type { Instant } from '../../shared/time.ts'
import type { SiteId } from '../../site/settings.ts'
import { brandedAs, type Envelope, type Letter, type UrlOf } from '../letters.ts'
import {
  isAccountMail,
  isReminder,
  type MailNotification,
  type NotificationOf,
  needsProof,
} from '../notification.ts'
import { ACCOUNT_WRITERS } from './account.ts'
import { CAMPAIGN_WRITERS } from './campaigns.ts'
import { MONEY_WRITERS, WITHDRAWAL_WRITERS } from './money.ts'
import { REMINDER_WRITERS } from './reminders.ts'
import { DESK_WRITERS, SAFETY_WRITERS } from './safety.ts'
import { SOCIAL_WRITERS } from './social.ts'
import {
  type DirectWriter,
  type MemberMail,
  NOTHING,
  skipped,
  type Writer,
  type WritingPorts,
  type Written,
} from './written.ts'

type MailKind = MailNotification['kind']
type MemberKind = Extract<MailNotification, { member: unknown }>['kind']
type DirectKind = Exclude<MailKind, MemberKind>

/** Who writes each kind. A missing one does not compile. */
const WRITERS: { readonly [K in MemberKind]: Writer<K> } = {
  ...ACCOUNT_WRITERS,
  ...MONEY_WRITERS,
  ...SAFETY_WRITERS,
  ...SOCIAL_WRITERS,
  ...REMINDER_WRITERS,
  ...CAMPAIGN_WRITERS,
}
const DIRECT_WRITERS: { readonly [K in DirectKind]: DirectWriter<K> } = {
  ...WITHDRAWAL_WRITERS,
  ...DESK_WRITERS,
}

const writer = <K extends MemberKind>(kind: K): Writer<K> => WRITERS[kind]
const directWriter = <K extends DirectKind>(kind: K): DirectWriter<K> => DIRECT_WRITERS[kind]

/** Renders the mail of a delivery from the current state; creates its links only now. */
export async function writeLetter(
  ports: WritingPorts,
  {
    id,
    notification,
    addedAt = ports.now(),
  }: {
    readonly id: string
    readonly notification: MailNotification
    readonly addedAt?: Instant
  },
  urlOf: UrlOf,
): Promise<Written> {
  const content =
    'member' in notification
      ? await writeToMember(ports, { id, notification, addedAt, urlOf })
      : await directWriter(notification.kind)(ports, notification, urlOf)
  if (content === null) return NOTHING
  if (!('become' in content)) return { become: 'letter', letter: await withMark(ports, content) }
  if (content.become !== 'letter') return content
  return { ...content, letter: await withMark(ports, content.letter) }
}

/** With its site's own icon, where it has one. */
async function withMark({ photoFiles }: WritingPorts, letter: Letter): Promise<Letter> {
  const { site } = letter
  const mark = site.icon === '' ? null : await photoFiles.read(site.icon, 'thumb')
  return mark ? { ...letter, site: { ...site, mark } } : letter
}

type ToBeWritten = Pick<MemberMail<MemberKind>, 'id' | 'notification' | 'addedAt' | 'urlOf'>

async function writeToMember(
  ports: WritingPorts,
  mail: ToBeWritten,
): Promise<Letter | Written | null> {
  const { notification, urlOf } = mail
  const account = await ports.reads.accounts.byId(notification.member)
  if (!account) return null
  const to = 'email' in notification ? notification.email : account.email
  if (isUnreachable(to)) return skipped('unreachable')
  if (account.status === 'not_confirmed' && needsProof(notification.kind))
    return skipped('unconfirmed')
  if (hasMailTrouble(account) && !isAccountMail(notification.kind) && !isReminder(notification))
    return skipped('suppressed')

  const { settings } = ports.sites.byId(siteOf(account, notification))
  const { language, country, timeZone } = account
  const site = brandedAs(settings, urlOf)
  const envelope: Envelope = { to, language, country, timeZone, site, unsubscribe: null }
  const name = (await ports.reads.profiles.byId(account.id))?.name ?? ''
  return writer(notification.kind)(ports, { ...mail, account, envelope, settings, name })
}

/** The site that brands a mail: the one it concerns if the recipient is shown there. */
const siteOf = (account: Account, notification: NotificationOf<MemberKind>): SiteId =>
  'site' in notification && notification.site ? siteFor(account, notification.site) : account.site
