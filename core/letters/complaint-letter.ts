import { isUnreachable } from '../accounts/email.ts'
import { complaintNumber } from '../complaints/complaint.ts'
import { complaintReference } from '../complaints/complaint-reference.ts'
import type { ComplaintNotice } from '../notifications/notice.ts'
import type { Ports } from '../ports.ts'
import { brandedAs, type Letter, type UrlOf } from './letters.ts'

const REDACTED = { words: '', about: '', name: '', email: '' } as const

/**
 * The mail about a complaint: a receipt for the sender, or the whole complaint for the operator. Anyone can file one
 * with anyone's address, so a receipt to an unproven one repeats nothing that was typed; its link shows that.
 */
export async function complaintLetter(
  { reads, sites, secrets }: Pick<Ports, 'reads' | 'sites' | 'secrets'>,
  { kind, complaint: id, own }: ComplaintNotice,
  urlOf: UrlOf,
): Promise<Letter | null> {
  const complaint = await reads.complaints.byId(id)
  if (!complaint) return null
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
    path: `/complaints/${complaintReference({ secrets }, id)}`,
    unsubscribe: null,
  }
}
