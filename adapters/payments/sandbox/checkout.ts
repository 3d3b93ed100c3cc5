import { type Say, textsOf } from '#adapters/locales/texts.ts'

import { type Html, html } from '#adapters/shared/html.ts'
import { DIRECT_DEBIT } from '#core/money/direct-debit.ts'
import type { Money } from '#core/shared/money.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import type { Locale } from '#core/site/locales.ts'
import type { SandboxPayment, SandboxRefund } from './book.ts'
import { OUTCOMES } from './company.ts'

/** The checkout page: choose the outcome, or see it. Works without scripts. */
export function checkoutPage(
  payment: SandboxPayment,
  {
    pendingFor,
    refunds,
  }: { readonly pendingFor: Millis; readonly refunds: readonly SandboxRefund[] },
): string {
  const { locale, amount, description, order, method, returnUrl } = payment
  const say = textsOf(locale, 'sandbox')
  // A direct debit runs by itself; its outcome can still be chosen.
  const waiting = payment.state === 'open' && payment.dueAt !== null && method !== DIRECT_DEBIT
  const outcome =
    payment.state !== 'open' || waiting
      ? html`
      <p class="outcome" role="status">${say(`state.${waiting ? 'waiting' : closed(payment)}`)}</p>
      <p><a href="${returnUrl}">${say('back')}</a></p>
      ${bankOf(payment, refunds, say)}`
      : choices(payment, say, pendingFor / SECOND)

  return page(
    locale,
    say,
    html`
      <p>${say('explain')}</p>
      <dl>
        <dt>${say('amount')}</dt><dd class="amount">${written(amount, locale)}</dd>
        <dt>${say('for')}</dt><dd>${description}</dd>
        <dt>${say('order')}</dt><dd class="code">${order}</dd>
        <dt>${say('method')}</dt><dd class="code">${method}</dd>
      </dl>${outcome}`,
  )
}

/** Page for an unknown payment reference. */
export const unknownPage = (locale: Locale): string => {
  const say = textsOf(locale, 'sandbox')
  return page(locale, say, html`<p class="outcome">${say('notFound')}</p>`)
}

const closed = ({ state }: SandboxPayment) => (state === 'open' ? 'waiting' : state)

const choices = ({ reference }: SandboxPayment, say: Say<'sandbox'>, seconds: number): Html => html`
      <form method="post" action="/sandbox/checkout/${reference}">
        <fieldset>
          <legend>${say('choose')}</legend>
          ${OUTCOMES.map((outcome) =>
            outcome === 'later'
              ? html`<button name="outcome" value="later" aria-describedby="hint">${say('later')}</button>`
              : html`<button name="outcome" value="${outcome}">${say(outcome)}</button>`,
          )}
          <p id="hint">${say('laterHint', { count: seconds })}</p>
        </fieldset>
      </form>`

/** What the payer's bank can do with a completed payment. */
function bankOf(
  { reference, state }: SandboxPayment,
  refunds: readonly SandboxRefund[],
  say: Say<'sandbox'>,
): Html | readonly Html[] {
  const outcomes = [
    ...(state === 'paid' ? (['charged-back'] as const) : []),
    ...(state === 'charged-back' ? (['reversed'] as const) : []),
    ...(refunds.some(({ failed }) => !failed) ? (['refund-failed'] as const) : []),
  ]
  if (outcomes.length === 0) return []
  return html`
      <form method="post" action="/sandbox/checkout/${reference}">
        ${outcomes.map((outcome) => html`<button name="outcome" value="${outcome}">${say(outcome)}</button>`)}
      </form>`
}

const page = (locale: Locale, say: Say<'sandbox'>, content: Html): string =>
  html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${say('title')}: ${say('sandbox')}</title>
    <link rel="stylesheet" href="/sandbox/checkout.css">
  </head>
  <body>
    <p class="sandbox">${say('sandbox')}</p>
    <main>
      <h1>${say('title')}</h1>${content}
    </main>
  </body>
</html>
`.html

/** An amount, formatted in the payer's language. */
function written({ amount, currency }: Money, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}
