import {
  type Account,
  type DeletionReason,
  NOTIFICATION_CHOICES,
  NOTIFICATION_KINDS,
  type NotificationChoice,
  type NotificationKind,
} from '../../accounts/account.ts'

/** Offered once before leaving; may be skipped (product.md §4). */
export const DELETION_ALTERNATIVES = ['pause', 'fewer-mails', 'discount'] as const
export type DeletionAlternative = (typeof DELETION_ALTERNATIVES)[number]

/** All kinds of notifications but those about received messages. */
const OTHERS: readonly NotificationKind[] = NOTIFICATION_KINDS.filter(
  (kind) => kind !== 'new_messages' && kind !== 'new_conversations',
)

/** Fewer mails: what is switched off stays so, and only received messages are told. */
export const fewerMails = (
  disabled: readonly NotificationChoice[],
): readonly NotificationChoice[] =>
  NOTIFICATION_CHOICES.filter(
    (one) => disabled.includes(one) || OTHERS.some((kind) => kind === one),
  )

/** Whether fewer mails means some, and fewer than now. */
function mayGetFewer(disabled: readonly NotificationChoice[]): boolean {
  const kindsIn = (choices: readonly NotificationChoice[]) =>
    NOTIFICATION_KINDS.filter((kind) => choices.includes(kind)).length
  const fewer = kindsIn(fewerMails(disabled))
  return fewer > kindsIn(disabled) && fewer < NOTIFICATION_KINDS.length
}

/** Best fit for the reason first; only what would change something, and a discount where the site has one. */
export function alternativesTo(
  reason: DeletionReason | null,
  {
    discount,
    notificationsDisabled,
    invisible,
  }: Pick<Account, 'notificationsDisabled' | 'invisible'> & { readonly discount: number },
): readonly DeletionAlternative[] {
  const first: DeletionAlternative =
    reason === 'too-expensive' || reason === 'too-few-answers'
      ? 'discount'
      : reason === 'too-many-mails'
        ? 'fewer-mails'
        : 'pause'
  const isOffered = {
    pause: !invisible,
    'fewer-mails': mayGetFewer(notificationsDisabled),
    discount: discount > 0,
  }
  return [first, ...DELETION_ALTERNATIVES.filter((other) => other !== first)].filter(
    (alternative) => isOffered[alternative],
  )
}
