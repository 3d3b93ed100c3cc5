import type { MemberId } from '../../accounts/account.ts'
import { orderNumber } from '../../money/order.ts'
import type { Reads } from '../../ports.ts'
import { complaintNumber } from '../../safety/complaint.ts'
import { type ReportOutcome, reportNumber } from '../../safety/report.ts'

/** What actions were about, as it is now: what no longer exists has neither number nor member. */
export type ActionSubject = {
  readonly id: string
  /** Of a report, complaint or order; the name of an operator. */
  readonly number: string | null
  /** Of a report that was decided. */
  readonly outcome: ReportOutcome | null
  /** Whom it concerns; without a name once erased. */
  readonly member: { readonly id: MemberId; readonly name: string | null } | null
}

type Needs = Pick<
  Reads,
  | 'accounts'
  | 'profiles'
  | 'photos'
  | 'chatPhotos'
  | 'reports'
  | 'complaints'
  | 'orders'
  | 'creditChanges'
  | 'operators'
>

type Found = Pick<ActionSubject, 'number' | 'outcome'> & { readonly member: MemberId | null }

/** What each of some actions was about, once per subject. */
export async function actionSubjects(
  reads: Needs,
  actions: readonly { readonly action: string; readonly subject: string | null }[],
): Promise<readonly ActionSubject[]> {
  const kinds = new Map<string, string>()
  for (const { action, subject } of actions) if (subject !== null) kinds.set(subject, action)
  const found = await Promise.all(
    [...kinds].map(async ([id, action]) => ({ id, ...(await subjectOf(reads, action, id)) })),
  )
  const profiles = await reads.profiles.byIds(found.flatMap(({ member }) => member ?? []))
  const names = new Map(profiles.map(({ id, name }) => [id, name]))
  return found.map(({ member: id, ...subject }) => ({
    ...subject,
    member: id === null ? null : { id, name: names.get(id) ?? null },
  }))
}

const NOTHING: Found = { number: null, outcome: null, member: null }

async function subjectOf(reads: Needs, action: string, id: string): Promise<Found> {
  const [area] = action.split('.')
  switch (area) {
    case 'report': {
      const report = await reads.reports.byId(id)
      if (!report) return NOTHING
      const outcome = report.decision?.outcome ?? null
      return { number: reportNumber(report), outcome, member: report.reported }
    }
    case 'own-decision':
    case 'complaint': {
      const complaint = await reads.complaints.byId(id)
      return { ...NOTHING, number: complaint && complaintNumber(complaint) }
    }
    case 'order': {
      const order = await reads.orders.byId(id)
      return order ? { ...NOTHING, number: orderNumber(order), member: order.member } : NOTHING
    }
    case 'operator':
      return { ...NOTHING, number: (await reads.operators.byId(id))?.name ?? null }
    case 'credits':
      return { ...NOTHING, member: (await reads.creditChanges.byId(id))?.member ?? null }
    case 'member':
      return { ...NOTHING, member: (await reads.accounts.byId(id))?.id ?? null }
    case 'own-approval':
    case 'photo':
      return { ...NOTHING, member: (await reads.photos.byId(id))?.member ?? null }
    case 'chat-photo':
      return { ...NOTHING, member: (await reads.chatPhotos.byId(id))?.from ?? null }
    default:
      return NOTHING
  }
}
