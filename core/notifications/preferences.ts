import type { Account, NotificationKind } from '../accounts/account.ts'
import type { LetterKind } from './letters.ts'

/** Which preference a letter obeys; `null` for letters that are part of the account itself. */
export const LETTER_PREFERENCE = {
  activate: null,
  reset: null,
  reactivate: null,
  'change-mail': null,
  complaint: null,
  'complaint-desk': null,
  'mail-changed': null,
  'password-changed': null,
  'password-guessed': null,
  'new-device': null,
  receipt: null,
  refund: null,
  'refund-failed': null,
  chargeback: null,
  'chargeback-reversed': null,
  'new-message': 'new_messages',
  'new-gift': 'new_messages',
  'new-like': 'like',
  'new-match': 'like',
  'unread-reminder': 'unread_message_reminders',
  'activation-reminder': 'reminders',
  'photo-reminder': 'reminders',
  'weekly-update': 'weekly_updates',
} as const satisfies Record<LetterKind, NotificationKind | null>

/** Whether a letter is part of the account: it answers what the member did, or warns them that somebody did it. */
export const isAsked = (kind: LetterKind): boolean => LETTER_PREFERENCE[kind] === null

/** Whether a member still wants to hear of something; `null` is what nobody can switch off. */
export const wants = (
  { notificationsDisabled }: Pick<Account, 'notificationsDisabled'>,
  kind: NotificationKind | null,
): boolean => kind === null || !notificationsDisabled.includes(kind)
