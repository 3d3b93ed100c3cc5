import type { OperatorActionKind } from '#core/operators/operator-actions.ts'
import type { Kit } from './kit.ts'

/** Operators of the desk, their sessions, and what they did. */
export function operatorTables({ table, index, uniqueIndex, ...is }: Kit) {
  const operator = table(
    'operators',
    {
      id: is.text().primaryKey(),
      email: is.text().notNull(),
      /** The email in lower case; `null` once removed, so that the email can be added again. */
      emailKey: is.text(),
      name: is.text().notNull(),
      passwordHash: is.text(),
      invitationHash: is.text(),
      invitedUntil: is.moment(),
      addedAt: is.moment().notNull(),
      removedAt: is.moment(),
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

  return { operator, operatorSession, operatorAction }
}
