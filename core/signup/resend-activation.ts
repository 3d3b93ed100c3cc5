import type { MemberId } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import { mayMail } from '../accounts/mail-allowance.ts'
import { queueNotice } from '../notifications/queue-notice.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'

type Needs = Pick<Ports, 'atomically' | 'secrets' | 'now' | 'newId'>

/** Sends the confirmation mail once more; to who is confirmed already it sends nothing. */
export async function resendActivation(
  ports: Needs,
  member: MemberId,
): Promise<Result<null, Extract<AccountError, { code: 'mails.too-many' }>>> {
  return ports.atomically(async (stores) => {
    const account = await stores.accounts.hold(member)
    if (account?.status !== 'not_confirmed') return ok(null)
    if (!(await mayMail(stores, ports, 'addressMails', member))) {
      return err({ code: 'mails.too-many' })
    }
    await queueNotice(stores, ports, { kind: 'activate', member })
    return ok(null)
  })
}
