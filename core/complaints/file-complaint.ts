import type { Account } from '../accounts/account.ts'
import { checkEmail, sameEmail } from '../accounts/email.ts'
import type { Ports } from '../ports.ts'
import { consumeTries } from '../rate-limits/rate-limit.ts'
import { tryKeys } from '../rate-limits/tries.ts'
import { minutesUntil } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type Complaint, type ComplaintDraft, complaintTexts } from './complaint.ts'
import type { ComplaintError } from './errors.ts'
import { gapsIn, mayBeAnonymous } from './illegal-content.ts'

/**
 * `id` is client-made (idempotency key). `address` is the sender's IP address, for the rate limit; `sender` their
 * account, if logged in.
 */
export type FileComplaint = ComplaintDraft &
  Pick<Complaint, 'id' | 'site' | 'language'> & {
    readonly address: string
    readonly sender: Account | null
  }

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now'>
type Refusal = Exclude<ComplaintError, { code: 'complaint.not-found' }>

/** Stores a complaint; its event causes the receipt and the mail to the operator. */
export async function fileComplaint(
  { atomically, limits, secrets, now }: Needs,
  { address, sender, goodFaith, ...command }: FileComplaint,
): Promise<Result<Complaint, Refusal>> {
  const texts = complaintTexts(command)
  if (!texts.ok) return texts
  const [code] = gapsIn({ ...command, goodFaith })
  if (code) return err({ code })
  const email = emailIn(command)
  if (!email.ok) return email

  return atomically(async (stores): Promise<Result<Complaint, Refusal>> => {
    const at = now()
    const key = tryKeys(secrets).complaints(address)
    // Locked first: of two concurrent duplicates, the second finds the first.
    await stores.attempts.lock(key)
    const draft = { ...command, ...texts.value, email: email.value }
    const earlier = await stores.complaints.byId(draft.id)
    if (earlier) return isSame(earlier, draft) ? ok(earlier) : err({ code: 'complaint.id-taken' })
    const own = sender !== null && hasProved(sender, draft.email)
    const mailed = tryKeys(secrets).complaintMails(draft.email)
    const blocked = await consumeTries(
      stores,
      [
        { key, limit: limits.complaints },
        ...(own || draft.email === '' ? [] : [{ key: mailed, limit: limits.complaintMails }]),
      ],
      at,
    )
    if (blocked) {
      return err({ code: 'complaint.too-many', minutes: minutesUntil(blocked.until, at) })
    }
    const complaint: Complaint = { ...draft, filedAt: at, answeredAt: null }
    await stores.complaints.add(complaint)
    const filed = { type: 'complaint.filed', complaint: complaint.id } as const
    await stores.events.append({ ...filed, ...(own && { own }) }, at)
    return ok(complaint)
  })
}

const emailIn = ({ kind, email }: Pick<ComplaintDraft, 'kind' | 'email'>) =>
  mayBeAnonymous(kind) && email.trim() === '' ? ok('') : checkEmail(email)

/** Whether an email is a member's own, and confirmed. */
const hasProved = (account: Account, email: string): boolean =>
  account.confirmedAt !== null && sameEmail(account.email, email)

type Sent = Omit<ComplaintDraft, 'goodFaith'> & Pick<Complaint, 'site'>

/** Whether a replay has the same content as the first call. */
const isSame = (earlier: Sent, again: Sent): boolean =>
  (['site', 'kind', 'words', 'about', 'name', 'email'] as const).every(
    (part) => earlier[part] === again[part],
  )
