import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { countCode } from './count-code.ts'
import type { DebitAskError } from './debit-errors.ts'
import { type DirectDebit, type DirectDebitId, secondsToNext } from './direct-debit.ts'
import type { OrderError } from './errors.ts'
import { unsignedPayment } from './unsigned-payment.ts'

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now' | 'newId'>
type Command = {
  readonly member: MemberId
  readonly debit: DirectDebitId
  /** Made by the client, so that asking twice is asking once. */
  readonly ask: string
}
type Refusal =
  | DebitAskError
  | Extract<OrderError, { code: 'order.not-found' | 'order.not-payable' }>

/** Sends another code to the same phone; the one before works until it leaves. */
export const sendCodeAgain = (
  ports: Needs,
  { member, debit: id, ask }: Command,
): Promise<Result<DirectDebit, Refusal>> =>
  ports.atomically(async (stores) => {
    await stores.accounts.hold(member)
    const debit = await stores.directDebits.byId(id)
    if (debit?.member !== member) return err({ code: 'directdebit.not-found' })
    if (debit.asks.includes(ask)) return ok(debit)
    if (debit.mandate) return err({ code: 'directdebit.signed' })

    const found = await unsignedPayment(stores, member, debit.order)
    if (!found.ok) return found
    // Only now, after the account and the order, as everywhere: two who wait for each other wait for ever.
    const held = await stores.directDebits.hold(id)
    if (!held?.details || held.payment !== found.value.id)
      return err({ code: 'directdebit.not-found' })
    const seconds = secondsToNext(held, ports.now())
    if (seconds > 0) return err({ code: 'directdebit.too-soon', seconds })
    if (!(await countCode(stores, ports, { member, phone: held.details.phone }))) {
      return err({ code: 'directdebit.limit-reached', limit: ports.limits.debitCodes.tries })
    }

    const asked = { ...held, asks: [...held.asks, ask], askedAt: ports.now() }
    await stores.directDebits.save(asked)
    await stores.events.append({ type: 'debit.code-requested', debit: id, member }, ports.now())
    return ok(asked)
  })
