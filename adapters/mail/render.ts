import { type Html, html } from '#adapters/shared/html.ts'
import type { Letter } from '#core/notifications/letters.ts'
import { coloursOf } from './mail-colours.ts'
import { mailStyle } from './mail-style.ts'
import { linkOf, type Rendered, unsubscribeOf } from './rendered.ts'
import type { Rights } from './rights.ts'
import type { Row } from './row.ts'
import { type Words, wordsOf } from './words.ts'

/** Renders a mail in the recipient's language: one message, one button, no remote images. */
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
    ...words.answer,
    words.rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    `${words.button}:\n${linkOf(letter)}`,
    words.rights && rightsText(words.rights),
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
  const { site } = letter
  return html`<!doctype html>
<html lang="${letter.language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${words.subject}</title>
    <style>${{ html: mailStyle(coloursOf(site)) }}</style>
  </head>
  <body>
    <div class="preview" aria-hidden="true">${words.lead}</div>
    <div class="sheet">
      <p class="site"><span class="mark" aria-hidden="true">${initialOf(site.name)}</span>${site.name}</p>
      ${words.face === null ? [] : html`<p aria-hidden="true"><span class="face">${initialOf(words.face)}</span></p>`}
      <h1>${words.subject}</h1>
      <p>${words.greeting}</p>
      <p>${words.lead}</p>
      ${words.labels.map((label) => html`<p class="label">${label}</p>`)}
      ${answerIn(words.answer)}
      ${rowsIn(words, letter)}
      <p class="action"><a class="${buttonOf(letter)}" href="${link}">${words.button}</a></p>
      ${words.rights === null ? [] : rightsIn(words.rights)}
      <p>${words.note}</p>
      <p>${words.signOff}</p>
    </div>
    <div class="foot">
      <p>${words.fallback} <a href="${link}">${link}</a></p>
      <p>${words.why}</p>
      ${unsubscribe && words.unsubscribe ? html`<p><a href="${unsubscribe}">${words.unsubscribe}</a></p>` : []}
    </div>
  </body>
</html>
`
}

/** The first sign of a name: mail programs draw no SVG, and a picture from afar would tell who reads. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en').segment(name.trim())
  return first?.segment.toUpperCase() ?? ''
}

const rightsText = ({ title, lines, link }: Rights): string =>
  [title, ...lines, `${link.text}:\n${link.url}`].join('\n')

const rightsIn = ({ title, lines, link }: Rights): Html => html`<h2>${title}</h2>
      ${lines.map((line) => html`<p>${line}</p>`)}
      <p><a href="${link.url}">${link.text}</a></p>`

const answerIn = (answer: readonly string[]): Html | readonly Html[] =>
  answer.length === 0
    ? []
    : html`<blockquote>${answer.map((line) => html`<p>${line}</p>`)}</blockquote>`

/** Ember is for people; money has the colour of trust. */
const buttonOf = (letter: Letter): string => (isAboutMoney(letter) ? 'button trust' : 'button')

const isAboutMoney = ({ facts }: Letter): boolean =>
  'amount' in facts ||
  'receipt' in facts ||
  ('withdrawal' in facts && facts.withdrawal.order !== null)

const isAboutPeople = ({ facts }: Letter): boolean => 'people' in facts || 'messages' in facts

function rowsIn({ rows }: Words, letter: Letter): Html | readonly Html[] {
  if (rows.length === 0) return []
  return isAboutPeople(letter)
    ? html`<dl class="people">${rows.map(rowIn)}</dl>`
    : html`<dl>${rows.map(rowIn)}</dl>`
}

/** A longer value stands below its label. */
const LONG = 28

const rowIn = ({ label, value, sum }: Row): Html =>
  html`<div class="${classOf(value, sum)}"><dt>${label}</dt><dd>${value}</dd></div>`

const classOf = (value: string, sum = false): string =>
  sum ? 'row sum' : value.length > LONG ? 'row long' : 'row'
