import { type Html, html } from '#adapters/shared/html.ts'
import { type Report, type Reported, summaryOf } from './summary.ts'

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 })

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 24px; background: light-dark(#f4eee7, #1c1613); color: light-dark(#221b17, #f4eee7); }
  h1 { margin: 0; font-size: 24px; }
  h2 { margin: 0; font-size: 17px; }
  ol { margin: 24px 0; padding: 0; columns: 288px; column-gap: 24px; list-style: none; }
  li { margin: 0 0 4px; }
  a { color: inherit; }
  section { margin: 32px 0; padding: 16px; border-radius: 14px; background: light-dark(#fffdfa, #2a221e); }
  .pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; margin-top: 16px; }
  figure { flex: 1 1 280px; min-width: 0; max-width: 640px; margin: 0; }
  figcaption { margin-bottom: 4px; font-size: 14px; }
  img { display: block; max-width: 100%; border: 1px solid light-dark(#d9cdc1, #4a3e37); }
  .failed { color: light-dark(#a3200d, #ffb4a5); }
`

/** The page of a comparison. */
export function pageOf({ ref, view, changed, same, left }: Report): string {
  const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>What changed since ${ref}</title>
    <style>${{ html: STYLE }}</style>
  </head>
  <body>
    <h1>What changed since ${ref}</h1>
    <p>${summaryOf({ changed, same, left })} Seen on ${view}.</p>
    ${changed.length > 1 ? html`<ol>${changed.map(lineOf)}</ol>` : []}
    ${changed.map(sectionOf)}
  </body>
</html>
`
  return page.html
}

const nameOf = ({ title, name }: Reported) => `${title} › ${name}`

const idOf = (at: number) => `story-${at + 1}`

const howOf = ({ share, before }: Reported): string =>
  share === null ? (before === null ? 'new' : 'gone') : PERCENT.format(share)

const lineOf = (story: Reported, at: number): Html =>
  html`<li><a href="#${idOf(at)}">${nameOf(story)}</a>: ${howOf(story)}</li>`

const pictureOf = (words: string, file: string | null): Html | readonly Html[] =>
  file === null
    ? []
    : html`<figure><figcaption>${words}</figcaption><a href="${file}"><img src="${file}" alt="${words}" loading="lazy"></a></figure>`

const sectionOf = (story: Reported, at: number): Html => html`<section id="${idOf(at)}">
      <h2>${nameOf(story)}</h2>
      <p>${howOf(story)}${story.share === null ? '' : ' of the picture'}${story.failed ? html`<strong class="failed">, and its play fails</strong>` : []}</p>
      <div class="pictures">
        ${pictureOf('Before', story.before)}
        ${pictureOf('After', story.after)}
        ${pictureOf('Difference', story.difference)}
      </div>
    </section>`
