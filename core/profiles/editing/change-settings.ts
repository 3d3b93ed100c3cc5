import {
  type Account,
  isOpen,
  type MemberId,
  NOTIFICATION_CHOICES,
} from '../../accounts/account.ts'
import type { AccountError } from '../../accounts/errors.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { SiteId } from '../../site/settings.ts'
import { updateListing } from '../listing.ts'

/** A member's account settings; absent ones are unchanged. */
type SettingsChange = Partial<
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
      notificationsDisabled: NOTIFICATION_CHOICES.filter((one) => disabled.includes(one)),
    }
    await stores.accounts.save(next)
    await updateListing(stores, next)
    await stores.events.append({ type: 'account.changed', member }, now())
    return ok(next)
  })
}

type Needs = Pick<Ports, 'atomically' | 'sites' | 'now'>
type ChooseSiteRefusal = Extract<
  AccountError,
  { code: 'authentication.required' | 'site.unknown' | 'site.joined' }
>

type ChooseSite = {
  readonly member: MemberId
  readonly site: SiteId
  readonly shown: boolean
}

/** Shows or hides a member on another site of the install; on the one they joined they are always shown. */
export async function chooseSite(
  { atomically, sites, now }: Needs,
  { member, site, shown }: ChooseSite,
): Promise<Result<Account, ChooseSiteRefusal>> {
  const known = sites.all().some(({ settings }) => settings.id === site)
  if (!known) return err({ code: 'site.unknown' })
  return atomically(async (stores): Promise<Result<Account, ChooseSiteRefusal>> => {
    const account = await stores.accounts.lock(member)
    if (!account || !isOpen(account)) {
      return err({ code: 'authentication.required', authentication_required: true })
    }
    if (account.site === site) return shown ? ok(account) : err({ code: 'site.joined' })
    const next: Account = { ...account, siteChoices: { ...account.siteChoices, [site]: shown } }
    await stores.accounts.save(next)
    await updateListing(stores, next)
    await stores.events.append({ type: 'account.changed', member }, now())
    return ok(next)
  })
}
