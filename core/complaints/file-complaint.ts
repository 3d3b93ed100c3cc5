import { takeTry } from '../accounts/count-try.ts'
import { checkEmail } from '../accounts/email.ts'
import { tryKeys } from '../accounts/tries.ts'
import type { Ports } from '../ports.ts'
import { minutesUntil } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type Complaint, type ComplaintDraft, complaintTexts } from './complaint.ts'
import type { ComplaintError } from './errors.ts'

/** `id` is made by the client, so that sending twice is one complaint. `address` is the sender's, whose block is counted. */
export type FileComplaint = ComplaintDraft &
  Pick<Complaint, 'id' | 'site' | 'language'> & { readonly address: string }

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now'>
type Refusal = Exclude<ComplaintError, { code: 'complaint.not-found' }>

/** Keeps what somebody complains of; a receipt and a mail to whoever runs the site follow from it. */
export async function fileComplaint(
  { atomically, limits, secrets, now }: Needs,
  { address, ...command }: FileComplaint,
): Promise<Result<Complaint, Refusal>> {
  const texts = complaintTexts(command)
  if (!texts.ok) return texts
  const email = checkEmail(command.email)
  if (!email.ok) return email

  return atomically(async (stores): Promise<Result<Complaint, Refusal>> => {
    const at = now()
    const key = tryKeys(secrets).complaints(address)
    // Held first: of the same one sent twice at once, the second finds the first.
    await stores.attempts.hold(key)
    const draft = { ...command, ...texts.value, email: email.value }
    const earlier = await stores.complaints.byId(draft.id)
    if (earlier) return isSame(earlier, draft) ? ok(earlier) : err({ code: 'complaint.id-taken' })
    const until = await takeTry(stores, { key, limit: limits.complaints }, at)
    if (until !== null) return err({ code: 'complaint.too-many', minutes: minutesUntil(until, at) })
    const complaint: Complaint = { ...draft, filedAt: at, answeredAt: null }
    await stores.complaints.add(complaint)
    await stores.events.append({ type: 'complaint.filed', complaint: complaint.id }, at)
    return ok(complaint)
  })
}

type Sent = ComplaintDraft & Pick<Complaint, 'site'>

/** Whether a call with a known id says what the first one said. */
const isSame = (earlier: Sent, again: Sent): boolean =>
  (['site', 'kind', 'words', 'about', 'name', 'email'] as const).every(
    (part) => earlier[part] === again[part],
  )
