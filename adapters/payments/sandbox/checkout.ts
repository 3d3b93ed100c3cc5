import { fill } from '#adapters/shared/fill.ts'
import { type Html, html } from '#adapters/shared/html.ts'
import { DIRECT_DEBIT } from '#core/orders/direct-debit.ts'
import type { Money } from '#core/shared/money.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import type { Locale } from '#core/site/locales.ts'
import type { SandboxPayment, SandboxRefund } from './book.ts'
import { OUTCOMES } from './company.ts'
import { SANDBOX_TEXTS, type Texts } from './texts.ts'

/** The page on which the payer chooses how it ends, or reads how it ended. Works without a script. */
export function checkoutPage(
  payment: SandboxPayment,
  {
    pendingFor,
    refunds,
  }: { readonly pendingFor: Millis; readonly refunds: readonly SandboxRefund[] },
): string {
  const { locale, amount, description, order, method, returnUrl } = payment
  const texts = SANDBOX_TEXTS[locale]
  // A debit is under way by itself, and its bank may still be played.
  const waiting = payment.state === 'open' && payment.dueAt !== null && method !== DIRECT_DEBIT
  const outcome =
    payment.state !== 'open' || waiting
      ? html`
      <p class="outcome" role="status">${texts[`state.${waiting ? 'waiting' : closed(payment)}`]}</p>
      <p><a href="${returnUrl}">${texts.back}</a></p>
      ${bankOf(payment, refunds, texts)}`
      : choices(payment, texts, pendingFor / SECOND)

  return page(
    locale,
    texts,
    html`
      <p>${texts.explain}</p>
      <dl>
        <dt>${texts.amount}</dt><dd class="amount">${written(amount, locale)}</dd>
        <dt>${texts.for}</dt><dd>${description}</dd>
        <dt>${texts.order}</dt><dd class="code">${order}</dd>
        <dt>${texts.method}</dt><dd class="code">${method}</dd>
      </dl>${outcome}`,
  )
}

/** What somebody sees who comes with a reference that the company does not know. */
export const unknownPage = (locale: Locale): string => {
  const texts = SANDBOX_TEXTS[locale]
  return page(locale, texts, html`<p class="outcome">${texts.notFound}</p>`)
}

const closed = ({ state }: SandboxPayment) => (state === 'open' ? 'waiting' : state)

const choices = ({ reference }: SandboxPayment, texts: Texts, seconds: number): Html => html`
      <form method="post" action="/sandbox/checkout/${reference}">
        <fieldset>
          <legend>${texts.choose}</legend>
          ${OUTCOMES.map((outcome) =>
            outcome === 'later'
              ? html`<button name="outcome" value="later" aria-describedby="hint">${texts.later}</button>`
              : html`<button name="outcome" value="${outcome}">${texts[outcome]}</button>`,
          )}
          <p id="hint">${fill(texts.laterHint, { seconds })}</p>
        </fieldset>
      </form>`

/** What the payer's bank may do with a payment that was made. */
function bankOf(
  { reference, state }: SandboxPayment,
  refunds: readonly SandboxRefund[],
  texts: Texts,
): Html | readonly Html[] {
  const outcomes = [
    ...(state === 'paid' ? (['charged-back'] as const) : []),
    ...(state === 'charged-back' ? (['reversed'] as const) : []),
    ...(refunds.some(({ failed }) => !failed) ? (['refund-failed'] as const) : []),
  ]
  if (outcomes.length === 0) return []
  return html`
      <form method="post" action="/sandbox/checkout/${reference}">
        ${outcomes.map((outcome) => html`<button name="outcome" value="${outcome}">${texts[outcome]}</button>`)}
      </form>`
}

const page = (locale: Locale, texts: Texts, content: Html): string =>
  html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${texts.title}: ${texts.sandbox}</title>
    <link rel="stylesheet" href="/sandbox/checkout.css">
  </head>
  <body>
    <p class="sandbox">${texts.sandbox}</p>
    <main>
      <h1>${texts.title}</h1>${content}
    </main>
  </body>
</html>
`.html

/** An amount as it is written in the payer's language. */
function written({ amount, currency }: Money, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}
