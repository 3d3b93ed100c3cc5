import type { Ports, Reads } from '../../ports.ts'
import { answerComplaint } from '../../safety/answer-complaint.ts'
import type { Complaint, ComplaintId } from '../../safety/complaint.ts'
import type { Restriction } from '../../safety/restriction.ts'
import { err, ok } from '../../shared/result.ts'
import { SECOND } from '../../shared/time.ts'
import { hasColleague, type OwnDecision } from '../access/has-colleague.ts'
import type { OperatorError } from '../errors.ts'
import { recordedAs, recordedOnce } from '../log/recorded-as.ts'
import { idIn } from '../members/find-members.ts'
import { type FoundNumber, findNumbers } from '../members/find-numbers.ts'
import type { Operator, OperatorId } from '../operator.ts'
import type { OperatorAction } from '../ports.ts'

/**
 * An operator's answer to a complaint. Whoever decided what it is about leaves it to a colleague (DSA, article 20); if
 * there is none, they may, and the log says so.
 */
export const answerCase = (
  ports: Pick<Ports, 'reads' | 'atomically' | 'now' | 'newId'>,
  operator: Pick<Operator, 'id'>,
  { id, text }: { readonly id: ComplaintId; readonly text: string },
): ReturnType<
  typeof answerComplaint<Extract<OperatorError, { code: 'complaint.own-decision' }>>
> => {
  const recorded = recordedAs(ports, operator, 'complaint.answered', id)
  return answerComplaint(recorded, { id, text }, async (stores, complaint) => {
    // Locked: a colleague who could answer is neither added nor removed meanwhile.
    const own = await ownDecision(stores, operator, complaint, await stores.operators.lockAll())
    if (own === 'colleague') return err({ code: 'complaint.own-decision' })
    if (own) await recordedOnce(ports, operator, 'own-decision.reviewed', id)(stores)
    return ok(null)
  })
}

type Needs = Pick<
  Reads,
  'reports' | 'complaints' | 'restrictions' | 'orders' | 'profiles' | 'operatorActions'
>

/** Whether an operator decided what a complaint is about, among those who work at the desk. */
export async function ownDecision(
  reads: Needs,
  { id }: Pick<Operator, 'id'>,
  complaint: Complaint,
  operators: readonly Operator[],
): Promise<OwnDecision> {
  const deciders = await decidersOf(reads, complaint)
  if (!deciders.has(id)) return null
  const decided = (one: OperatorId) => deciders.has(one)
  return hasColleague(operators, 'complaints', complaint.site, decided) ? 'colleague' : 'alone'
}

/** Who made the decisions that a complaint names: by the number of a decision, report or complaint, or the id of a photo. */
async function decidersOf(
  reads: Needs,
  { id, about, words }: Complaint,
): Promise<ReadonlySet<OperatorId>> {
  const text = `${about} ${words}`
  const named = (await findNumbers({ reads }, { text })).filter((found) => found.id !== id)
  const actions = await Promise.all([
    ...named.map((found) => decisionOn(reads, found)),
    photoDecision(reads, idIn(text)),
  ])
  return new Set(actions.flatMap((action) => action?.operator ?? []))
}

async function decisionOn(reads: Needs, { kind, id }: FoundNumber): Promise<OperatorAction | null> {
  const { operatorActions } = reads
  if (kind === 'report') return operatorActions.last(id, 'report.decided')
  if (kind === 'complaint') return operatorActions.last(id, 'complaint.answered')
  const restriction = kind === 'decision' ? await reads.restrictions.byId(id) : null
  return restriction && restrictionBy(reads, restriction)
}

/** More than an operator does within a moment. */
const MOST = 50

const RESTRICTING: ReadonlySet<string> = new Set([
  'report.decided',
  'member.warned',
  'member.banned',
  'member.unbanned',
])

/** A restriction and the action behind it are written by one transaction, within a moment of each other. */
async function restrictionBy(
  { operatorActions }: Needs,
  { member, report, rule, at }: Restriction,
): Promise<OperatorAction | null> {
  const about = await operatorActions.newest({ at: at + SECOND, id: '' }, MOST)
  const near = about.filter((one) => RESTRICTING.has(one.action) && Math.abs(one.at - at) < SECOND)
  const own = near.find(({ subject }) => subject === report || subject === member)
  // What follows for a reporter is decided with the report about somebody else.
  if (own || rule !== 'false-reports') return own ?? null
  return near.find(({ action }) => action === 'report.decided') ?? null
}

async function photoDecision(
  { operatorActions }: Needs,
  id: string,
): Promise<OperatorAction | null> {
  const [last] = (await operatorActions.about(id, MOST)).filter(({ action }) =>
    /photo\./.test(action),
  )
  return last ?? null
}

/** Whether the operator who looks at a complaint decided what it is about. */
export const viewOwnDecision = async (
  { reads }: Pick<Ports, 'reads'>,
  operator: Pick<Operator, 'id'>,
  complaint: Complaint,
): Promise<OwnDecision> => ownDecision(reads, operator, complaint, await reads.operators.all())
