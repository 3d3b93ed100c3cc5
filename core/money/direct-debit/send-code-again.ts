import type { MemberId } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { type DirectDebit, type DirectDebitId, secondsToNext } from '../direct-debit.ts'
import type { DebitAskError, OrderError } from '../errors.ts'
import { countCode } from './ask-debit.ts'
import { unsignedPayment } from './unsigned-payment.ts'

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now' | 'newId'>
type Command = {
  readonly member: MemberId
  readonly debit: DirectDebitId
  /** Client-made: idempotency key. */
  readonly ask: string
}
type Refusal =
  | DebitAskError
  | Extract<OrderError, { code: 'order.not-found' | 'order.not-payable' }>

/** Sends another code to the same phone; the previous one is valid until then. */
export const sendCodeAgain = (
  ports: Needs,
  { member, debit: id, ask }: Command,
): Promise<Result<DirectDebit, Refusal>> =>
  ports.atomically(async (stores) => {
    await stores.accounts.lock(member)
    const debit = await stores.directDebits.byId(id)
    if (debit?.member !== member) return err({ code: 'directdebit.not-found' })
    if (debit.asks.includes(ask)) return ok(debit)
    if (debit.mandate) return err({ code: 'directdebit.signed' })

    const found = await unsignedPayment(stores, member, debit.order)
    if (!found.ok) return found
    // Locked after account and order, as everywhere: prevents deadlocks.
    const locked = await stores.directDebits.lock(id)
    if (!locked?.details || locked.payment !== found.value.payment.id)
      return err({ code: 'directdebit.not-found' })
    const seconds = secondsToNext(locked, ports.now())
    if (seconds > 0) return err({ code: 'directdebit.too-soon', seconds })
    if (!(await countCode(stores, ports, { member, phone: locked.details.phone }))) {
      return err({ code: 'directdebit.limit-reached', limit: ports.limits.debitCodes.tries })
    }

    const asked = { ...locked, asks: [...locked.asks, ask], askedAt: ports.now() }
    await stores.directDebits.save(asked)
    await stores.events.append({ type: 'debit.code-requested', debit: id, member }, ports.now())
    return ok(asked)
  })
