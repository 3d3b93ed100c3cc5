import type { Account, MemberId } from '../accounts/account.ts'
import type { Device } from '../accounts/devices.ts'
import type { Session } from '../accounts/sessions.ts'
import type { AuditEntry } from '../audit/audit-trail.ts'
import type { Conversation, HeldMessage, Message } from '../chats/chat.ts'
import type { Entry } from '../credits/ledger.ts'
import type { Wallet } from '../credits/wallets.ts'
import type { Pass } from '../discovery/passes.ts'
import type { SwipeDay } from '../discovery/swipe-days.ts'
import type { Like } from '../likes/likes.ts'
import type { DirectDebit } from '../orders/direct-debit.ts'
import type { Order, Payment } from '../orders/order.ts'
import type { Photo } from '../photos/photo.ts'
import type { Ports, Reads } from '../ports.ts'
import type { Profile } from '../profiles/profile.ts'
import type { Report } from '../reports/report.ts'
import type { Instant } from '../shared/time.ts'

/** Everything of one member's that is kept here, secrets left out. */
export type MemberExport = {
  readonly exportedAt: Instant
  readonly account: Omit<Account, 'passwordHash'> | null
  readonly profile: Profile | null
  readonly photos: readonly Omit<Photo, 'key'>[]
  readonly likes: { readonly given: readonly Like[]; readonly received: readonly Like[] }
  /** Whom they passed by in the match finder; by whom they were is not told. */
  readonly passes: readonly Pass[]
  readonly swipeDay: SwipeDay | null
  readonly blocks: readonly { readonly blocked: MemberId; readonly at: Instant }[]
  /** What the member said of others; what others said of them would tell who it was. */
  readonly reports: readonly Report[]
  readonly conversations: readonly ExportedConversation[]
  readonly held: readonly HeldMessage[]
  readonly wallet: Wallet
  readonly ledger: readonly Entry[]
  readonly orders: readonly (Order & { readonly payments: readonly Payment[] })[]
  readonly directDebits: readonly Omit<DirectDebit, 'account' | 'code'>[]
  readonly sessions: readonly Omit<Session, 'id' | 'device'>[]
  /** The browsers that have logged in before. */
  readonly devices: readonly Omit<Device, 'id'>[]
  /** The browsers that take pushes; their addresses and keys are secrets. */
  readonly pushed: readonly { readonly addedAt: Instant }[]
  /** What happened to the account, newest first. */
  readonly history: readonly Pick<AuditEntry, 'type' | 'subject' | 'at'>[]
}

export type ExportedConversation = {
  readonly id: Conversation['id']
  readonly with: MemberId
  readonly messages: readonly Message[]
}

/** More than anybody has; a list that stores cut at a number is asked for whole. */
const ALL = 100_000
const PAGE = 500

/** Gathers everything of a member's, as the site itself knows it (product.md §4: one button). */
export async function exportMember(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  member: MemberId,
): Promise<MemberExport> {
  const account = await reads.accounts.byId(member)
  const orders = await reads.orders.of(member, ALL)
  return {
    exportedAt: now(),
    account: account && withoutSecret(account),
    profile: await reads.profiles.byId(member),
    photos: (await reads.photos.of(member)).map(({ key: _, ...photo }) => photo),
    likes: {
      given: await reads.likes.givenBy(member, ALL),
      received: await reads.likes.receivedBy(member, ALL),
    },
    passes: await reads.passes.by(member),
    swipeDay: await reads.swipeDays.of(member),
    blocks: await reads.blocks.by(member),
    reports: await reads.reports.by(member),
    conversations: await conversationsOf(reads, member),
    held: await reads.held.of(member),
    wallet: await reads.wallets.of(member),
    ledger: await ledgerOf(reads, member),
    orders: await Promise.all(
      orders.map(async (order) => ({ ...order, payments: await reads.orders.payments(order.id) })),
    ),
    directDebits: (await reads.directDebits.of(member)).map(
      ({ account: _account, code: _code, ...debit }) => debit,
    ),
    sessions: (await reads.sessions.of(member)).map(({ id: _, device: __, ...session }) => session),
    devices: (await reads.devices.of(member)).map(({ id: _, ...device }) => device),
    history: (await reads.audit.of(member, null, ALL)).map(({ type, subject, at }) => ({
      type,
      subject,
      at,
    })),
    pushed: (await reads.pushSubscriptions.of(member)).map(({ addedAt }) => ({ addedAt })),
  }
}

const withoutSecret = ({ passwordHash: _, ...account }: Account) => account

async function conversationsOf(
  reads: Pick<Reads, 'conversations' | 'messages'>,
  member: MemberId,
): Promise<readonly ExportedConversation[]> {
  const exported: ExportedConversation[] = []
  for (const { conversation: id, with: other } of await reads.conversations.of(member, ALL)) {
    const hidden = (await reads.conversations.seat(id, member))?.hiddenSeq ?? 0
    const messages: Message[] = []
    let page: readonly Message[]
    do {
      const after = messages.at(-1)?.seq ?? hidden
      page = await reads.messages.range(id, { hidden, after, limit: PAGE })
      messages.push(...page)
    } while (page.length === PAGE)
    exported.push({ id, with: other, messages })
  }
  return exported
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
