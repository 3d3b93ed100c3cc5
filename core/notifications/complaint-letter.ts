import { isUnreachable } from '../accounts/email.ts'
import { complaintNumber } from '../complaints/complaint.ts'
import { complaintReference } from '../complaints/complaint-reference.ts'
import type { Ports } from '../ports.ts'
import type { Letter, UrlOf } from './letters.ts'
import type { ComplaintNotice } from './notice.ts'

/** The letter about a complaint: its receipt for the sender, or the whole of it for whoever runs the site. */
export async function complaintLetter(
  { reads, sites, secrets }: Pick<Ports, 'reads' | 'sites' | 'secrets'>,
  { kind, complaint: id }: ComplaintNotice,
  urlOf: UrlOf,
): Promise<Letter | null> {
  const complaint = await reads.complaints.byId(id)
  if (!complaint) return null
  const { settings } = sites.byId(complaint.site)
  const desk = kind === 'complaint-desk'
  const to = desk ? settings.supportEmail : complaint.email
  if (isUnreachable(to)) return null
  return {
    to,
    language: desk ? settings.language : complaint.language,
    site: { name: settings.name, url: urlOf(settings) },
    kind,
    facts: {
      name: desk ? '' : complaint.name,
      complaint,
      complaintNumber: complaintNumber(complaint),
    },
    path: `/complaints/${complaintReference({ secrets }, id)}`,
    unsubscribe: null,
  }
}
