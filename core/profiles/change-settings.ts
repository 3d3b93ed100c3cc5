import type { Account, MemberId } from '../accounts/account.ts'
import { isOpen, NOTIFICATION_KINDS } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { relist } from './listing.ts'

/** What a member decides about their own account; what is absent stays as it is. */
export type SettingsChange = Partial<
  Pick<Account, 'language' | 'notificationsDisabled' | 'invisible' | 'privacy'>
>

/** The pause that is offered before deleting (product.md §4): nobody finds the member, nothing is lost. */
export const PAUSE: SettingsChange = { invisible: true }

/** Fewer mails, offered before deleting: only those about somebody who wrote. */
export const FEWER_MAILS: SettingsChange = {
  notificationsDisabled: NOTIFICATION_KINDS.filter(
    (kind) => kind !== 'new_messages' && kind !== 'new_conversations',
  ),
}

/** Changes a member's settings. */
export async function changeSettings(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member, change }: { readonly member: MemberId; readonly change: SettingsChange },
): Promise<Result<Account, Extract<AccountError, { code: 'authentication.required' }>>> {
  return atomically(async (stores) => {
    const account = await stores.accounts.hold(member)
    if (!account || !isOpen(account)) {
      return err({ code: 'authentication.required', authentication_required: true })
    }
    const disabled = change.notificationsDisabled ?? account.notificationsDisabled
    const next: Account = {
      ...account,
      ...change,
      notificationsDisabled: NOTIFICATION_KINDS.filter((kind) => disabled.includes(kind)),
    }
    await stores.accounts.save(next)
    await relist(stores, next)
    await stores.events.append({ type: 'account.changed', member }, now())
    return ok(next)
  })
}
