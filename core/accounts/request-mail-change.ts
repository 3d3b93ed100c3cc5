import { queueNotice } from '../notifications/queue-notice.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Account } from './account.ts'
import { blockOn, countTry } from './count-try.ts'
import { checkEmail, sameEmail } from './email.ts'
import type { AccountError } from './errors.ts'
import { mayMail } from './mail-allowance.ts'
import { proveOwnPassword } from './prove-own-password.ts'
import { DISCLOSURE_LIMIT, minutesUntil, tryKeys } from './tries.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'passwords' | 'secrets' | 'now' | 'newId'>

export type RequestMailChange = {
  readonly account: Account
  readonly email: string
  readonly password: string
  readonly address: string
}

type Refusal = Extract<
  AccountError,
  {
    code:
      | 'email.invalid'
      | 'email.unchanged'
      | 'email.taken'
      | 'password.old-wrong'
      | 'login.blocked'
      | 'tries.too-many'
      | 'mails.too-many'
  }
>

/** Mails a link to a new address; the account keeps the old one until the link is used. */
export async function requestMailChange(
  ports: Needs,
  { account, email: typed, password, address }: RequestMailChange,
): Promise<Result<null, Refusal>> {
  const { reads, now } = ports
  const checked = checkEmail(typed)
  if (!checked.ok) return checked
  const email = checked.value
  if (sameEmail(email, account.email)) return err({ code: 'email.unchanged' })

  const proven = await proveOwnPassword(ports, { account, password, address })
  if (!proven.ok) return proven

  const key = tryKeys(ports.secrets).disclosure(address)
  const crowded = await blockOn(reads, key, DISCLOSURE_LIMIT, now())
  if (crowded) return err({ code: 'tries.too-many', minutes: minutesUntil(crowded, now()) })
  if (await reads.accounts.byEmail(email)) {
    await countTry(ports, key)
    return err({ code: 'email.taken' })
  }

  const member = account.id
  return ports.atomically(async (stores) => {
    await stores.accounts.hold(member)
    if (!(await mayMail(stores, ports, 'addressMails', member))) {
      return err({ code: 'mails.too-many' })
    }
    await queueNotice(stores, ports, { kind: 'change-mail', member, email })
    return ok(null)
  })
}
