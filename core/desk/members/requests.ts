import { reasonIn } from '../../money/book.ts'
import type { OrderError } from '../../money/errors.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { dayOf, HOUR, type IsoDate } from '../../shared/time.ts'
import type { DeskError } from '../errors.ts'
import { recordedOnce } from '../log/recorded-as.ts'
import type { MemberRequest, RequestKind } from '../member-requests.ts'
import type { Operator } from '../operator.ts'

/** Months to answer, and with an extension (GDPR, article 12(3)). */
const MONTHS = { usual: 1, extended: 3 } as const

/** In the east it is tomorrow already. */
const AHEAD = 14 * HOUR

/** A letter from before is a slip of the pen. */
const MONTHS_BACK = -12

/** The same day of a later month, or its last (Regulation 1182/71, article 3). */
export function monthsAfter(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, nth = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(nth, last)))
}

type Needs = Pick<Ports, 'atomically' | 'now' | 'newId'>
type By = { readonly operator: Pick<Operator, 'id'> }
type Reason = Extract<OrderError, { code: 'reason.missing' | 'reason.too-long' }>
type Refused<Code extends DeskError['code']> = Extract<DeskError, { code: Code }>

type Recorded = By &
  Pick<MemberRequest, 'id' | 'member' | 'cameOn'> & { readonly kind: RequestKind }

/** Records a request that came by letter, with its deadline. Idempotent by id. */
export async function recordRequest(
  ports: Needs,
  { operator, ...asked }: Recorded,
): Promise<
  Result<null, Refused<'member.not-found' | 'request.day' | 'request.id-taken' | 'request.open'>>
> {
  const today = dayOf(ports.now() + AHEAD)
  const isDay = monthsAfter(asked.cameOn, 0) === asked.cameOn
  if (!isDay || asked.cameOn > today || asked.cameOn < monthsAfter(today, MONTHS_BACK))
    return err({ code: 'request.day' })
  return ports.atomically(async (stores) => {
    const account = await stores.accounts.lock(asked.member)
    if (!account || account.status === 'erased') return err({ code: 'member.not-found' })
    const earlier = await stores.memberRequests.byId(asked.id)
    if (earlier) return isSame(earlier, asked) ? ok(null) : err({ code: 'request.id-taken' })
    const added = await stores.memberRequests.add({
      ...asked,
      dueOn: monthsAfter(asked.cameOn, MONTHS.usual),
      ...{ addedBy: operator.id, addedAt: ports.now(), extended: null },
      ...{ state: 'open', reason: null, closedBy: null, closedAt: null },
    })
    if (!added) return err({ code: 'request.open' })
    await recordedOnce(ports, operator, 'member.requested', asked.member)(stores)
    return ok(null)
  })
}

const isSame = (a: MemberRequest, b: Pick<Recorded, 'member' | 'kind' | 'cameOn'>): boolean =>
  a.member === b.member && a.kind === b.kind && a.cameOn === b.cameOn

type NotOpen = Refused<'request.not-found' | 'request.closed'>
type Change = By & { readonly id: string }

/** Two more months, once, with a reason (GDPR, article 12(3)). */
export async function extendRequest(
  ports: Needs & Pick<Ports, 'reads'>,
  { id, reason: typed, operator }: Change & { readonly reason: string },
): Promise<Result<null, Reason | NotOpen | Refused<'request.extended'>>> {
  const reason = reasonIn(typed)
  if (!reason.ok) return reason
  const request = await ports.reads.memberRequests.byId(id)
  if (!request) return err({ code: 'request.not-found' })
  const dueOn = monthsAfter(request.cameOn, MONTHS.extended)
  const extended = await ports.atomically(async (stores) => {
    await stores.accounts.lock(request.member)
    if (!(await stores.memberRequests.extend(id, { dueOn, reason: reason.value })))
      return err('not-open')
    await recordedOnce(ports, operator, 'member.postponed', request.member)(stores)
    return ok(null)
  })
  if (extended.ok) return extended
  const now = await ports.reads.memberRequests.byId(id)
  return now?.state === 'open' ? err({ code: 'request.extended' }) : whoClosed(ports, request)
}

/** Closes a request without its answer, with a reason; one for an export also as handed over. */
export async function closeRequest(
  ports: Needs & Pick<Ports, 'reads'>,
  { id, reason: typed, operator }: Change & { readonly reason: string | null },
): Promise<Result<null, Reason | NotOpen>> {
  const reason = typed === null ? null : reasonIn(typed)
  if (reason && !reason.ok) return reason
  const request = await ports.reads.memberRequests.byId(id)
  // Who is erased is erased by doing so.
  if (!request || (request.kind === 'erase' && !reason)) return err({ code: 'request.not-found' })
  const end = { state: reason ? 'dropped' : 'done', reason: reason?.value ?? null } as const
  const closed = await ports.atomically(async (stores) => {
    await stores.accounts.lock(request.member)
    const by = operator.id
    if (!(await stores.memberRequests.close(id, { ...end, by, at: ports.now() })))
      return err('not-open')
    const action = reason ? 'member.dropped' : 'member.answered'
    await recordedOnce(ports, operator, action, request.member)(stores)
    return ok(null)
  })
  return closed.ok ? closed : whoClosed(ports, request)
}

/** Why a request cannot be answered any more: a colleague was first, or its member is erased. */
async function whoClosed(
  { reads }: Pick<Ports, 'reads'>,
  { id }: MemberRequest,
): Promise<Result<never, NotOpen>> {
  const request = await reads.memberRequests.byId(id)
  const closer = request?.closedBy ? await reads.operators.byId(request.closedBy) : null
  return err(closer ? { code: 'request.closed', by: closer.name } : { code: 'request.not-found' })
}
