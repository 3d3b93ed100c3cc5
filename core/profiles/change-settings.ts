import type { Account, MemberId } from '../accounts/account.ts'
import { isOpen, NOTIFICATION_KINDS } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { updateListing } from './listing.ts'

/** A member's account settings; absent ones are unchanged. */
export type SettingsChange = Partial<
  Pick<Account, 'language' | 'notificationsDisabled' | 'quietHours' | 'invisible' | 'privacy'>
>

/** The pause offered before deleting (product.md §4): hidden from search, nothing lost. */
export const PAUSE: SettingsChange = { invisible: true }

type Refusal = Extract<AccountError, { code: 'authentication.required' | 'quiet-hours.empty' }>

/** Changes a member's settings. */
export async function changeSettings(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member, change }: { readonly member: MemberId; readonly change: SettingsChange },
): Promise<Result<Account, Refusal>> {
  const { quietHours } = change
  if (quietHours && quietHours.from === quietHours.to) return err({ code: 'quiet-hours.empty' })
  return atomically(async (stores) => {
    const account = await stores.accounts.lock(member)
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
    await updateListing(stores, next)
    await stores.events.append({ type: 'account.changed', member }, now())
    return ok(next)
  })
}
