import type { MemberId } from '../accounts/account.ts'
import type { Ports, Reads, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { cleanPasted, isBlank, isLonger } from '../shared/text.ts'
import { COMPLAINT, type Complaint, type ComplaintId } from './complaint.ts'
import type { ComplaintError } from './errors.ts'

/** A path of a member's profile, alone or behind a host. */
const PROFILE =
  /(?:^|[\s(<"'])(?:(?:https?:\/\/)?([a-z\d.-]+)(?::\d+)?)?\/(?:members|likes\/m)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\w-])/i

/** Whose profile on one of our sites a complaint names by its address; `null` if none. */
export function memberInAbout(sites: Ports['sites'], about: string): MemberId | null {
  const [, host, id] = PROFILE.exec(cleanPasted(about)) ?? []
  if (!id) return null
  const ours =
    !host || sites.all().some(({ settings }) => isAt(host.toLowerCase(), settings.domain))
  return ours ? id.toLowerCase() : null
}

const isAt = (host: string, domain: string): boolean => host === domain || host === `www.${domain}`

type TextError = Extract<ComplaintError, { code: `complaint.answer-${string}` }>
type Refusal =
  | TextError
  | Extract<ComplaintError, { code: 'complaint.not-found' | 'complaint.answered' }>

/** Normalised: without spaces around it. */
export function checkAnswer(typed: string): Result<string, TextError> {
  const text = typed.trim()
  const limit = COMPLAINT.answer
  if (isBlank(text)) return err({ code: 'complaint.answer-empty' })
  return isLonger(text, limit) ? err({ code: 'complaint.answer-too-long', limit }) : ok(text)
}

/**
 * Stores an answer, which the sender reads on the complaint's page; its event mails it, if they gave an address. Of two
 * answers at once the first counts; the same one again is a replay, whose response was lost. `mayAnswer` is asked about one
 * that waits, locked.
 */
export async function answerComplaint<Refused = never>(
  { reads, atomically, now }: Pick<Ports, 'reads' | 'atomically' | 'now'>,
  { id, text: typed }: { readonly id: ComplaintId; readonly text: string },
  mayAnswer: (stores: Stores, complaint: Complaint) => Promise<Result<null, Refused>> = async () =>
    ok(null),
): Promise<Result<Complaint, Refusal | Refused>> {
  const text = checkAnswer(typed)
  if (!text.ok) return text
  type Undone = { readonly earlier: Complaint | null } | { readonly refused: Refused }
  const answered = await atomically(async (stores): Promise<Result<Complaint, Undone>> => {
    const { complaints, events } = stores
    const complaint = await complaints.lock(id)
    if (!complaint || complaint.answeredAt !== null) return err({ earlier: complaint })
    const allowed = await mayAnswer(stores, complaint)
    if (!allowed.ok) return err({ refused: allowed.error })
    const at = now()
    await complaints.answer(id, at, text.value)
    await events.append({ type: 'complaint.answered', complaint: id }, at)
    return ok({ ...complaint, answeredAt: at, answer: text.value })
  })
  if (answered.ok) return answered
  if ('refused' in answered.error) return err(answered.error.refused)
  const { earlier } = answered.error
  if (earlier === null) return err({ code: 'complaint.not-found' })
  if (earlier.answer === text.value) return ok(earlier)
  return err(await alreadyAnswered(reads, id))
}

/** The refusal of a complaint that somebody answered, with who did; by nobody's name where it was not at the desk. */
export async function alreadyAnswered(
  { operatorActions, operators }: Pick<Reads, 'operatorActions' | 'operators'>,
  id: ComplaintId,
): Promise<Extract<ComplaintError, { code: 'complaint.answered' }>> {
  const last = await operatorActions.last(id, 'complaint.answered')
  const by = last?.operator ? await operators.byId(last.operator) : null
  return { code: 'complaint.answered', by: by?.name ?? null }
}
