import type { Operator, OperatorSession } from '#core/desk/operator.ts'
import type {
  ActionFilter,
  OperatorAction,
  OperatorActions,
  OperatorSessions,
  Operators,
} from '#core/desk/ports.ts'
import type { Report } from '#core/safety/report.ts'
import { byEmail } from '../by-email.ts'
import { lastText } from '../compare.ts'
import type { Table } from '../table.ts'

/** Operators in memory. */
export function operators(table: Table<Operator>): Operators {
  const withEmail = (email: string) =>
    byEmail(
      table.all().filter(({ removedAt }) => removedAt === null),
      email,
    )

  return {
    byId: async (id) => table.find(id),
    byEmail: async (email) => withEmail(email),
    byInvitation: async (hash) =>
      table.all().find(({ invitationHash }) => invitationHash === hash) ?? null,
    all: async () =>
      table.all().toSorted((a, b) => a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1)),
    async add(operator) {
      if (table.find(operator.id) || withEmail(operator.email)) return false
      table.put(operator.id, operator)
      return true
    },
    lock: async (id) => table.find(id),
    lockAll: async () =>
      table
        .all()
        .filter(({ removedAt }) => removedAt === null)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    async save(operator) {
      table.put(operator.id, operator)
    },
  }
}

/** Operators' sessions in memory. */
export const operatorSessions = (table: Table<OperatorSession>): OperatorSessions => ({
  byId: async (id) => table.find(id),
  async add(session) {
    table.put(session.id, session)
  },
  async seen(id, at) {
    const session = table.find(id)
    if (session) table.put(id, { ...session, seenAt: at })
  },
  async end(id) {
    table.drop(id)
  },
  async endAllOf(operator) {
    for (const one of table.all()) if (one.operator === operator) table.drop(one.id)
  },
  async removeUnused(since) {
    for (const { id, seenAt } of table.all()) if (seenAt < since) table.drop(id)
  },
})

/** What operators did, in memory. */
export function operatorActions(
  table: Table<OperatorAction>,
  reports: Table<Report>,
): OperatorActions {
  const newestFirst = () => table.all().toSorted((a, b) => b.at - a.at || lastText(a.id, b.id))
  const isOf = ({ action, subject }: OperatorAction, only: ActionFilter) =>
    action === only.action ||
    (only.outcome !== undefined &&
      action === 'report.decided' &&
      reports.find(subject ?? '')?.decision?.outcome === only.outcome)

  return {
    newest: async (before, limit, without = [], only = {}) =>
      newestFirst()
        .filter(({ action }) => !without.includes(action))
        .filter((one) => only.action === undefined || isOf(one, only))
        .filter(({ operator }) => only.operator === undefined || operator === only.operator)
        .filter(
          ({ at, id }) => before === null || at < before.at || (at === before.at && id < before.id),
        )
        .slice(0, limit),
    about: async (subject, limit) =>
      newestFirst()
        .filter((action) => action.subject === subject)
        .slice(0, limit),
    onPhotosOf: async (member, limit) =>
      newestFirst()
        .filter((action) => action.member === member)
        .slice(0, limit),
    last: async (subject, kind) =>
      newestFirst().find((one) => one.subject === subject && one.action === kind) ?? null,
    async add(action) {
      if (!table.find(action.id)) table.put(action.id, action)
    },
  }
}
