import type { Ports } from '../ports.ts'
import { relist } from '../profiles/listing.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type Account, isOpen } from './account.ts'
import type { AccountError } from './errors.ts'
import { provesAddress, stateOf } from './mail-links.ts'

type Refusal = Extract<AccountError, { code: 'link.invalid' | 'account.not-deleted' }>

/** Brings a deleted account back as it was, by the token of its link (spec §4). */
export async function reactivate(
  { atomically, secrets, now }: Pick<Ports, 'atomically' | 'secrets' | 'now'>,
  token: string,
): Promise<Result<Account, Refusal>> {
  return atomically(async (stores) => {
    const link = await stores.links.byHash(secrets.hash(token))
    const account = link?.purpose === 'reactivate' && (await stores.accounts.hold(link.member))
    if (!account || !provesAddress(link, account)) return err({ code: 'link.invalid' })
    const state = stateOf(link, now())
    if (state === 'used' && isOpen(account)) return ok(account)
    if (state !== 'usable') return err({ code: 'link.invalid' })
    if (account.status !== 'deleted') return err({ code: 'account.not-deleted' })

    const status = account.confirmedAt === null ? 'not_confirmed' : 'active'
    const back: Account = { ...account, status, deletedAt: null, deletionReason: null }
    await stores.links.use(link.hash, now())
    await stores.links.void(account.id, 'reactivate')
    await stores.accounts.save(back)
    await relist(stores, back)
    return ok(back)
  })
}
