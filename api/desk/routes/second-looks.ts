import { Elysia, t } from 'elysia'
import { PICTURES_PER_BATCH } from '#core/desk/photos/decide-batch.ts'
import { listSecondLooks, lookAgain } from '#core/desk/photos/second-look.ts'
import type { Ports } from '#core/ports.ts'
import { PHOTO_REFUSALS } from '#core/profiles/photo.ts'
import { Nullable, OneOf, Whole } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { ByName, PictureShape, pictureOf, StateShape } from '../shapes/picture.ts'

const SecondLookShape = t.Composite([
  PictureShape,
  t.Object({
    /** Who approved it; `null` if it was published on trust. */
    approved_by: Nullable(t.String()),
    /** Whether whoever asks approved it: a colleague can look at it, or they are alone. */
    own: Nullable(OneOf(['colleague', 'alone'])),
  }),
])

/** Photos that others see and that wait for a second look, and the look. */
export const deskSecondLooks = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/photos', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '/second-looks',
      async ({ operator, scope }) => {
        const { waiting, pictures } = await listSecondLooks(ports, operator, {
          ...{ most: PICTURES_PER_BATCH, sites: scope },
        })
        return {
          waiting,
          pictures: pictures.map(({ by, own, ...picture }) => ({
            ...pictureOf(picture),
            approved_by: by,
            own,
          })),
        }
      },
      {
        operator: 'photos',
        response: { 200: t.Object({ waiting: Whole(), pictures: t.Array(SecondLookShape) }) },
        detail: { summary: 'Photos that others see, and that a second operator looks at' },
      },
    )
    .post(
      '/:picture/second-look',
      async ({ operator, params, body, status }) => {
        const looked = await lookAgain(ports, operator, {
          picture: params.picture,
          refusal: body.verdict === 'refuse' ? body.reason : null,
        })
        return looked.ok ? looked.value : status(statusOf(looked.error), looked.error)
      },
      {
        operator: 'photos',
        params: ByName,
        body: t.Union([
          t.Object({ verdict: t.Literal('confirm') }),
          t.Object({ verdict: t.Literal('refuse'), reason: OneOf(PHOTO_REFUSALS) }),
        ]),
        response: {
          200: t.Object({ state: StateShape }),
          ...refusals('photo.not-found', 'photo.decided', 'photo.own-decision'),
        },
        detail: { summary: 'Confirm what a colleague approved, or refuse it' },
      },
    )
