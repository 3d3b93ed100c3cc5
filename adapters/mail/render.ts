import { type Html, html } from '#adapters/shared/html.ts'
import type { Letter, LetterKind } from '#core/notifications/letters.ts'
import { MAIL_STYLE } from './mail-style.ts'
import { linkOf, type Rendered, unsubscribeOf } from './rendered.ts'
import type { Row } from './rows.ts'
import { type Words, wordsOf } from './words.ts'

/** Writes a letter out in the reader's language: one thing to say, one button, no pictures from elsewhere. */
export function render(letter: Letter): Rendered {
  const words = wordsOf(letter)
  return {
    subject: words.subject,
    text: textOf(letter, words),
    html: pageOf(letter, words).html,
  }
}

function textOf(letter: Letter, words: Words): string {
  const unsubscribe = unsubscribeOf(letter)
  const parts = [
    words.greeting,
    words.lead,
    ...words.labels,
    words.rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    `${words.button}:\n${linkOf(letter)}`,
    words.note,
    words.signOff,
    `--\n${words.why}`,
    unsubscribe && `${words.unsubscribe}:\n${unsubscribe}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function pageOf(letter: Letter, words: Words): Html {
  const link = linkOf(letter)
  const unsubscribe = unsubscribeOf(letter)
  return html`<!doctype html>
<html lang="${letter.language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${words.subject}</title>
    <style>${{ html: MAIL_STYLE }}</style>
  </head>
  <body>
    <div class="sheet">
      <p class="site">${letter.site.name}</p>
      <p>${words.greeting}</p>
      <h1>${words.lead}</h1>
      ${words.labels.map((label) => html`<p class="label">${label}</p>`)}
      ${rowsIn(words)}
      <p><a class="${buttonOf(letter.kind)}" href="${link}">${words.button}</a></p>
      <p>${words.note}</p>
      <p>${words.signOff}</p>
    </div>
    <div class="foot">
      <p>${words.fallback} <a href="${link}">${link}</a></p>
      <p>${words.why}</p>
      ${unsubscribe === null ? [] : html`<p><a href="${unsubscribe}">${words.unsubscribe}</a></p>`}
    </div>
  </body>
</html>
`
}

/** Ember is for people; money has the colour of trust. */
const buttonOf = (kind: LetterKind): string =>
  MONEY_LETTERS.includes(kind) ? 'button trust' : 'button'

const MONEY_LETTERS: readonly LetterKind[] = [
  'receipt',
  'refund',
  'refund-failed',
  'chargeback',
  'chargeback-reversed',
]

const rowsIn = ({ rows }: Words): Html | readonly Html[] =>
  rows.length === 0 ? [] : html`<dl>${rows.map(rowIn)}</dl>`

const rowIn = ({ label, value, sum }: Row): Html =>
  html`<div class="${sum ? 'row sum' : 'row'}"><dt>${label}</dt><dd>${value}</dd></div>`
