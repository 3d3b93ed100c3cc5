import { queueNotice } from '../notifications/queue-notice.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { isOpen } from './account.ts'
import { blockOn, countTry } from './count-try.ts'
import type { AccountError } from './errors.ts'
import { mayMail } from './mail-allowance.ts'
import { DISCLOSURE_LIMIT, minutesUntil, tryKeys } from './tries.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'now' | 'newId'>
type Refusal = Extract<
  AccountError,
  { code: 'email.not-found' | 'mails.too-many' | 'tries.too-many' }
>

/**
 * Mails a link to choose a new password. Spec §8 has it say when an email is not known; an address block
 * hears that only so often.
 */
export async function requestReset(
  ports: Needs,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<Result<null, Refusal>> {
  const { reads, atomically, secrets, now } = ports
  const key = tryKeys(secrets).disclosure(address)
  const crowded = await blockOn(reads, key, DISCLOSURE_LIMIT, now())
  if (crowded) return err({ code: 'tries.too-many', minutes: minutesUntil(crowded, now()) })

  const account = await reads.accounts.byEmail(email.trim())
  if (!account || !isOpen(account)) {
    await countTry(ports, key)
    return err({ code: 'email.not-found' })
  }

  return atomically(async (stores) => {
    await stores.accounts.hold(account.id)
    if (!(await mayMail(stores, ports, 'resetMails', account.id))) {
      return err({ code: 'mails.too-many' })
    }
    await queueNotice(stores, ports, { kind: 'reset', member: account.id })
    return ok(null)
  })
}
