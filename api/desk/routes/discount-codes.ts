import { Elysia, t } from 'elysia'
import { recordedAs, recordedOnce } from '#core/desk/log/recorded-as.ts'
import { listCodes, viewCode } from '#core/money/discounts/list-codes.ts'
import { endCode, makeCode } from '#core/money/discounts/make-code.ts'
import { codeText } from '#core/money/discounts/new-code.ts'
import type { CodePosition } from '#core/money/discounts.ts'
import { PAYMENT_METHOD_IDS } from '#core/money/orders/payment-methods.ts'
import type { Ports } from '#core/ports.ts'
import { DONE, Done, MISSING, MOST, Moment, NewId, Nullable, OneOf, Whole } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { problemOf, refusals, statusOf } from '../../http/problem.ts'
import { DiscountCodeShape, discountCodeOf, VALIDITIES } from '../shapes/discount-code.ts'

const NewCode = t.Object({
  id: NewId,
  code: t.String({ maxLength: 60 }),
  percentage: Nullable(Whole()),
  /** In minor units of the currency. */
  amount: Nullable(Whole({ maximum: MOST })),
  currency: Nullable(t.String({ maxLength: 3 })),
  minimum: Whole({ minimum: 0, maximum: MOST }),
  country: Nullable(t.String({ maxLength: 2 })),
  /** An id, or a whole email address. */
  member: Nullable(t.String({ maxLength: 300 })),
  expires: Nullable(Moment),
  validity: OneOf(VALIDITIES),
  payment_methods: t.Array(t.String({ maxLength: 40 }), { maxItems: PAYMENT_METHOD_IDS.length }),
})

const termsOf = ({ minimum, payment_methods, expires, ...terms }: typeof NewCode.static) => ({
  ...terms,
  minimumOrderValue: minimum,
  paymentMethods: payment_methods,
  expires: expires === null ? null : Date.parse(expires),
})

/** What a code can be limited to: what the sites of this install sell in, to, and by. */
const ChoicesShape = t.Object({
  currencies: t.Array(t.String()),
  countries: t.Array(t.String()),
  methods: t.Array(t.String()),
})

function choicesOf({ sites }: Pick<Ports, 'sites'>): typeof ChoicesShape.static {
  const all = sites.all().map(({ settings }) => settings)
  const each = <T>(of: (site: (typeof all)[number]) => readonly T[]) => [
    ...new Set(all.flatMap(of)),
  ]
  return {
    currencies: each(({ bundles }) => bundles.map(({ price }) => price.currency)),
    countries: each(({ countries }) => countries),
    methods: each(({ paymentMethods }) =>
      paymentMethods.filter(({ state }) => state === 'on').map(({ id }) => id),
    ),
  }
}

/** An opaque cursor: time and id of the last code. */
const cursorText = ({ at, id }: CodePosition) => `${at.toString(36)}.${id}`

function positionOf(text: string | undefined): CodePosition | null {
  const [at, id] = text?.split('.') ?? []
  return at && id ? { at: Number.parseInt(at, 36), id } : null
}

/** Discount codes, for operators. */
export const deskDiscountCodes = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/discount-codes', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '',
      async ({ query }) => {
        const { items, next } = await listCodes(ports, { before: positionOf(query.before) })
        const now = ports.now()
        return {
          codes: items.map((code) => discountCodeOf(code, now)),
          next: next && cursorText(next),
          choices: choicesOf(ports),
        }
      },
      {
        operator: 'codes',
        query: t.Object({
          before: t.Optional(t.String({ pattern: '^[0-9a-z]{1,9}\\.[0-9a-f-]{36}$' })),
        }),
        response: {
          200: t.Object({
            codes: t.Array(DiscountCodeShape),
            next: Nullable(t.String()),
            choices: ChoicesShape,
          }),
        },
        detail: { summary: 'Discount codes that operators made, newest first, and what they did' },
      },
    )
    .post(
      '',
      async ({ body, operator, status }) => {
        const terms = termsOf(body)
        const record = recordedOnce(ports, operator, 'discount-code.added', codeText(body.code))
        const made = await makeCode(ports, terms, record)
        if (!made.ok) return status(statusOf(made.error), problemOf(made.error))
        return discountCodeOf(await viewCode(ports, made.value), ports.now())
      },
      {
        operator: 'codes',
        body: NewCode,
        response: {
          200: DiscountCodeShape,
          ...refusals('discount-code.invalid', 'discount-code.taken'),
        },
        detail: { summary: 'Make a discount code; idempotent by id' },
      },
    )
    .post(
      '/:code/end',
      async ({ params: { code }, operator, status }) => {
        const ended = await endCode(
          recordedAs(ports, operator, 'discount-code.ended', codeText(code)),
          code,
        )
        return ended.ok ? DONE : status(statusOf(ended.error), ended.error)
      },
      {
        operator: 'codes',
        params: t.Object({
          code: t.String({ pattern: '^[A-Za-z0-9-]{3,60}$', [MISSING]: 'discount-code.not-found' }),
        }),
        response: { 200: Done, ...refusals('discount-code.not-found', 'discount-code.ended') },
        detail: { summary: 'End a discount code: nobody gets its price any more' },
      },
    )
