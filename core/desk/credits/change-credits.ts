import type { MemberId } from '../../accounts/account.ts'
import { grant, reasonIn, take } from '../../money/book.ts'
import type { CreditError, OrderError } from '../../money/errors.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { DAY, type Instant } from '../../shared/time.ts'
import type { CreditChange } from '../credit-changes.ts'
import type { DeskError } from '../errors.ts'
import { recordedOnce } from '../log/recorded-as.ts'
import type { Operator } from '../operator.ts'

/** More than any bundle has. */
export const MOST_CREDITS = 10_000

type Needs = Pick<Ports, 'atomically' | 'sites' | 'now' | 'newId'>

type Asked = {
  /** Client-made: idempotency key. */
  readonly id: string
  readonly member: MemberId
  /** Above 0 is granted, below is taken. */
  readonly credits: number
  readonly reason: string
  readonly operator: Pick<Operator, 'id'>
}

type Refusal =
  | CreditError
  | Extract<OrderError, { code: 'reason.missing' | 'reason.too-long' }>
  | Extract<DeskError, { code: 'member.not-found' | 'credits.amount' | 'credits.id-taken' }>

/**
 * Grants or takes credits of a member, who is told by mail. More than the site lets one operator move within a day waits
 * for a second one. Idempotent by id.
 */
export async function changeCredits(
  ports: Needs,
  { id, member, credits, reason: typed, operator }: Asked,
): Promise<Result<CreditChange, Refusal>> {
  const reason = reasonIn(typed)
  if (!reason.ok) return reason
  if (credits === 0 || Math.abs(credits) > MOST_CREDITS)
    return err({ code: 'credits.amount', most: MOST_CREDITS })
  return ports.atomically(async (stores): Promise<Result<CreditChange, Refusal>> => {
    const account = await stores.accounts.lock(member)
    if (!account || account.status === 'erased') return err({ code: 'member.not-found' })
    const earlier = await stores.creditChanges.byId(id)
    if (earlier) return isSame(earlier, { member, credits }) ? ok(earlier) : taken()

    const at = ports.now()
    const by = operator.id
    const { operatorCredits } = ports.sites.byId(account.site).settings
    const before = await movedAlone(stores, { member, credits, by, since: at - DAY })
    const alone = before + Math.abs(credits) <= operatorCredits
    const change: CreditChange = {
      ...{ id, member, credits, reason: reason.value, askedBy: by, askedAt: at },
      state: alone ? 'done' : 'waiting',
      decidedBy: alone ? by : null,
      decidedAt: alone ? at : null,
    }
    if (!(await stores.creditChanges.add(change))) return taken()
    if (alone) {
      const moved = await move(stores, ports, change)
      if (!moved.ok) return moved
    }
    const action = credits > 0 ? 'credits.granted' : 'credits.taken'
    await recordedOnce(ports, operator, alone ? action : 'credits.requested', id)(stores)
    return ok(change)
  })
}

/** As many changes of a member's as an operator makes in a day, and more. */
const IN_A_DAY = 1000

type Alone = Pick<Asked, 'member' | 'credits'> & { readonly by: string; readonly since: Instant }

/** What an operator granted, or took, without a second one since a moment: many small changes are a large one. */
async function movedAlone(
  { creditChanges }: Pick<Stores, 'creditChanges'>,
  { member, credits, by, since }: Alone,
): Promise<number> {
  const all = await creditChanges.of(member, IN_A_DAY)
  const own = all.filter(
    (one) =>
      one.askedAt > since && one.askedBy === by && one.decidedBy === by && one.state === 'done',
  )
  return own
    .filter((one) => Math.sign(one.credits) === Math.sign(credits))
    .reduce((sum, one) => sum + Math.abs(one.credits), 0)
}

const taken = () => err({ code: 'credits.id-taken' } as const)

const isSame = (a: CreditChange, b: Pick<CreditChange, 'member' | 'credits'>): boolean =>
  a.member === b.member && a.credits === b.credits

type Decided = {
  readonly id: string
  readonly confirms: boolean
  readonly operator: Pick<Operator, 'id'>
}

type DecideRefusal =
  | CreditError
  | Extract<
      DeskError,
      { code: 'member.not-found' | 'credits.not-found' | 'credits.own' | 'credits.decided' }
    >

/** Confirms or refuses what a colleague asked for. One's own can only be withdrawn, which is refusing it. */
export async function decideCredits(
  ports: Needs & Pick<Ports, 'reads'>,
  { id, confirms, operator: { id: by } }: Decided,
): Promise<Result<CreditChange, DecideRefusal>> {
  const asked = await ports.reads.creditChanges.byId(id)
  if (!asked) return err({ code: 'credits.not-found' })
  if (confirms && asked.askedBy === by) return err({ code: 'credits.own' })
  return ports.atomically(async (stores): Promise<Result<CreditChange, DecideRefusal>> => {
    const account = await stores.accounts.lock(asked.member)
    const at = ports.now()
    const state = confirms ? 'done' : 'refused'
    if (!(await stores.creditChanges.decide(id, { state, by, at })))
      return err({ code: 'credits.decided' })
    if (confirms) {
      if (!account || account.status === 'erased') return err({ code: 'member.not-found' })
      const moved = await move(stores, ports, asked)
      if (!moved.ok) return moved
    }
    const action = confirms ? 'credits.confirmed' : 'credits.refused'
    await recordedOnce(ports, { id: by }, action, id)(stores)
    return ok({ ...asked, state, decidedBy: by, decidedAt: at })
  })
}

/** Books a change, and says so by an event. */
async function move(
  stores: Stores,
  ports: Pick<Ports, 'now' | 'newId'>,
  { id, member, credits }: CreditChange,
): Promise<Result<null, CreditError>> {
  const what = { member, amount: Math.abs(credits), reference: id }
  if (credits > 0) {
    if (!(await grant(stores, ports, { ...what, reason: 'bonus' })))
      throw new Error('credits were granted twice for one request')
  } else {
    const drawn = await take(stores, ports, what)
    if (!drawn.ok) return drawn
  }
  const type = credits > 0 ? 'credits.granted' : 'credits.taken'
  await stores.events.append({ type, member, credits: what.amount, change: id }, ports.now())
  return ok(null)
}
