import { Elysia, t } from 'elysia'
import { actionSubjects } from '#core/desk/log/action-subjects.ts'
import { LOG_KINDS, readLog } from '#core/desk/log/read-log.ts'
import type { ActionPosition } from '#core/desk/ports.ts'
import type { Ports } from '#core/ports.ts'
import { REPORT_OUTCOMES } from '#core/safety/report.ts'
import { Nullable, OneOf } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { LogEntryShape, logEntryOf } from '../shapes/action.ts'

/** What actions were about, as it is now: a report, a complaint, a member, or somebody's photo. */
const ActionSubjectShape = t.Object({
  id: t.String(),
  /** Of a report, complaint or order; the name of an operator. */
  number: Nullable(t.String()),
  /** Of a report that was decided. */
  outcome: Nullable(OneOf(REPORT_OUTCOMES)),
  /** Whom it concerns; without a name once erased. */
  member: Nullable(t.Object({ id: t.String(), name: Nullable(t.String()) })),
})

/** Instead of an operator. */
const COMMAND_LINE = 'command-line'

/** An opaque cursor: time and id of the last action. */
const cursorText = ({ at, id }: ActionPosition) => `${at.toString(36)}.${id}`

function cursorOf(text: string | undefined): ActionPosition | null {
  const [at, id] = text?.split('.') ?? []
  return at && id ? { at: Number.parseInt(at, 36), id } : null
}

/** What operators did, and whose logins were refused. */
export const deskActions = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/actions', tags: ['Desk'] }).use(desk(ports, http)).get(
    '',
    async ({ query }) => {
      const { action, operator } = query
      const only = { action, operator: operator === COMMAND_LINE ? null : operator }
      const { items, next } = await readLog(ports, { before: cursorOf(query.before), only })
      const operators = await ports.reads.operators.all()
      return {
        actions: items.map(logEntryOf),
        subjects: [...(await actionSubjects(ports.reads, items))],
        operators: operators.map(({ id, name }) => ({ id, name })),
        next: next && cursorText(next),
      }
    },
    {
      operator: 'log',
      query: t.Object({
        action: t.Optional(OneOf(LOG_KINDS)),
        /** An id, or the command line. */
        operator: t.Optional(t.String({ minLength: 1, maxLength: 60 })),
        before: t.Optional(t.String({ pattern: '^[0-9a-z]{1,9}\\.[0-9a-f-]{36}$' })),
      }),
      response: {
        200: t.Object({
          actions: t.Array(LogEntryShape),
          subjects: t.Array(ActionSubjectShape),
          /** Whose actions there may be, also of those who left. */
          operators: t.Array(t.Object({ id: t.String(), name: t.String() })),
          next: Nullable(t.String()),
        }),
      },
      detail: {
        summary:
          'What operators did, and refused logins at the desk, newest first: all, of one kind, or of one operator',
      },
    },
  )
