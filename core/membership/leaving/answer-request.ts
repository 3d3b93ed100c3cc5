import type { MemberId } from '../../accounts/account.ts'
import { cancelPayments } from '../../money/settle-payment.ts'
import type { Ports, Reads, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { closeAccount } from './delete-account.ts'
import { eraseNow } from './erase-deleted.ts'
import { exportMember } from './export-member.ts'
import { type ReadableExport, readableExport } from './readable-export.ts'

/** What a letter asks for; its type is the desk's. */
type Request = NonNullable<Awaited<ReturnType<Reads['memberRequests']['byId']>>>

type NotOpen =
  | { readonly code: 'request.not-found' }
  | { readonly code: 'request.closed'; readonly by: string }

type Answer = { readonly id: string; readonly operator: { readonly id: string } }

/**
 * The same data as the member's own export, for an operator to hand over (GDPR, article 15). The request stays open: a
 * download may fail.
 */
export async function exportOnRequest(
  ports: Pick<Ports, 'reads' | 'atomically' | 'photoFiles' | 'now' | 'newId'>,
  { id, operator }: Answer,
): Promise<Result<ReadableExport, NotOpen>> {
  const request = await requestOf(ports, id, 'export')
  if (!request.ok) return request
  const { member } = request.value
  const exported = await readableExport(ports, member, await exportMember(ports, member))
  await ports.atomically(async (stores) =>
    ok(await record(stores, ports, 'member.exported', { member, operator })),
  )
  return ok(exported)
}

/** What keeps a member from being erased at once. */
type Held = {
  readonly code: 'erasure.held'
  readonly because: 'order' | 'chargeback' | 'case'
}

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'providers' | 'photoFiles' | 'sites' | 'now' | 'newId'
>

/**
 * Deletes the account of a member who asked for it in a letter (GDPR, article 17): as their own leaving does, with 14 days
 * to come back, or erased at once if they want no such days. Not at once while an order, a chargeback or a case is open
 * (article 17(3)).
 */
export async function eraseOnRequest(
  ports: Needs,
  { id, operator, atOnce }: Answer & { readonly atOnce: boolean },
): Promise<Result<null, NotOpen | Held>> {
  const found = await requestOf(ports, id, 'erase')
  if (!found.ok) return found
  const request = found.value
  const { member } = request
  const held = atOnce ? await heldBy(ports.reads, member) : null
  if (held) return err({ code: 'erasure.held', because: held })
  const closed = await ports.atomically(async (stores) => {
    const account = await stores.accounts.lock(member)
    const end = { state: 'done', reason: null, by: operator.id, at: ports.now() } as const
    if (!account || !(await stores.memberRequests.close(id, end))) return err('not-open')
    await record(stores, ports, 'member.answered', { member, operator })
    const leaving = { reason: null, site: account.site }
    return ok(await closeAccount(stores, ports, { ...leaving, account }))
  })
  if (!closed.ok) return whoClosed(ports, id)
  await cancelPayments(ports, closed.value)
  // A crash before this leaves an account that is erased after the 14 days.
  if (atOnce) await eraseNow(ports, member)
  return ok(null)
}

async function requestOf(
  ports: Pick<Ports, 'reads'>,
  id: string,
  kind: Request['kind'],
): Promise<Result<Request, NotOpen>> {
  const request = await ports.reads.memberRequests.byId(id)
  if (request?.kind !== kind) return err({ code: 'request.not-found' })
  return request.state === 'open' ? ok(request) : whoClosed(ports, id)
}

/** A colleague was first, or the member is erased. */
async function whoClosed(
  { reads }: Pick<Ports, 'reads'>,
  id: string,
): Promise<Result<never, NotOpen>> {
  const by = (await reads.memberRequests.byId(id))?.closedBy
  const closer = by ? await reads.operators.byId(by) : null
  return err(closer ? { code: 'request.closed', by: closer.name } : { code: 'request.not-found' })
}

const record = (
  { operatorActions }: Pick<Stores, 'operatorActions'>,
  { now, newId }: Pick<Ports, 'now' | 'newId'>,
  action: 'member.exported' | 'member.answered',
  { member, operator }: Pick<Answer, 'operator'> & { readonly member: MemberId },
): Promise<void> =>
  operatorActions.add({
    ...{ id: newId(), operator: operator.id, action, subject: member, at: now() },
    ...{ member: null, reason: null },
  })

/** More than any member has. */
const ALL = 1000

async function heldBy(
  { orders, orderLists, reports, complaints, accounts }: Reads,
  member: MemberId,
): Promise<Held['because'] | null> {
  const [bought, queues, about, account] = await Promise.all([
    orders.of(member, ALL),
    Promise.all(
      (['charged-back', 'refund-failed'] as const).map((queue) =>
        orderLists.page({ queue, member }, null, 1),
      ),
    ),
    reports.about(member, ALL),
    accounts.byId(member),
  ])
  if (queues.flat().length > 0) return 'chargeback'
  if (bought.some(({ state }) => state === 'pending')) return 'order'
  const filed = account?.confirmedAt != null ? await complaints.from(account.email) : []
  const open =
    about.some(({ decision }) => decision === null) ||
    filed.some(({ answeredAt }) => answeredAt === null)
  return open ? 'case' : null
}
