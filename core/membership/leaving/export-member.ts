import { type Account, isShown, type MemberId } from '../../accounts/account.ts'
import type { Device, Session } from '../../accounts/sessions.ts'
import type { QueuedMessage } from '../../chats/chat.ts'
import type { ChatPhoto } from '../../chats/chat-photo.ts'
import type { AuditEntry } from '../../desk/ports.ts'
import type { Like, Pass, SwipeDay } from '../../discovery/ports.ts'
import type { DirectDebit } from '../../money/direct-debit.ts'
import type { Order, Payment } from '../../money/order.ts'
import type { Entry, Hold, Wallet } from '../../money/ports.ts'
import type { Withdrawal } from '../../money/withdrawal.ts'
import type { CampaignMail } from '../../notifications/campaign.ts'
import type { Ports, Reads } from '../../ports.ts'
import type { Photo } from '../../profiles/photo.ts'
import type { Profile } from '../../profiles/profile.ts'
import type { Complaint } from '../../safety/complaint.ts'
import type { Report } from '../../safety/report.ts'
import type { Restriction } from '../../safety/restriction.ts'
import type { Instant } from '../../shared/time.ts'
import { type ExportedConversation, exportConversations } from './export-conversations.ts'

/** All stored data of one member, without secrets. */
export type MemberExport = {
  readonly exportedAt: Instant
  readonly account: Omit<Account, 'passwordHash'> | null
  readonly profile: Profile | null
  readonly photos: readonly Omit<Photo, 'key'>[]
  readonly likes: {
    /** Not whether they were seen: that would tell of a visit. */
    readonly given: readonly Omit<Like, 'seenAt' | 'matchSeenAt'>[]
    /** From members who are shown. */
    readonly received: readonly Like[]
  }
  /** Profiles they passed in the match finder; not who passed them. */
  readonly passes: readonly Pass[]
  readonly swipeDay: SwipeDay | null
  readonly blocks: readonly { readonly blocked: MemberId; readonly at: Instant }[]
  /**
   * Reports by the member; reports about them would identify the reporters. The evidence is the reported member's
   * data, and may be newer than what they let the reporter see.
   */
  readonly reports: readonly Omit<Report, 'evidence'>[]
  /** Decisions about their account; not which report was behind one. */
  readonly restrictions: readonly Omit<Restriction, 'report'>[]
  /** Complaints filed with their confirmed address. */
  readonly complaints: readonly Complaint[]
  readonly conversations: readonly ExportedConversation[]
  readonly held: readonly QueuedMessage[]
  /** Photos they sent in conversations; not when the recipient opened them. */
  readonly chatPhotos: readonly Omit<ChatPhoto, 'key' | 'openedAt'>[]
  readonly wallet: Wallet
  /** Credits charged for something undecided. */
  readonly holds: readonly Hold[]
  readonly ledger: readonly Entry[]
  readonly orders: readonly ExportedOrder[]
  /** Withdrawals stated with their confirmed address that match no order. */
  readonly withdrawals: readonly Withdrawal[]
  readonly directDebits: readonly Omit<DirectDebit, 'account' | 'code'>[]
  readonly sessions: readonly Omit<Session, 'id' | 'device'>[]
  /** Known devices. */
  readonly devices: readonly Omit<Device, 'id'>[]
  /** Browsers with push; their endpoints and keys are secrets. */
  readonly pushed: readonly { readonly addedAt: Instant }[]
  /** Campaign mails they were sent. */
  readonly campaigns: readonly Omit<CampaignMail, 'member'>[]
  /** Their audit trail, newest first. */
  readonly history: readonly Pick<AuditEntry, 'type' | 'subject' | 'at'>[]
}

export type ExportedOrder = Order & {
  readonly payments: readonly Payment[]
  readonly withdrawals: readonly Withdrawal[]
}

/** Higher than any real number; for lists with a limit, to get them whole. */
const ALL = 100_000
const PAGE = 500

/** Collects all of a member's data (product.md §4: one button). */
export async function exportMember(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  member: MemberId,
): Promise<MemberExport> {
  const account = await reads.accounts.byId(member)
  const orders = await reads.orders.of(member, ALL)
  // Anyone can type an address: only a confirmed one is theirs.
  const email = account?.confirmedAt != null ? account.email : null
  return {
    exportedAt: now(),
    account: account && withoutSecret(account),
    profile: await reads.profiles.byId(member),
    photos: (await reads.photos.of(member)).map(({ key: _, ...photo }) => photo),
    likes: {
      given: (await reads.likes.givenBy(member, ALL)).map(
        ({ seenAt: _seenAt, matchSeenAt: _matchSeenAt, ...like }) => like,
      ),
      received: await likesReceived(reads, member),
    },
    passes: await reads.passes.by(member),
    swipeDay: await reads.swipeDays.of(member),
    blocks: await reads.blocks.by(member),
    reports: (await reads.reports.by(member)).map(({ evidence: _, ...report }) => report),
    restrictions: (await reads.restrictions.of(member)).map(({ report: _, ...one }) => one),
    complaints: email === null ? [] : await reads.complaints.from(email),
    conversations: await exportConversations(reads, member),
    held: await reads.queued.of(member),
    chatPhotos: (await reads.chatPhotos.of(member)).map(
      ({ key: _key, openedAt: _openedAt, ...photo }) => photo,
    ),
    wallet: await reads.wallets.of(member),
    holds: await reads.holds.of(member),
    ledger: await ledgerOf(reads, member),
    orders: await Promise.all(
      orders.map(async (order) => ({
        ...order,
        payments: await reads.orders.payments(order.id),
        withdrawals: await reads.withdrawals.of(order.id),
      })),
    ),
    withdrawals: email === null ? [] : await reads.withdrawals.unmatched(email),
    directDebits: (await reads.directDebits.of(member)).map(
      ({ account: _account, code: _code, ...debit }) => debit,
    ),
    sessions: (await reads.sessions.of(member)).map(({ id: _, device: __, ...session }) => session),
    devices: (await reads.devices.of(member)).map(({ id: _, ...device }) => device),
    campaigns: (await reads.campaigns.mailsTo(member)).map(({ member: _, ...mail }) => mail),
    history: (await reads.audit.of(member, null, ALL)).map(({ type, subject, at }) => ({
      type,
      subject,
      at,
    })),
    pushed: (await reads.pushSubscriptions.of(member)).map(({ addedAt }) => ({ addedAt })),
  }
}

const withoutSecret = ({ passwordHash: _, ...account }: Account) => account

/** The likes of members who are shown; the others are hidden everywhere else too. */
async function likesReceived(
  { likes, accounts }: Pick<Reads, 'likes' | 'accounts'>,
  member: MemberId,
): Promise<readonly Like[]> {
  const received = await likes.receivedBy(member, ALL)
  const shown = new Set<MemberId>()
  for (let start = 0; start < received.length; start += PAGE) {
    const page = received.slice(start, start + PAGE).map(({ from }) => from)
    for (const liker of await accounts.byIds(page)) if (isShown(liker)) shown.add(liker.id)
  }
  return received.filter(({ from }) => shown.has(from))
}

async function ledgerOf(
  { ledger }: Pick<Reads, 'ledger'>,
  member: MemberId,
): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  let page: readonly Entry[]
  do {
    page = await ledger.of(member, entries.at(-1) ?? null, PAGE)
    entries.push(...page)
  } while (page.length === PAGE)
  return entries
}
