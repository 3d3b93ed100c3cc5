import { type Account, isOpen, type MemberId } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { SiteId } from '../site/settings.ts'
import { updateListing } from './listing.ts'

type Needs = Pick<Ports, 'atomically' | 'sites' | 'now'>
type Refusal = Extract<
  AccountError,
  { code: 'authentication.required' | 'site.unknown' | 'site.joined' }
>

export type ChooseSite = {
  readonly member: MemberId
  readonly site: SiteId
  readonly shown: boolean
}

/** Shows or hides a member on another site of the install; on the one they joined they are always shown. */
export async function chooseSite(
  { atomically, sites, now }: Needs,
  { member, site, shown }: ChooseSite,
): Promise<Result<Account, Refusal>> {
  const known = sites.all().some(({ settings }) => settings.id === site)
  if (!known) return err({ code: 'site.unknown' })
  return atomically(async (stores): Promise<Result<Account, Refusal>> => {
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
