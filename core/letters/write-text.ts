import { isOpen } from '../accounts/account.ts'
import { DEBIT_CODE } from '../direct-debit/direct-debit.ts'
import type { TextNotice } from '../notifications/notice.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { MINUTE } from '../shared/time.ts'
import type { TextMessage } from './texts.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'sites' | 'now'>

/** Renders a text message from the current state; creates its code only now. */
export async function writeText(
  { reads, atomically, secrets, sites, now }: Needs,
  { kind, member, debit: id }: TextNotice,
): Promise<TextMessage | null> {
  const account = await reads.accounts.byId(member)
  const seen = await reads.directDebits.byId(id)
  const order = seen && (await reads.orders.byId(seen.order))
  if (!account || !isOpen(account) || order?.state !== 'pending') return null

  const code = secrets.code()
  const print = secrets.fingerprint(`debit-code ${id} ${code}`)
  const { value: phone } = await atomically(async ({ directDebits }) => {
    const debit = await directDebits.lock(id)
    if (!debit?.details || debit.mandate) return ok(null)
    await directDebits.save({ ...debit, code: { print, sentAt: now(), tried: [] } })
    return ok(debit.details.phone)
  })
  if (phone === null) return null
  return {
    to: phone,
    language: account.language,
    country: account.country,
    site: { name: sites.byId(order.site).settings.name },
    kind,
    facts: { code, amount: order.total, minutes: DEBIT_CODE.life / MINUTE },
  }
}
