import { t } from 'elysia'
import type { OwnDecision } from '#core/desk/access/has-colleague.ts'
import type { DeskComplaint, ListedComplaint } from '#core/desk/cases/list-complaints.ts'
import type { Ports } from '#core/ports.ts'
import {
  COMPLAINT,
  COMPLAINT_KINDS,
  complaintNumber,
  GRAVEST_KINDS,
} from '#core/safety/complaint.ts'
import { caseReference } from '#core/shared/case-reference.ts'
import { isoOf } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import { Moment, momentOf, Nullable, OneOf, Whole } from '../../basics.ts'
import { FoundNumberShape } from './found-number.ts'

/** A complaint in a list for operators, without its texts. */
export const DeskComplaintRow = t.Object({
  id: t.String(),
  number: t.String(),
  kind: OneOf(COMPLAINT_KINDS),
  /** Illegal content, or the abuse of a child. */
  grave: t.Boolean(),
  /** Its name. */
  site: t.String(),
  language: OneOf(LOCALES),
  has_email: t.Boolean(),
  filed_at: Moment,
  /** The operator who took it, while nobody has answered; `null` for nobody known. */
  taken_by: Nullable(t.String()),
  answered_at: Nullable(Moment),
})

export const deskComplaintRowOf = (
  { sites }: Pick<Ports, 'sites'>,
  { complaint, takenBy }: ListedComplaint,
) => ({
  id: complaint.id,
  number: complaintNumber(complaint),
  kind: complaint.kind,
  grave: GRAVEST_KINDS.includes(complaint.kind),
  site: sites.byId(complaint.site).settings.name,
  language: complaint.language,
  has_email: complaint.email !== '',
  filed_at: isoOf(complaint.filedAt),
  taken_by: complaint.answeredAt === null ? takenBy : null,
  answered_at: momentOf(complaint.answeredAt),
})

/** A complaint with its texts, sender and answer. */
export const DeskComplaintShape = t.Composite([
  DeskComplaintRow,
  t.Object({
    /** Opens its page for the sender. */
    reference: t.String(),
    words: t.String(),
    about: t.String(),
    name: t.String(),
    email: t.String(),
    answer: Nullable(t.String()),
    /** When an operator took it last. */
    taken_at: Nullable(Moment),
    /** The operator's name; `null` if not answered, or if it is not known who. */
    answered_by: Nullable(t.String()),
    /** Whose profile it is about, if it says so by an address; without a name once erased. */
    about_member: Nullable(t.Object({ id: t.String(), name: Nullable(t.String()) })),
    /** Who has the address as a member; that proves no sender. */
    member_id: Nullable(t.String()),
    /** What it names by number. */
    numbers: t.Array(FoundNumberShape),
    /** Whether whoever asks decided what it is about: a colleague answers it, or they alone can. */
    own_decision: Nullable(OneOf(['colleague', 'alone'])),
    answer_limit: Whole(),
  }),
])

export const deskComplaintOf = (
  ports: Pick<Ports, 'secrets' | 'sites'>,
  { complaint, holder, member, numbers, takenBy, takenAt, answeredBy }: DeskComplaint,
  own: OwnDecision,
) => ({
  ...deskComplaintRowOf(ports, { complaint, takenBy }),
  taken_at: momentOf(takenAt),
  reference: caseReference(ports, 'complaint', complaint.id),
  words: complaint.words,
  about: complaint.about,
  name: complaint.name,
  email: complaint.email,
  answer: complaint.answer,
  answered_by: answeredBy,
  about_member: member,
  member_id: holder?.id ?? null,
  numbers: [...numbers],
  own_decision: own,
  answer_limit: COMPLAINT.answer,
})
