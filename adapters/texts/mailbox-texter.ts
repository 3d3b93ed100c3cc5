import { coloursOf } from '#adapters/mail/mail-colours.ts'
import { mailStyle } from '#adapters/mail/mail-style.ts'
import type { Mailbox } from '#adapters/mail/rendered.ts'
import type { MailboxDependencies } from '#adapters/mail/stored-mail.ts'
import { html } from '#adapters/shared/html.ts'
import type { Texter } from '#core/notifications/texts.ts'
import { renderText } from './render-text.ts'

const STYLE = mailStyle(coloursOf({ brand: 'default', brandColours: {} }))

/** Text messages of a demo: stored in its mailbox among the mails. */
export const mailboxTexter = (
  mailbox: Pick<Mailbox, 'store'>,
  { now, newId }: MailboxDependencies,
): Texter => ({
  async send(text) {
    const words = renderText(text)
    const page = html`<!doctype html>
<html lang="${text.language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>SMS</title>
    <style>${{ html: STYLE }}</style>
  </head>
  <body>
    <div class="sheet">
      <p class="site">SMS</p>
      <p>${words}</p>
    </div>
  </body>
</html>
`
    await mailbox.store({
      id: newId(),
      at: now(),
      to: text.to,
      kind: text.kind,
      language: text.language,
      subject: `SMS: ${words}`,
      text: words,
      html: page.html,
      link: null,
      unsubscribe: null,
    })
  },
})
