import type { MailTrouble, MemberId } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import type { Delivery } from '../deliveries.ts'
import type { NumberedMail } from '../mail-log.ts'
import { channelOf } from '../notification.ts'

/** A member's mails: those that wait, and what became of the others. */
export type MemberMails = {
  /** Why mails to them stopped. */
  readonly troubles: readonly MailTrouble[]
  /** Earliest due first; with the first page only. */
  readonly waiting: readonly Delivery[]
  /** Newest first. */
  readonly mails: readonly NumberedMail[]
  /** `null` at the end. */
  readonly next: number | null
}

const PAGE = 25
const WAITING = 50

/** A member's mails, newest first, before a number; `null` if there is no such member. */
export async function memberMails(
  { reads }: Pick<Ports, 'reads'>,
  { member, before }: { readonly member: MemberId; readonly before: number | null },
): Promise<MemberMails | null> {
  const account = await reads.accounts.byId(member)
  if (!account) return null
  const [found, queued] = await Promise.all([
    reads.mailLog.of(member, before, PAGE + 1),
    before === null ? reads.deliveries.waitingFor(member, WAITING) : [],
  ])
  const mails = found.slice(0, PAGE)
  return {
    troubles: account.mailTroubles,
    waiting: queued.filter(({ notification }) => channelOf(notification) === 'mail'),
    mails,
    next: found.length > PAGE ? (mails.at(-1)?.number ?? null) : null,
  }
}
