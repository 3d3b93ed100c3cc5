import { Elysia, t } from 'elysia'
import { decideBatch, PICTURES_PER_BATCH } from '#core/desk/photos/decide-batch.ts'
import type { Ports } from '#core/ports.ts'
import { Nullable } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { Problem, problemOf } from '../../http/problem.ts'
import { DecisionShape, decisionOf, PictureName, StateShape } from '../shapes/picture.ts'

/** What became of a picture of several: its state, or the refusal of the decision. */
const ResultShape = t.Object({
  picture: t.String(),
  state: Nullable(StateShape),
  refusal: Nullable(Problem),
})

/** Decisions on several pictures. */
export const deskPhotoBatch = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/photos', tags: ['Desk'] }).use(desk(ports, http)).post(
    '',
    async ({ operator, scope, body }) => {
      const decisions = body.decisions.map(({ picture, decision }) => decisionOf(picture, decision))
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
      response: { 200: t.Object({ results: t.Array(ResultShape) }) },
      detail: {
        summary: 'Decide on several pictures: each is told what became of it, or why nothing did',
      },
    },
  )
