import type { AccountError } from '../accounts/errors.ts'
import { lockByLink, stateOf, verifiesAddress } from '../mail-links/mail-links.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type Confirmed, confirm } from './confirm.ts'

type Needs = Pick<Ports, 'atomically' | 'secrets' | 'sites' | 'now' | 'newId'>
type Refusal = Extract<AccountError, { code: 'link.invalid' }>

/**
 * Confirms an email by its link's token. Idempotent: a second call answers that the account is active, and grants
 * nothing more.
 */
export async function confirmEmail(
  ports: Needs,
  token: string,
): Promise<Result<Confirmed, Refusal>> {
  const { atomically, secrets, now } = ports
  return atomically(async (stores): Promise<Result<Confirmed, Refusal>> => {
    const found = await lockByLink(stores, secrets.hash(token), 'activate')
    if (!found || !verifiesAddress(found.link, found.account)) return err({ code: 'link.invalid' })
    const { link, account } = found
    if (account.status === 'active') return ok({ account, credits: 0, sent: [] })

    const usable = account.status === 'not_confirmed' && stateOf(link, now()) === 'usable'
    if (!usable || !(await stores.links.use(link.hash, now()))) return err({ code: 'link.invalid' })
    await stores.links.void(account.id, 'activate')
    return ok(await confirm(stores, ports, account))
  })
}
