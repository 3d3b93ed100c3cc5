import { type Account, isOpen, openStatus } from '../../accounts/account.ts'
import type { AccountError } from '../../accounts/errors.ts'
import { lockByLink, stateOf, verifiesAddress } from '../../accounts/mail-links.ts'
import type { Ports, Stores } from '../../ports.ts'
import { updateListing } from '../../profiles/listing.ts'
import { isBanned } from '../../safety/restriction.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { type PasswordProof, type ProofRefusal, proveByPassword } from './begin-leaving.ts'

type Refusal = Extract<AccountError, { code: 'link.invalid' | 'account.not-deleted' }>

/** Restores a deleted account by the token of its link (spec §4). */
export async function reactivate(
  { atomically, secrets, now }: Pick<Ports, 'atomically' | 'secrets' | 'now'>,
  token: string,
): Promise<Result<Account, Refusal>> {
  return atomically(async (stores) => {
    const found = await lockByLink(stores, secrets.hash(token), 'reactivate')
    if (!found || !verifiesAddress(found.link, found.account)) return err({ code: 'link.invalid' })
    const { link, account } = found
    const state = stateOf(link, now())
    if (state === 'used' && isOpen(account)) return ok(account)
    if (state !== 'usable') return err({ code: 'link.invalid' })
    if (account.status !== 'deleted') return err({ code: 'account.not-deleted' })

    await stores.links.use(link.hash, now())
    return ok(await restore(stores, account, now()))
  })
}

/** Restores a deleted account by its password: not everybody still has the mail with the link. */
export async function reactivateByPassword(
  ports: Pick<
    Ports,
    'reads' | 'atomically' | 'inTurn' | 'limits' | 'passwords' | 'secrets' | 'domains' | 'now'
  >,
  proof: PasswordProof,
): Promise<Result<null, ProofRefusal>> {
  const deleted = await proveByPassword(ports, proof, 'deleted')
  if (!deleted.ok) return deleted
  return ports.atomically(async (stores) => {
    const account = await stores.accounts.lock(deleted.value.id)
    // Restored meanwhile, or erased.
    if (account?.status === 'deleted') await restore(stores, account, ports.now())
    return ok(null)
  })
}

async function restore(stores: Stores, account: Account, at: Instant): Promise<Account> {
  // Leaving lifts no ban.
  const banned = isBanned(await stores.restrictions.of(account.id))
  const status = banned ? 'banned' : openStatus(account)
  const back: Account = { ...account, status, deletedAt: null, deletionReason: null }
  await stores.links.void(account.id, 'reactivate')
  await stores.accounts.save(back)
  await updateListing(stores, back)
  await stores.events.append({ type: 'account.restored', member: account.id }, at)
  return back
}
