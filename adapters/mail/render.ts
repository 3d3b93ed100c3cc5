import { type Html, html } from '#adapters/shared/html.ts'
import { initialOf } from '#adapters/shared/initial-of.ts'
import type { Letter } from '#core/notifications/letters.ts'
import type { PictureFile } from '#core/profiles/photo.ts'
import { coloursOf } from './mail-colours.ts'
import { MAIL_MARK } from './mail-mark.ts'
import { mailStyle } from './mail-style.ts'
import { type Enclosed, linkOf, type Rendered, unsubscribeOf } from './rendered.ts'
import type { Rights } from './rights.ts'
import type { Row } from './row.ts'
import { type Person, type Words, wordsOf } from './words.ts'

/** Renders a mail in the recipient's language: one message, one button, no remote images. */
export function render(letter: Letter): Rendered {
  const words = wordsOf(letter)
  const people = [words.person?.picture, ...words.rows.map(({ face }) => face)]
    .filter((picture) => picture != null)
    .map((picture, at) => ({ ...picture, cid: `picture-${at + 1}` }))
  const mark = markOf(letter)
  const pictures = mark ? [mark, ...people] : people
  return {
    subject: words.subject,
    text: textOf(letter, words),
    html: pageOf(letter, words, pictures).html,
    pictures,
  }
}

function textOf(letter: Letter, words: Words): string {
  const unsubscribe = unsubscribeOf(letter)
  const parts = [
    words.greeting,
    words.lead,
    ...(words.person?.line ? [words.person.line.text] : []),
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

function pageOf(letter: Letter, words: Words, pictures: readonly Enclosed[]): Html {
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
      <p class="site">${markIn(letter)}${site.name}</p>
      ${words.person === null ? [] : personIn(words.person, pictures)}
      <h1>${words.subject}</h1>
      <p>${words.greeting}</p>
      <p>${words.lead}</p>
      ${words.person?.line ? lineIn(words.person.line) : []}
      ${words.labels.map((label) => html`<p class="label">${label}</p>`)}
      ${answerIn(words.answer)}
      ${rowsIn(words, letter, pictures)}
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

const CID = 'mark'

/** The product's mark. */
const PRODUCT: Enclosed = {
  bytes: Uint8Array.from(atob(MAIL_MARK), (sign) => sign.charCodeAt(0)),
  type: 'image/png',
  cid: CID,
}

/** The mark of the site's pages: its own icon, else the product's; `null` if its own is lost. */
function markOf({ site: { icon, mark } }: Letter): Enclosed | null {
  if (icon === '') return PRODUCT
  return mark ? { ...mark, cid: CID } : null
}

const markIn = (letter: Letter): Html =>
  markOf(letter)
    ? html`<img class="mark" src="cid:${CID}" width="32" height="32" alt="">`
    : html`<span class="mark" aria-hidden="true">${initialOf(letter.site.name)}</span>`

/** The address of a picture that the mail carries: one from afar would tell who reads, and when. */
const sourceOf = (picture: PictureFile, pictures: readonly Enclosed[]): string =>
  `cid:${pictures.find(({ bytes }) => bytes === picture.bytes)?.cid}`

/** Their face, or the two together; without a picture their initial. */
function personIn({ name, picture, shows }: Person, pictures: readonly Enclosed[]): Html {
  if (!picture) return html`<p aria-hidden="true"><span class="face">${initialOf(name)}</span></p>`
  const [width, height] = shows === 'pair' ? PAIR : FACE
  return html`<p class="shown"><img class="${shows}" src="${sourceOf(picture, pictures)}" width="${width}" height="${height}" alt=""></p>`
}

/** Widths and heights in a mail: without them a program that withholds pictures leaves no room. */
const PAIR = [320, 210] as const
const FACE = [80, 80] as const

const lineIn = ({ text, language }: NonNullable<Person['line']>): Html =>
  html`<p class="line" lang="${language}" dir="auto">${text}</p>`

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
  'credits' in facts ||
  'receipt' in facts ||
  ('withdrawal' in facts && facts.withdrawal.order !== null)

const isAboutPeople = ({ facts }: Letter): boolean => 'people' in facts || 'messages' in facts

function rowsIn(
  { rows }: Words,
  letter: Letter,
  pictures: readonly Enclosed[],
): Html | readonly Html[] {
  if (rows.length === 0) return []
  const drawn = rows.map((row) => rowIn(row, pictures))
  return isAboutPeople(letter) ? html`<dl class="people">${drawn}</dl>` : html`<dl>${drawn}</dl>`
}

/** A longer value stands below its label. */
const LONG = 28

const rowIn = ({ label, value, sum, face }: Row, pictures: readonly Enclosed[]): Html =>
  html`<div class="${classOf(value, sum)}"><dt>${faceIn(label, face, pictures)}${label}</dt><dd>${value}</dd></div>`

function faceIn(
  name: string,
  face: Row['face'],
  pictures: readonly Enclosed[],
): Html | readonly Html[] {
  if (face === undefined) return []
  return face
    ? html`<img class="small" src="${sourceOf(face, pictures)}" width="32" height="32" alt="">`
    : html`<span class="small" aria-hidden="true">${initialOf(name)}</span>`
}

const classOf = (value: string, sum = false): string =>
  sum ? 'row sum' : value.length > LONG ? 'row long' : 'row'
