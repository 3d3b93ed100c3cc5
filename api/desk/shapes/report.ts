import { t } from 'elysia'
import { HOUSE_RULES } from '#core/accounts/account.ts'
import type { ListedCase } from '#core/desk/cases/list-cases.ts'
import type { Case } from '#core/desk/cases/view-case.ts'
import type { Ports } from '#core/ports.ts'
import {
  type Evidence,
  isGrave,
  type ListedReport,
  NO_ACTION_GROUNDS,
  REPORT_OUTCOMES,
  REPORT_REASONS,
  type Report,
  reportNumber,
  reportState,
} from '#core/safety/report.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, momentOf, Nullable, OneOf } from '../../basics.ts'
import { DecisionShape, decisionOf, MemberLineShape, memberLineOf } from './member.ts'
import { ProfilePhotoShape, profilePhotoOf } from './photo.ts'

/** Taking a report or complaint: what a colleague has is taken over only if asked. */
export const Take = t.Object({ over: t.Optional(t.Boolean()) })

/** A report in a list of the desk. */
export const ReportLineShape = t.Object({
  id: Id,
  number: t.String(),
  reason: OneOf(REPORT_REASONS),
  /** Looked at before the others. */
  grave: t.Boolean(),
  at: Moment,
  state: OneOf(['received', 'in-review', 'decided']),
  outcome: Nullable(OneOf(REPORT_OUTCOMES)),
  grounds: Nullable(OneOf([...NO_ACTION_GROUNDS, ...HOUSE_RULES])),
  decided_at: Nullable(Moment),
})

export const reportLineOf = (report: ListedReport) => ({
  id: report.id,
  number: reportNumber(report),
  reason: report.reason,
  grave: isGrave(report.reason),
  at: isoOf(report.at),
  state: reportState(report),
  outcome: report.decision?.outcome ?? null,
  grounds: report.decision?.grounds ?? null,
  decided_at: momentOf(report.decision?.at ?? null),
})

/** The same, with whom it is about. */
export const ListedCaseShape = t.Composite([
  ReportLineShape,
  t.Object({
    reported: Nullable(MemberLineShape),
    /** The operator who took it; `null` for nobody known. */
    taken_by: Nullable(t.String()),
  }),
])

export const listedCaseOf = (
  ports: Pick<Ports, 'sites'>,
  { report, reported, takenBy }: ListedCase,
) => ({
  ...reportLineOf(report),
  reported: reported && memberLineOf(ports, reported),
  taken_by: takenBy,
})

const MessageShape = t.Object({
  id: t.String(),
  text: t.String(),
  sent_at: Moment,
  /** Id of the photo, if it was one. */
  photo: Nullable(t.String()),
  /** The one that was reported. */
  meant: t.Boolean(),
})

const messageOf = (
  { id, text, sentAt, photo }: Evidence['messages'][number],
  { message }: Report,
) => ({ id, text, sent_at: isoOf(sentAt), photo: photo ?? null, meant: id === message })

/** A report with what a decision on it looks at. */
export const CaseShape = t.Composite([
  ListedCaseShape,
  t.Object({
    reported_id: Id,
    reporter: Nullable(MemberLineShape),
    note: t.String(),
    /** Whether the reporter also blocked the member. */
    blocked: t.Boolean(),
    /** As it was when reported. */
    evidence: t.Object({
      name: t.String(),
      about: t.String(),
      /** The line they chose to be shown with. */
      line: Nullable(t.String()),
      messages: t.Array(MessageShape),
    }),
    /** Since when that operator has it. */
    taken_at: Nullable(Moment),
    decided_by: Nullable(t.String()),
    decisions: t.Array(DecisionShape),
    others: t.Array(ReportLineShape),
    /** Those on the reported profile now. */
    photos: t.Array(ProfilePhotoShape),
    /** Whether a photo of theirs was refused since: only then content was removed. */
    photo_refused: t.Boolean(),
  }),
])

export const caseOf = (
  ports: Pick<Ports, 'sites'>,
  { report, reported, reporter, decisions, others, ...rest }: Case,
) => ({
  ...listedCaseOf(ports, { report, reported, takenBy: rest.takenBy }),
  reported_id: report.reported,
  reporter: reporter && memberLineOf(ports, reporter),
  note: report.note,
  blocked: report.blocked,
  evidence: {
    name: report.evidence.name,
    about: report.evidence.about,
    line: report.evidence.line ?? null,
    messages: report.evidence.messages.map((message) => messageOf(message, report)),
  },
  taken_at: momentOf(rest.takenAt ?? report.takenAt),
  decided_by: rest.decidedBy,
  decisions: decisions.map(decisionOf),
  others: others.map(reportLineOf),
  photos: rest.photos.map(profilePhotoOf),
  photo_refused: rest.hasRefusedPhoto,
})
