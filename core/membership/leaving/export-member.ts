import { type Account, isShown, type MemberId } from '../../accounts/account.ts'
import type { Ports, Reads } from '../../ports.ts'
import { exportConversations } from './export-conversations.ts'

/** All stored data of one member, without secrets. */
export type MemberExport = Awaited<ReturnType<typeof exportMember>>

/** Higher than any real number; for lists with a limit, to get them whole. */
const ALL = 100_000
const PAGE = 500

/** Collects all of a member's data (product.md §4: one button). */
export async function exportMember({ reads, now }: Pick<Ports, 'reads' | 'now'>, member: MemberId) {
  const account = await reads.accounts.byId(member)
  // Anyone can type an address: only a confirmed one is theirs.
  const email = account?.confirmedAt != null ? account.email : null
  return {
    exportedAt: now(),
    account: account && withoutSecret(account),
    profile: await reads.profiles.byId(member),
    photos: (await reads.photos.of(member)).map(({ key: _key, cut: _cut, ...photo }) => photo),
    likes: {
      // Not whether they were seen: that would tell of a visit.
      given: (await reads.likes.givenBy(member, ALL)).map(
        ({ seenAt: _seenAt, matchSeenAt: _matchSeenAt, ...like }) => like,
      ),
      received: await likesReceived(reads, member),
    },
    // Profiles they passed in the match finder; not who passed them.
    passes: await reads.passes.by(member),
    swipeDay: await reads.swipeDays.of(member),
    blocks: await reads.blocks.by(member),
    // Those by the member; reports about them would identify the reporters. The evidence is the reported member's data,
    // and may be newer than what they let the reporter see.
    reports: (await reads.reports.by(member)).map(({ evidence: _, ...report }) => report),
    // Not which report was behind one.
    restrictions: (await reads.restrictions.of(member)).map(({ report: _, ...one }) => one),
    complaints: email === null ? [] : await reads.complaints.from(email),
    conversations: await exportConversations(reads, member),
    held: (await reads.queued.of(member)).map(({ quote: answers, ...message }) => ({
      ...message,
      answers,
    })),
    // Not when the recipient opened them.
    chatPhotos: (await reads.chatPhotos.of(member)).map(
      ({ key: _key, openedAt: _openedAt, ...photo }) => photo,
    ),
    wallet: await reads.wallets.of(member),
    holds: await reads.holds.of(member),
    ledger: await ledgerOf(reads, member),
    orders: await ordersOf(reads, member),
    // Those that match no order.
    withdrawals: email === null ? [] : await reads.withdrawals.unmatched(email),
    directDebits: (await reads.directDebits.of(member)).map(
      ({ account: _account, code: _code, ...debit }) => debit,
    ),
    sessions: (await reads.sessions.of(member)).map(({ id: _, device: __, ...session }) => session),
    devices: (await reads.devices.of(member)).map(({ id: _, ...device }) => device),
    signupNetwork: await reads.signupNetworks.of(member),
    mails: (await reads.mailLog.of(member, null, ALL)).map(
      ({ member: _, number: __, ...mail }) => mail,
    ),
    campaigns: (await reads.campaigns.mailsTo(member)).map(({ member: _, ...mail }) => mail),
    history: (await reads.audit.of(member, null, ALL)).map(({ type, subject, at }) => ({
      type,
      subject,
      at,
    })),
    // Who of the operators did so is not theirs to know.
    requests: (await reads.memberRequests.of(member, ALL)).map(
      ({ member: _, addedBy: __, closedBy: ___, ...request }) => request,
    ),
    notes: (await reads.memberNotes.of(member, ALL)).map(({ text, at }) => ({ text, at })),
    // Endpoints and keys of browsers with push are secrets.
    pushed: (await reads.pushSubscriptions.of(member)).map(({ addedAt }) => ({ addedAt })),
  }
}

const withoutSecret = ({ passwordHash: _, ...account }: Account) => account

/** The likes of members who are shown; the others are hidden everywhere else too. */
async function likesReceived(
  { likes, accounts }: Pick<Reads, 'likes' | 'accounts'>,
  member: MemberId,
) {
  const received = await likes.receivedBy(member, ALL)
  const shown = new Set<MemberId>()
  for (let start = 0; start < received.length; start += PAGE) {
    const page = received.slice(start, start + PAGE).map(({ from }) => from)
    for (const liker of await accounts.byIds(page)) if (isShown(liker)) shown.add(liker.id)
  }
  return received.filter(({ from }) => shown.has(from))
}

async function ordersOf(
  { orders, withdrawals }: Pick<Reads, 'orders' | 'withdrawals'>,
  member: MemberId,
) {
  const all = await orders.of(member, ALL)
  return Promise.all(
    all.map(async (order) => ({
      ...order,
      payments: await orders.payments(order.id),
      withdrawals: await withdrawals.of(order.id),
    })),
  )
}

async function ledgerOf({ ledger }: Pick<Reads, 'ledger'>, member: MemberId) {
  let page = await ledger.of(member, null, PAGE)
  const entries = [...page]
  while (page.length === PAGE) {
    page = await ledger.of(member, page.at(-1) ?? null, PAGE)
    entries.push(...page)
  }
  return entries
}
