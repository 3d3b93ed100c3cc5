import { isUnreachable } from '../../accounts/email.ts'
import type { Reads } from '../../ports.ts'
import { PHOTO_REFUSALS } from '../../profiles/photo.ts'
import { appealPath, type Complaint, complaintNumber } from '../../safety/complaint.ts'
import { reportNumber } from '../../safety/report.ts'
import { decisionNumber } from '../../safety/restriction.ts'
import { caseReference } from '../../shared/case-reference.ts'
import type { SafetyNotifications } from '../kinds/safety.ts'
import { brandedAs, type Letter, type LetterFacts, type UrlOf } from '../letters.ts'
import { NOTIFICATIONS } from '../notification.ts'
import type { DirectWriter, Writer, WritersOf, WritingPorts } from './written.ts'

type ComplaintKind = 'complaint' | 'complaint-desk' | 'complaint-answered'
type DirectKind = ComplaintKind | 'report-desk'

/** The statement of reasons for a decision about an account (DSA, article 17). A later decision has a mail of its own. */
const decided: Writer<
  'account-warned' | 'reports-paused' | 'account-banned' | 'account-unbanned'
> = async ({ reads }, { notification, account, envelope, name }) => {
  const { kind } = notification
  const restriction = await reads.restrictions.byId(notification.restriction)
  if (!restriction || account.status === 'erased') return null
  const number = decisionNumber(restriction)
  const { rule, facts, report, at } = restriction
  return {
    ...envelope,
    kind,
    facts: { name, decision: { number, rule, facts, reported: report !== null, at } },
    path: kind === 'account-unbanned' ? NOTIFICATIONS[kind].path() : appealPath(number),
  }
}

/**
 * To the reporter: the receipt, with the link to its status, or the decision with its reason and the form to object
 * (DSA, article 16). Neither names the reported member or repeats what was written.
 */
export const SAFETY_WRITERS: WritersOf<Omit<SafetyNotifications, DirectKind>> = {
  async 'report-received'({ reads, secrets }, { notification, envelope, name }) {
    const report = await reads.reports.byId(notification.report)
    if (!report) return null
    const path = `/reports/${caseReference({ secrets }, 'report', report.id)}`
    return { ...envelope, kind: 'report-received', facts: { name, ...named(report) }, path }
  },
  async 'report-decided'({ reads }, { notification, envelope, name }) {
    const report = await reads.reports.byId(notification.report)
    if (!report?.decision) return null
    const facts = { name, ...named(report), decision: report.decision }
    return { ...envelope, kind: 'report-decided', facts, path: appealPath(facts.reportNumber) }
  },
  'account-warned': decided,
  'reports-paused': decided,
  'account-banned': decided,
  'account-unbanned': decided,
  // The statement of reasons for a refused photo (DSA, article 17), unless it was approved after all, or is gone.
  async 'photo-refused'({ reads }, { notification, account, envelope, name }) {
    const photo = await (notification.chat ? refusedInChat : refusedOnProfile)(
      reads,
      notification.photo,
    )
    if (account.status === 'erased' || !photo) return null
    const path = NOTIFICATIONS['photo-refused'].path(notification)
    return { ...envelope, kind: 'photo-refused', facts: { name, photo }, path }
  },
}

type Reported = Parameters<typeof reportNumber>[0] & LetterFacts['report-desk']['report']

const named = (report: Reported) => ({
  report: { reason: report.reason, at: report.at },
  reportNumber: reportNumber(report),
})

type Refused = LetterFacts['photo-refused']['photo']

async function refusedOnProfile({ photos }: Reads, id: string): Promise<Refused | null> {
  const photo = await photos.byId(id)
  return photo?.state === 'refused' ? refused('profile', photo.reason, photo.addedAt) : null
}

async function refusedInChat({ chatPhotos }: Reads, id: string): Promise<Refused | null> {
  const photo = await chatPhotos.byId(id)
  return photo && refused('chat', photo.reason, photo.sentAt)
}

function refused(place: Refused['place'], why: string | null, at: Refused['at']): Refused | null {
  const reason = PHOTO_REFUSALS.find((known) => known === why)
  return reason ? { place, reason, at } : null
}

/**
 * The mail to the operator about a report, to the support address of the site that the reported member joined. It
 * holds nothing of what either wrote: a mailbox is no place for it.
 */
const reportLetter: DirectWriter<'report-desk'> = async (
  { reads, sites },
  { kind, report: id },
  urlOf,
) => {
  const report = await reads.reports.byId(id)
  const reported = report && (await reads.accounts.byId(report.reported))
  if (!report || !reported) return null
  const { settings } = sites.byId(reported.site)
  const { supportEmail: to, language } = settings
  if (isUnreachable(to)) return null
  return {
    to,
    language,
    country: null,
    timeZone: null,
    site: brandedAs(settings, urlOf),
    unsubscribe: null,
    kind,
    facts: { name: '', ...named(report) },
    // The operator decides there.
    path: `/desk/reports/${id}`,
  }
}

const REDACTED = { words: '', about: '', name: '', email: '' } as const

/**
 * The mail about a complaint: a receipt or the answer for the sender, or the whole complaint for the operator. Anyone
 * can file one with anyone's address, so a mail to an unproven one repeats nothing that was typed; its link shows that.
 */
export const complaintLetter: DirectWriter<ComplaintKind> = async (
  { reads, sites, secrets },
  { kind, complaint: id, own },
  urlOf,
) => {
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
  const account = own && !desk ? await reads.accounts.byEmail(to) : null
  return {
    to,
    language: desk ? settings.language : complaint.language,
    country: account?.country ?? null,
    timeZone: account?.timeZone ?? null,
    site: brandedAs(settings, urlOf),
    unsubscribe: null,
    kind,
    facts: {
      name: desk ? '' : shown.name,
      complaint: shown,
      complaintNumber: complaintNumber(complaint),
    },
    // The operator answers there.
    path: desk
      ? `/desk/complaints/${id}`
      : `/complaints/${caseReference({ secrets }, 'complaint', id)}`,
  }
}

/** The mail that answers a complaint, also for its preview; `null` if its sender gave no address. */
export function answerLetter(
  { sites, secrets }: Pick<WritingPorts, 'sites' | 'secrets'>,
  { complaint, answer }: { readonly complaint: Complaint; readonly answer: string },
  urlOf: UrlOf,
): Extract<Letter, { kind: 'complaint-answered' }> | null {
  const { id, email, language } = complaint
  if (email === '' || isUnreachable(email)) return null
  return {
    to: email,
    language,
    country: null,
    timeZone: null,
    site: brandedAs(sites.byId(complaint.site).settings, urlOf),
    unsubscribe: null,
    kind: 'complaint-answered',
    facts: {
      name: '',
      complaint: { ...complaint, ...REDACTED },
      complaintNumber: complaintNumber(complaint),
      answer,
    },
    path: `/complaints/${caseReference({ secrets }, 'complaint', id)}`,
  }
}

/** Mails to whoever complained, who need be no member, and to the operator. */
export const DESK_WRITERS = {
  'report-desk': reportLetter,
  complaint: complaintLetter,
  'complaint-desk': complaintLetter,
  'complaint-answered': complaintLetter,
}
