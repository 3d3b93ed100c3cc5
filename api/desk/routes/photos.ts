import { Elysia, t } from 'elysia'
import { decidePicture, reopenPicture } from '#core/desk/photos/decide-picture.ts'
import {
  listPictures,
  pictureName,
  viewPicture,
  type WaitingPicture,
} from '#core/desk/photos/waiting-pictures.ts'
import type { Ports } from '#core/ports.ts'
import { DECISION_STATES, PHOTO_REFUSALS } from '#core/profiles/photo.ts'
import { isoOf } from '#core/shared/time.ts'
import { MISSING, Moment, momentOf, Nullable, OneOf, Whole } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { Problem, statusOf } from '../../http/problem.ts'

/** So many of those that wait are listed. */
const MOST = 100

const PictureShape = t.Object({
  /** Photo and files: a decision never applies to another picture. */
  picture: t.String(),
  kind: OneOf(['profile', 'chat']),
  member: t.Object({ id: t.String(), name: Nullable(t.String()), age: Nullable(Whole()) }),
  since: Moment,
  /** When its credits are returned unchecked; `null` for a photo of a profile. */
  until: Nullable(Moment),
})

const pictureOf = ({ member, name, age, kind, since, until, ...photo }: WaitingPicture) => ({
  picture: pictureName(photo),
  kind,
  member: { id: member, name, age },
  since: isoOf(since),
  until: momentOf(until),
})

/** The state that the operator saw; a decision on one that waits needs none. */
const Seen = OneOf(DECISION_STATES)

const ByName = t.Object({
  picture: t.String({ pattern: '^[\\w-]{1,100}$', [MISSING]: 'photo.not-found' }),
})

/** Pictures that wait for a decision, and the decision. */
export const deskPhotos = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/photos', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '',
      async ({ scope }) => {
        const { waiting, pictures } = await listPictures(ports, { most: MOST, sites: scope })
        return { waiting, pictures: pictures.map(pictureOf) }
      },
      {
        operator: 'photos',
        response: { 200: t.Object({ waiting: Whole(), pictures: t.Array(PictureShape) }) },
        detail: { summary: 'Pictures that wait for a decision, the oldest first' },
      },
    )
    .get(
      '/:picture/file',
      async ({ params, set, status }) => {
        const seen = await viewPicture(ports, params.picture)
        if (!seen.ok) return status(statusOf(seen.error), seen.error)
        set.headers['content-type'] = seen.value.type
        return new Uint8Array(seen.value.bytes)
      },
      {
        operator: 'photos',
        params: ByName,
        response: { 200: t.Uint8Array(), 404: Problem },
        detail: { summary: 'The bytes of a picture' },
      },
    )
    .post(
      '/:picture',
      async ({ operator, params, body, status }) => {
        const { picture } = params
        const { verdict, instead_of: insteadOf = 'waiting' } = body
        const decided =
          verdict === 'reopen'
            ? await reopenPicture(ports, operator, { picture, insteadOf: body.instead_of })
            : await decidePicture(ports, operator, {
                ...{ picture, insteadOf },
                refusal: verdict === 'refuse' ? body.reason : null,
              })
        return decided.ok ? decided.value : status(statusOf(decided.error), decided.error)
      },
      {
        operator: 'photos',
        params: ByName,
        body: t.Union([
          t.Object({ verdict: t.Literal('approve'), instead_of: t.Optional(Seen) }),
          t.Object({
            verdict: t.Literal('refuse'),
            reason: OneOf(PHOTO_REFUSALS),
            instead_of: t.Optional(Seen),
          }),
          t.Object({ verdict: t.Literal('reopen'), instead_of: OneOf(['active', 'refused']) }),
        ]),
        response: {
          200: t.Object({ state: OneOf([...DECISION_STATES, 'returned']) }),
          404: Problem,
          409: Problem,
          422: Problem,
        },
        detail: {
          summary:
            'Approve or refuse a picture, or undo that of a profile; refused where somebody decided otherwise',
        },
      },
    )
