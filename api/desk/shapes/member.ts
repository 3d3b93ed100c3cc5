import { t } from 'elysia'
import { HOUSE_RULES } from '#core/accounts/account.ts'
import type { MemberSummary } from '#core/desk/members/view-member.ts'
import type { Ports } from '#core/ports.ts'
import { decisionNumber, type Restriction } from '#core/safety/restriction.ts'
import { isoOf } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import { Id, Moment, Nullable, OneOf } from '../../basics.ts'
import { KindShape } from '../../membership/shapes/draft.ts'

/** How an account stands. */
export const STATUSES = ['not_confirmed', 'active', 'deleted', 'banned', 'erased'] as const

/** A member in a line of the desk; an erased one has no name. */
export const MemberLineShape = t.Object({
  id: Id,
  name: Nullable(t.String()),
  kind: Nullable(KindShape),
  birth_date: Nullable(t.String()),
  town: Nullable(t.String()),
  /** The photo that all members see first. */
  photo: Nullable(Id),
  status: OneOf(STATUSES),
  /** Its name. */
  site: t.String(),
  country: t.String(),
  /** The language of their mails. */
  language: OneOf(LOCALES),
  since: Moment,
})

export const memberLineOf = (
  { sites }: Pick<Ports, 'sites'>,
  { signedUpAt, birthDate, ...member }: MemberSummary,
) => ({
  ...member,
  site: sites.byId(member.site).settings.name,
  birth_date: birthDate,
  since: isoOf(signedUpAt),
})

/** A decision about a member; `report` is the id of the one behind it. */
export const DecisionShape = t.Object({
  id: Id,
  number: t.String(),
  kind: OneOf(['warning', 'reports-paused', 'ban', 'lifted']),
  rule: Nullable(OneOf(HOUSE_RULES)),
  facts: t.String(),
  report: Nullable(Id),
  at: Moment,
})

export const decisionOf = ({ id, kind, rule, facts, report, at }: Restriction) => ({
  ...{ id, kind, rule, facts, report },
  number: decisionNumber({ id, at }),
  at: isoOf(at),
})

/** What happened, for the member; longer than allowed is refused with a reason. */
export const Facts = t.String({ maxLength: 20_000 })
