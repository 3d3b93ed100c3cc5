import { Elysia, t } from 'elysia'
import { decideOrReopen } from '#core/desk/photos/decide-picture.ts'
import { listPictures, viewPicture } from '#core/desk/photos/waiting-pictures.ts'
import type { Ports } from '#core/ports.ts'
import { Whole } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import {
  ByName,
  DecisionShape,
  decisionOf,
  PictureShape,
  pictureOf,
  StateShape,
} from '../shapes/picture.ts'

/** So many of those that wait are listed. */
const MOST = 100

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
        response: { 200: t.Uint8Array(), ...refusals('photo.not-found') },
        detail: { summary: 'The bytes of a picture' },
      },
    )
    .post(
      '/:picture',
      async ({ operator, params, body, status }) => {
        const decision = decisionOf(params.picture, body)
        const decided = await decideOrReopen(ports, operator, decision)
        return decided.ok ? decided.value : status(statusOf(decided.error), decided.error)
      },
      {
        operator: 'photos',
        params: ByName,
        body: DecisionShape,
        response: {
          200: t.Object({ state: StateShape }),
          ...refusals('photo.not-found', 'photo.decided', 'photo.reason-invalid'),
        },
        detail: {
          summary:
            'Approve or refuse a picture, or undo that of a profile; refused where somebody decided otherwise',
        },
      },
    )
