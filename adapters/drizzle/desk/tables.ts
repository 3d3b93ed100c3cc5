import { sql } from 'drizzle-orm'
import type { CreditChange } from '#core/desk/credit-changes.ts'
import type { MemberRequest } from '#core/desk/member-requests.ts'
import type { LoginRefusalKind, OperatorActionKind } from '#core/desk/ports.ts'
import type { Role } from '#core/desk/roles.ts'
import type { Kit } from '../shared/kit.ts'

/** Operators of the desk, their sessions and second factors, what they did, and refused logins. */
export function operatorTables({ table, index, uniqueIndex, primaryKey, check, ...is }: Kit) {
  const operator = table(
    'operators',
    {
      id: is.text().primaryKey(),
      email: is.text().notNull(),
      /** Its one form (`emailKey`); `null` once removed, so that the email can be added again. */
      emailKey: is.text(),
      name: is.text().notNull(),
      passwordHash: is.text(),
      invitationHash: is.text(),
      invitedUntil: is.moment(),
      addedAt: is.moment().notNull(),
      removedAt: is.moment(),
      roles: is.json<readonly Role[]>().notNull().default(sql`'[]'`),
      version: is.whole().notNull().default(1),
    },
    (t) => [
      uniqueIndex('operators_by_email').on(t.emailKey),
      uniqueIndex('operators_by_invitation').on(t.invitationHash),
    ],
  )

  const operatorSession = table(
    'operator_sessions',
    {
      id: is.text().primaryKey(),
      operator: is
        .text()
        .notNull()
        .references(() => operator.id),
      startedAt: is.moment().notNull(),
      seenAt: is.moment().notNull(),
    },
    (t) => [index('operator_sessions_by_operator').on(t.operator)],
  )

  const operatorAction = table(
    'operator_actions',
    {
      id: is.text().primaryKey(),
      /** `null` is the command line. */
      operator: is.text().references(() => operator.id),
      action: is.text<OperatorActionKind>().notNull(),
      subject: is.text(),
      /** Of actions on photos, whose ids say nothing once they are removed. */
      member: is.text(),
      reason: is.text(),
      at: is.moment().notNull(),
    },
    (t) => [
      index('operator_actions_by_moment').on(t.at, t.id),
      index('operator_actions_by_subject').on(t.subject, t.at, t.id),
      index('operator_actions_by_member').on(t.member, t.at, t.id),
    ],
  )

  const secondFactor = table('operator_second_factors', {
    operator: is
      .text()
      .primaryKey()
      .references(() => operator.id),
    sealedSecret: is.text().notNull(),
    addedAt: is.moment().notNull(),
    lastStep: is.whole().notNull(),
  })

  const recoveryCode = table(
    'operator_recovery_codes',
    {
      operator: is
        .text()
        .notNull()
        .references(() => operator.id),
      hash: is.text().notNull(),
    },
    (t) => [primaryKey({ columns: [t.operator, t.hash] })],
  )

  const loginRefusal = table(
    'operator_login_refusals',
    {
      id: is.text().primaryKey(),
      operator: is.text().references(() => operator.id),
      kind: is.text<LoginRefusalKind>().notNull(),
      at: is.moment().notNull(),
      lastAt: is.moment().notNull(),
      times: is.whole().notNull(),
      /** Operator, kind and hour: they are counted together. */
      slot: is.text().notNull(),
    },
    (t) => [
      uniqueIndex('operator_login_refusals_by_slot').on(t.slot),
      index('operator_login_refusals_by_moment').on(t.at, t.id),
    ],
  )

  const creditChange = table(
    'credit_changes',
    {
      id: is.text().primaryKey(),
      member: is.text().notNull(),
      credits: is.whole().notNull(),
      reason: is.text().notNull(),
      askedBy: is
        .text()
        .notNull()
        .references(() => operator.id),
      askedAt: is.moment().notNull(),
      state: is.text<CreditChange['state']>().notNull(),
      decidedBy: is.text().references(() => operator.id),
      decidedAt: is.moment(),
    },
    (t) => [
      index('credit_changes_waiting').on(t.askedAt, t.id).where(sql`${t.state} = 'waiting'`),
      index('credit_changes_by_member').on(t.member, t.askedAt, t.id),
      check('credit_changes_move_something', sql`${t.credits} <> 0`),
      check(
        'credit_changes_decided_whole',
        sql`(${t.state} = 'waiting') = (${t.decidedAt} is null)`,
      ),
    ],
  )

  const memberRequest = table(
    'member_requests',
    {
      id: is.text().primaryKey(),
      member: is.text().notNull(),
      kind: is.text<MemberRequest['kind']>().notNull(),
      cameOn: is.text().notNull(),
      dueOn: is.text().notNull(),
      addedBy: is
        .text()
        .notNull()
        .references(() => operator.id),
      addedAt: is.moment().notNull(),
      extended: is.text(),
      state: is.text<MemberRequest['state']>().notNull(),
      reason: is.text(),
      closedBy: is.text().references(() => operator.id),
      closedAt: is.moment(),
    },
    (t) => [
      index('member_requests_by_due').on(t.dueOn, t.id).where(sql`${t.state} = 'open'`),
      index('member_requests_by_member').on(t.member, t.addedAt, t.id),
      uniqueIndex('member_requests_open_once').on(t.member, t.kind).where(sql`${t.state} = 'open'`),
      check('member_requests_closed_whole', sql`(${t.state} = 'open') = (${t.closedAt} is null)`),
    ],
  )

  const memberNote = table(
    'member_notes',
    {
      id: is.text().primaryKey(),
      member: is.text().notNull(),
      text: is.text().notNull(),
      by: is
        .text()
        .notNull()
        .references(() => operator.id),
      at: is.moment().notNull(),
    },
    (t) => [index('member_notes_by_member').on(t.member, t.at, t.id)],
  )

  return {
    creditChange,
    memberNote,
    memberRequest,
    operator,
    operatorSession,
    operatorAction,
    secondFactor,
    recoveryCode,
    loginRefusal,
  }
}
