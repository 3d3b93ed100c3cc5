import type { Account } from '../../accounts/account.ts'
import { type Domains, emailKey, sameEmail } from '../../accounts/email.ts'
import { tryKeys } from '../../accounts/rate-limit.ts'
import { type Counted, consumeTry } from '../../accounts/tries.ts'
import type { Ports } from '../../ports.ts'
import { minutesUntil } from '../../shared/limit.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { type Complaint, type ComplaintDraft, complaintTexts } from '../complaint.ts'
import type { ComplaintError } from '../errors.ts'
import { checkSender, gapsIn } from './illegal-content.ts'

/**
 * `id` is client-made (idempotency key). `address` is the sender's IP address, for the rate limit; `sender` their
 * account, if logged in.
 */
export type FileComplaint = ComplaintDraft &
  Pick<Complaint, 'id' | 'site' | 'language'> & {
    readonly address: string
    readonly sender: Account | null
  }

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'domains' | 'now'>
type Refusal = Exclude<
  ComplaintError,
  { code: 'complaint.not-found' | 'complaint.answered' | `complaint.answer-${string}` }
>

/**
 * Stores a complaint; its event causes the receipt and the mail to the operator. Over the limit of receipts to an
 * address it is stored all the same.
 */
export async function fileComplaint(
  { atomically, limits, secrets, domains, now }: Needs,
  { address, sender, goodFaith, ...command }: FileComplaint,
): Promise<Result<Complaint, Refusal>> {
  const texts = complaintTexts(command)
  if (!texts.ok) return texts
  const [code] = gapsIn({ ...command, goodFaith })
  if (code) return err({ code })
  const email = checkSender(domains, command)
  if (!email.ok) return email

  return atomically(async (stores): Promise<Result<Complaint, Refusal>> => {
    const at = now()
    const counted = counterOf({ limits, secrets }, { address, sender, kind: command.kind })
    // Locked first: of two concurrent duplicates, the second finds the first.
    await stores.attempts.lock(counted.key)
    const draft = { ...command, ...texts.value, email: email.value }
    const earlier = await stores.complaints.byId(draft.id)
    if (earlier) return isSame(earlier, draft) ? ok(earlier) : err({ code: 'complaint.id-taken' })
    const own = sender !== null && hasProved(domains, sender, draft.email)
    const until = await consumeTry(stores, counted, at)
    if (until !== null) return err({ code: 'complaint.too-many', minutes: minutesUntil(until, at) })
    const mailed = tryKeys(secrets).complaintMails(emailKey(domains, draft.email))
    const noReceipt =
      !own &&
      draft.email !== '' &&
      (await consumeTry(stores, { key: mailed, limit: limits.complaintMails }, at)) !== null
    const complaint: Complaint = {
      ...draft,
      filedAt: at,
      takenAt: null,
      answeredAt: null,
      answer: null,
    }
    await stores.complaints.add(complaint)
    const receipt = { ...(own && { own }), ...(noReceipt && { noReceipt }) }
    await stores.events.append({ type: 'complaint.filed', complaint: complaint.id, ...receipt }, at)
    return ok(complaint)
  })
}

type Sending = Pick<FileComplaint, 'address' | 'sender' | 'kind'>

/** What a complaint counts for: others in its sender's network must not silence a member, nor the abuse of a child. */
function counterOf(
  { limits, secrets }: Pick<Ports, 'limits' | 'secrets'>,
  { address, sender, kind }: Sending,
): Counted {
  const keys = tryKeys(secrets)
  if (kind === 'child-abuse')
    return { key: keys.graveComplaints(address), limit: limits.graveComplaints }
  const key = sender ? keys.ownComplaints(sender.id) : keys.complaints(address)
  return { key, limit: limits.complaints }
}

/** Whether an email is a member's own, and confirmed. */
const hasProved = (domains: Domains, account: Account, email: string): boolean =>
  account.confirmedAt !== null && sameEmail(domains, account.email, email)

type Sent = Omit<ComplaintDraft, 'goodFaith'> & Pick<Complaint, 'site'>

/** Whether a replay has the same content as the first call. */
const isSame = (earlier: Sent, again: Sent): boolean =>
  (['site', 'kind', 'words', 'about', 'name', 'email'] as const).every(
    (part) => earlier[part] === again[part],
  )
