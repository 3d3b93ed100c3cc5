import { Elysia, t } from 'elysia'
import {
  BLOCK_DAYS,
  type BlockDays,
  blockSignups,
  listSignupBlocks,
  unblockSignups,
} from '#core/accounts/blocks/block-signups.ts'
import {
  SIGNUP_BLOCK_KINDS,
  type SignupBlock,
  type SignupBlockPosition,
} from '#core/accounts/ports.ts'
import { operatorNames } from '#core/desk/log/list-actions.ts'
import { recordedAs } from '#core/desk/log/recorded-as.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { DONE, Done, Id, Moment, NewId, Nullable, One, OneOf } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'

const BlockShape = t.Object({
  id: Id,
  kind: OneOf(SIGNUP_BLOCK_KINDS),
  value: t.String(),
  reason: t.String(),
  /** The name of the operator; `null` if nobody knows it any more. */
  by: Nullable(t.String()),
  added_at: Moment,
  until: Moment,
})

const blockOf = (
  { addedAt, until, by, ...block }: SignupBlock,
  names: ReadonlyMap<string, string>,
) => ({
  ...block,
  by: names.get(by) ?? null,
  added_at: isoOf(addedAt),
  until: isoOf(until),
})

/** An opaque cursor: time and id of the last block. */
const cursorText = ({ at, id }: SignupBlockPosition) => `${at.toString(36)}.${id}`

function positionOf(text: string | undefined): SignupBlockPosition | null {
  const [at, id] = text?.split('.') ?? []
  return at && id ? { at: Number.parseInt(at, 36), id } : null
}

const BlockBody = t.Object({
  id: NewId,
  kind: OneOf(SIGNUP_BLOCK_KINDS),
  value: t.String({ maxLength: 1000 }),
  reason: t.String({ maxLength: 20_000 }),
  days: t.Unsafe<BlockDays>(t.Union(BLOCK_DAYS.map((days) => t.Literal(days)))),
})

/** Signups that are kept out, for operators. */
export const deskSignupBlocks = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/signup-blocks', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '',
      async ({ query: { after } }) => {
        const { items, next } = await listSignupBlocks(ports, positionOf(after))
        const names = await operatorNames(ports.reads)
        return {
          blocks: items.map((block) => blockOf(block, names)),
          next: next && cursorText(next),
        }
      },
      {
        operator: 'blocks',
        query: t.Object({
          after: t.Optional(t.String({ pattern: '^[0-9a-z]{1,9}\\.[0-9a-f-]{36}$' })),
        }),
        response: { 200: t.Object({ blocks: t.Array(BlockShape), next: Nullable(t.String()) }) },
        detail: { summary: 'Addresses, domains and networks whose signups are kept out' },
      },
    )
    .post(
      '',
      async ({ body, operator, status }) => {
        // Under the id of the block: a repeated request is no second action.
        const own = { ...ports, newId: () => body.id }
        const recorded = recordedAs(own, operator, 'signup-block.added', body.id)
        const blocked = await blockSignups(recorded, { ...body, by: operator.id })
        return blocked.ok
          ? blockOf(blocked.value, new Map([[operator.id, operator.name]]))
          : status(statusOf(blocked.error), blocked.error)
      },
      {
        operator: 'blocks',
        body: BlockBody,
        response: {
          200: BlockShape,
          ...refusals(
            'email.missing',
            'email.invalid',
            'email.too-long',
            'reason.missing',
            'reason.too-long',
            'block.invalid',
            'block.too-wide',
            'block.usual-domain',
            'block.exists',
          ),
        },
        detail: { summary: 'Keep signups out by address, domain or network; idempotent by id' },
      },
    )
    .delete(
      '/:id',
      async ({ params: { id }, operator, status }) => {
        const done = await unblockSignups(recordedAs(ports, operator, 'signup-block.ended', id), id)
        return done.ok ? DONE : status(statusOf(done.error), done.error)
      },
      {
        operator: 'blocks',
        params: One('block.not-found'),
        response: { 200: Done, ...refusals('block.not-found') },
        detail: { summary: 'Let in again what was kept out' },
      },
    )
