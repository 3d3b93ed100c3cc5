import type { NotificationKind } from '../accounts/account.ts'

/** Priority: someone waits for an urgent one with the page open; bulk goes to many at once. */
export const PRIORITIES = ['urgent', 'account', 'social', 'bulk'] as const
export type Priority = (typeof PRIORITIES)[number]

type NoticeKind = {
  readonly priority: Priority
  /** The preference it depends on; `null` if it cannot be switched off. */
  readonly preference: NotificationKind | null
  /** Of a plain account mail, which has no facts but its recipient's name: the target of its button. */
  readonly path?: string
  /** Present if it is mailed to a confirmed address only: another may be a stranger's. */
  readonly proven?: true
  /** Present if it is about another member's action: it is a mail and a push to each browser. */
  readonly about?: true
}

/** Every kind of notice but pushes, which go by what they are about. A missing one does not compile. */
export const NOTICE_KINDS = {
  activate: { priority: 'urgent', preference: null },
  reset: { priority: 'urgent', preference: null },
  reactivate: { priority: 'urgent', preference: null },
  'change-mail': { priority: 'urgent', preference: null },
  'debit-code': { priority: 'urgent', preference: null },
  complaint: { priority: 'account', preference: null },
  'complaint-answered': { priority: 'account', preference: null },
  'withdrawal-stated': { priority: 'urgent', preference: null },
  withdrawal: { priority: 'account', preference: null },
  'withdrawal-desk': { priority: 'account', preference: null },
  'complaint-desk': { priority: 'account', preference: null },
  'report-desk': { priority: 'account', preference: null },
  'report-received': { priority: 'account', preference: null, proven: true },
  'report-decided': { priority: 'account', preference: null, proven: true },
  'mail-changed': { priority: 'account', preference: null, path: '/pages/service' },
  'password-changed': {
    priority: 'account',
    preference: null,
    proven: true,
    path: '/reset-password',
  },
  'password-guessed': {
    priority: 'account',
    preference: null,
    proven: true,
    path: '/reset-password',
  },
  'new-device': { priority: 'account', preference: null, proven: true },
  'photo-refused': { priority: 'account', preference: null },
  'account-warned': { priority: 'account', preference: null },
  'reports-paused': { priority: 'account', preference: null },
  'account-banned': { priority: 'account', preference: null },
  'account-unbanned': { priority: 'account', preference: null },
  mandate: { priority: 'account', preference: null },
  receipt: { priority: 'account', preference: null },
  refund: { priority: 'account', preference: null },
  'refund-failed': { priority: 'account', preference: null },
  'payment-returned': { priority: 'account', preference: null },
  'return-failed': { priority: 'account', preference: null },
  chargeback: { priority: 'account', preference: null },
  'chargeback-reversed': { priority: 'account', preference: null },
  'new-message': { priority: 'social', preference: 'new_messages', about: true },
  'new-like': { priority: 'social', preference: 'like', about: true },
  'new-match': { priority: 'social', preference: 'like', about: true },
  'unread-reminder': { priority: 'social', preference: 'unread_message_reminders' },
  'activation-reminder': { priority: 'social', preference: 'reminders' },
  'photo-reminder': { priority: 'social', preference: 'reminders' },
  'weekly-update': { priority: 'social', preference: 'weekly_updates' },
  promotion: { priority: 'bulk', preference: 'promotions' },
  news: { priority: 'bulk', preference: 'news' },
} as const satisfies Readonly<Record<string, NoticeKind>>

type Kinds = typeof NOTICE_KINDS

/** Whether a notice needs a confirmed address. */
export const needsProof = (kind: keyof typeof NOTICE_KINDS): boolean =>
  'proven' in NOTICE_KINDS[kind]

/** Plain account mails: they need no code of their own. */
export type PlainKind = {
  [K in keyof Kinds]: Kinds[K] extends { readonly path: string } ? K : never
}[keyof Kinds]

/** Notices about another member's action. */
export type SocialKind = {
  [K in keyof Kinds]: Kinds[K] extends { readonly about: true } ? K : never
}[keyof Kinds]
