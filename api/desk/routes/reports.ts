import { Elysia, t } from 'elysia'
import { listDecided, listWaiting } from '#core/desk/cases/list-cases.ts'
import { viewCase } from '#core/desk/cases/view-case.ts'
import { viewEvidencePhoto } from '#core/desk/photos/profile-photos.ts'
import type { Ports } from '#core/ports.ts'
import type { DecidedMark, WaitingMark } from '#core/safety/report.ts'
import { Nullable, One, OneOf, PathId } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { CaseShape, caseOf, ListedCaseShape, listedCaseOf } from '../shapes/report.ts'

/** An opaque cursor: where the last report stands, the grave ones before the others. */
const cursorText = (mark: WaitingMark | DecidedMark): string =>
  `${'grave' in mark && mark.grave ? 0 : 1}.${mark.at.toString(36)}.${mark.id}`

function markOf(cursor: string | undefined): WaitingMark | null {
  const [rank, at, id] = cursor?.split('.') ?? []
  return at && id ? { grave: rank === '0', at: Number.parseInt(at, 36), id } : null
}

/** Reports, for operators: what waits and what was decided, each with its evidence. */
export const deskReports = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/reports', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '',
      async ({ query: { state = 'waiting', cursor }, scope }) => {
        const list = state === 'waiting' ? listWaiting : listDecided
        const { items, next } = await list(ports, { after: markOf(cursor), sites: scope })
        return {
          reports: items.map((one) => listedCaseOf(ports, one)),
          next: next && cursorText(next),
        }
      },
      {
        operator: 'reports',
        query: t.Object({
          state: t.Optional(OneOf(['waiting', 'decided'])),
          cursor: t.Optional(t.String({ pattern: '^[01]\\.[0-9a-z]{1,9}\\.[0-9a-f-]{36}$' })),
        }),
        response: {
          200: t.Object({ reports: t.Array(ListedCaseShape), next: Nullable(t.String()) }),
        },
        detail: { summary: 'Reports: waiting, grave and old ones first, or decided, newest first' },
      },
    )
    .get(
      '/:id',
      async ({ params, status }) => {
        const seen = await viewCase(ports, { report: params.id })
        return seen.ok ? caseOf(ports, seen.value) : status(statusOf(seen.error), seen.error)
      },
      {
        operator: 'reports',
        params: One('report.not-found'),
        response: { 200: CaseShape, ...refusals('report.not-found') },
        detail: { summary: 'A report with its evidence, and what else is known of the member' },
      },
    )
    .get(
      '/:id/photos/:photo',
      async ({ params, set, status }) => {
        const seen = await viewEvidencePhoto(ports, { report: params.id, photo: params.photo })
        if (!seen.ok) return status(statusOf(seen.error), seen.error)
        set.headers['content-type'] = seen.value.type
        return new Uint8Array(seen.value.bytes)
      },
      {
        operator: 'reports',
        params: t.Object({ id: PathId('photo.not-found'), photo: PathId('photo.not-found') }),
        response: { 200: t.Uint8Array(), ...refusals('photo.not-found') },
        detail: { summary: 'The bytes of a chat photo that is evidence of a report' },
      },
    )
