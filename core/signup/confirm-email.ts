import type { AccountError } from '../accounts/errors.ts'
import { provesAddress, stateOf } from '../accounts/mail-links.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { announceConfirmed, type Confirmed, confirm } from './confirm.ts'

type Needs = Pick<Ports, 'atomically' | 'secrets' | 'sites' | 'announcer' | 'now' | 'newId'>
type Refusal = Extract<AccountError, { code: 'link.invalid' }>

/**
 * Confirms an email by the token of its link. Pressing the button twice is pressing it once: the second
 * answer says that the account is active, and brings nothing more.
 */
export async function confirmEmail(
  ports: Needs,
  token: string,
): Promise<Result<Confirmed, Refusal>> {
  const { atomically, secrets, now } = ports
  const confirmed = await atomically(async (stores): Promise<Result<Confirmed, Refusal>> => {
    const link = await stores.links.byHash(secrets.hash(token))
    const account = link && (await stores.accounts.hold(link.member))
    if (!account || link.purpose !== 'activate' || !provesAddress(link, account)) {
      return err({ code: 'link.invalid' })
    }
    if (account.status === 'active') return ok({ account, credits: 0, sent: [] })

    const usable = account.status === 'not_confirmed' && stateOf(link, now()) === 'usable'
    if (!usable || !(await stores.links.use(link.hash, now()))) return err({ code: 'link.invalid' })
    await stores.links.void(account.id, 'activate')
    return ok(await confirm(stores, ports, account))
  })
  if (confirmed.ok) announceConfirmed(ports, confirmed.value)
  return confirmed
}
