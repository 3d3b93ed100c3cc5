import { Elysia, t } from 'elysia'
import { confirmDebit } from '#core/money/checkout/confirm-debit.ts'
import { askDebit } from '#core/money/direct-debit/ask-debit.ts'
import { sendCodeAgain } from '#core/money/direct-debit/send-code-again.ts'
import { mandateOf, viewDebit } from '#core/money/direct-debit/view-debit.ts'
import type { Ports } from '#core/ports.ts'
import { Id, NewId, One } from '../../basics.ts'
import { checkoutLinks } from '../../http/checkout-links.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { problemOf, refusals, statusOf } from '../../http/problem.ts'
import { DirectDebitShape, directDebitOf } from '../shapes/direct-debit.ts'
import { OrderShape, orderOf } from '../shapes/order.ts'

const ById = One('directdebit.not-found')
const Typed = t.String({ maxLength: 200 })
const DEBIT_CODES = [
  'orders.closed',
  'order.not-found',
  'order.not-payable',
  'account-holder.missing',
  'bank-text.too-long',
  'bank-text.unwritable',
  'iban.missing',
  'iban.invalid',
  'iban.not-sepa',
  'street.missing',
  'house-number.missing',
  'house-number.invalid',
  'zip.missing',
  'zip.invalid',
  'city.missing',
  'phone.missing',
  'phone.invalid',
  'phone.abroad',
  'phone.premium',
  'directdebit.not-found',
  'directdebit.id-taken',
  'directdebit.blocked',
  'directdebit.limit-reached',
  'directdebit.too-soon',
  'directdebit.signed',
] as const

/** Direct debit: the form, the code by text message, and the mandate (spec §3). */
export const directDebits = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/direct-debits', tags: ['Orders'] })
    .use(session(ports, http))
    .post(
      '',
      async ({ me, body, status }) => {
        const asked = await askDebit(ports, {
          member: me.id,
          debit: body.id,
          order: body.order_id,
          form: {
            accountHolder: body.account_holder,
            iban: body.iban,
            street: body.street,
            houseNumber: body.house_number,
            zip: body.zip,
            city: body.city,
            phone: body.phone,
          },
          country: me.country,
        })
        if (!asked.ok) return status(statusOf(asked.error), asked.error)
        return status(201, directDebitOf(asked.value, ports.now()))
      },
      {
        member: true,
        body: t.Object({
          id: NewId,
          order_id: Id,
          account_holder: Typed,
          iban: Typed,
          street: Typed,
          house_number: Typed,
          zip: Typed,
          city: Typed,
          phone: Typed,
        }),
        response: { 201: DirectDebitShape, ...refusals(...DEBIT_CODES) },
        detail: {
          summary: 'Say from which account an order is to be debited; a code goes to the phone',
        },
      },
    )
    .get(
      '/:id',
      async ({ me, params, status }) => {
        const viewed = await viewDebit(ports, { member: me.id, debit: params.id })
        if (!viewed.ok) return status(404, problemOf(viewed.error))
        return directDebitOf(viewed.value, ports.now())
      },
      {
        member: true,
        params: ById,
        response: { 200: DirectDebitShape, ...refusals('directdebit.not-found') },
        detail: { summary: 'How far a direct debit is' },
      },
    )
    .post(
      '/:id/codes',
      async ({ me, params, body, status }) => {
        const asked = await sendCodeAgain(ports, {
          member: me.id,
          debit: params.id,
          ask: body.id,
        })
        if (!asked.ok) return status(statusOf(asked.error), asked.error)
        return status(201, directDebitOf(asked.value, ports.now()))
      },
      {
        member: true,
        params: ById,
        body: t.Object({ id: NewId }),
        response: { 201: DirectDebitShape, ...refusals(...DEBIT_CODES) },
        detail: { summary: 'Have another code sent to the same phone' },
      },
    )
    .post(
      '/:id/confirmation',
      async ({ me, params, body, request, status }) => {
        const signed = await confirmDebit(ports, {
          member: me.id,
          debit: params.id,
          code: body.otp,
          links: checkoutLinks(http, request),
        })
        if (!signed.ok) return status(statusOf(signed.error), signed.error)
        const { order, payment } = signed.value
        return orderOf(order, payment, { mandate: await mandateOf(ports.reads, payment.id) })
      },
      {
        member: true,
        params: ById,
        body: t.Object({ otp: t.String({ maxLength: 20 }) }),
        response: { 200: OrderShape, ...refusals(...DEBIT_CODES, 'code.invalid', 'code.expired') },
        detail: {
          summary: 'Give the mandate with the code from the phone; the account is debited once',
        },
      },
    )
