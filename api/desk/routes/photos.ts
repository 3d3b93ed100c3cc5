import { Elysia, t } from 'elysia'
import {
  type BatchDecision,
  decideBatch,
  PICTURES_PER_BATCH,
} from '#core/desk/photos/decide-batch.ts'
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
import { Problem, problemOf, statusOf } from '../../http/problem.ts'

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

const NAME = { pattern: '^[\\w-]{1,100}$' }
const PictureName = t.String(NAME)
const ByName = t.Object({ picture: t.String({ ...NAME, [MISSING]: 'photo.not-found' }) })

const DecisionShape = t.Union([
  t.Object({ verdict: t.Literal('approve'), instead_of: t.Optional(Seen) }),
  t.Object({
    verdict: t.Literal('refuse'),
    reason: OneOf(PHOTO_REFUSALS),
    instead_of: t.Optional(Seen),
  }),
  t.Object({ verdict: t.Literal('reopen'), instead_of: OneOf(['active', 'refused']) }),
])

const StateShape = OneOf([...DECISION_STATES, 'returned'])

/** What became of a picture of several: its state, or the refusal of the decision. */
const ResultShape = t.Object({
  picture: t.String(),
  state: Nullable(StateShape),
  refusal: Nullable(Problem),
})

const decisionOf = (picture: string, said: typeof DecisionShape.static): BatchDecision =>
  said.verdict === 'reopen'
    ? { picture, insteadOf: said.instead_of, reopen: true }
    : {
        picture,
        insteadOf: said.instead_of ?? 'waiting',
        refusal: said.verdict === 'refuse' ? said.reason : null,
      }

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
    .post(
      '',
      async ({ operator, scope, body }) => {
        const decisions = body.decisions.map(({ picture, decision }) =>
          decisionOf(picture, decision),
        )
        const results = await decideBatch(ports, operator, { decisions, sites: scope })
        return {
          results: results.map(({ picture, decided }) => ({
            picture,
            state: decided.ok ? decided.value.state : null,
            refusal: decided.ok ? null : problemOf(decided.error),
          })),
        }
      },
      {
        operator: 'photos',
        body: t.Object({
          decisions: t.Array(t.Object({ picture: PictureName, decision: DecisionShape }), {
            minItems: 1,
            maxItems: PICTURES_PER_BATCH,
          }),
        }),
        response: { 200: t.Object({ results: t.Array(ResultShape) }), 422: Problem },
        detail: {
          summary: 'Decide on several pictures: each is told what became of it, or why nothing did',
        },
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
        const decision = decisionOf(params.picture, body)
        const decided =
          'reopen' in decision
            ? await reopenPicture(ports, operator, decision)
            : await decidePicture(ports, operator, decision)
        return decided.ok ? decided.value : status(statusOf(decided.error), decided.error)
      },
      {
        operator: 'photos',
        params: ByName,
        body: DecisionShape,
        response: {
          200: t.Object({ state: StateShape }),
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
