import { isUnreachable } from '../../accounts/email.ts'
import type { Ports } from '../../ports.ts'
import { type Complaint, complaintNumber } from '../../safety/complaint.ts'
import { complaintReference } from '../../safety/references.ts'
import { brandedAs, type Letter, type UrlOf } from '../letters.ts'
import type { ComplaintNotice } from '../notice.ts'

const REDACTED = { words: '', about: '', name: '', email: '' } as const

/**
 * The mail about a complaint: a receipt or the answer for the sender, or the whole complaint for the operator. Anyone
 * can file one with anyone's address, so a mail to an unproven one repeats nothing that was typed; its link shows that.
 */
export async function complaintLetter(
  { reads, sites, secrets }: Pick<Ports, 'reads' | 'sites' | 'secrets'>,
  { kind, complaint: id, own }: ComplaintNotice,
  urlOf: UrlOf,
): Promise<Letter | null> {
  const complaint = await reads.complaints.byId(id)
  if (!complaint) return null
  if (kind === 'complaint-answered') {
    return answerLetter({ sites, secrets }, { complaint, answer: complaint.answer ?? '' }, urlOf)
  }
  const { settings } = sites.byId(complaint.site)
  const desk = kind === 'complaint-desk'
  const shown = desk || own ? complaint : { ...complaint, ...REDACTED }
  const to = desk ? settings.supportEmail : complaint.email
  if (to === '' || isUnreachable(to)) return null
  const language = desk ? settings.language : complaint.language
  const account = own && !desk ? await reads.accounts.byEmail(to) : null
  return {
    to,
    language,
    country: account?.country ?? null,
    timeZone: account?.timeZone ?? null,
    site: brandedAs(settings, urlOf),
    kind,
    facts: {
      name: desk ? '' : shown.name,
      complaint: shown,
      complaintNumber: complaintNumber(complaint),
    },
    // The operator answers there.
    path: desk ? `/desk/complaints/${id}` : `/complaints/${complaintReference({ secrets }, id)}`,
    unsubscribe: null,
  }
}

/** The mail that answers a complaint, also for its preview; `null` if its sender gave no address. */
export function answerLetter(
  { sites, secrets }: Pick<Ports, 'sites' | 'secrets'>,
  { complaint, answer }: { readonly complaint: Complaint; readonly answer: string },
  urlOf: UrlOf,
): Extract<Letter, { kind: 'complaint-answered' }> | null {
  const { id, email, language } = complaint
  if (email === '' || isUnreachable(email)) return null
  const { settings } = sites.byId(complaint.site)
  return {
    to: email,
    language,
    country: null,
    timeZone: null,
    site: brandedAs(settings, urlOf),
    kind: 'complaint-answered',
    facts: {
      name: '',
      complaint: { ...complaint, ...REDACTED },
      complaintNumber: complaintNumber(complaint),
      answer,
    },
    path: `/complaints/${complaintReference({ secrets }, id)}`,
    unsubscribe: null,
  }
}
