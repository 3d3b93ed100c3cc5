import { Elysia, t } from 'elysia'

/** A stored mail. */
type StoredMail = {
  readonly id: string
  readonly at: number
  readonly to: string
  readonly subject: string
  readonly html: string
}

/** The mailbox. */
export type MailboxReader = {
  newest(limit: number): Promise<readonly StoredMail[]>
  byId(id: string): Promise<StoredMail | null>
}

const LISTED = 100
/** A mail has inline styles and may load nothing from other hosts. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

const STYLE = `:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 44rem; padding: 0 1rem; background: light-dark(#fbf7f2, #171210); color: light-dark(#221b17, #f6eee6) }
ol { list-style: none; padding: 0 } li { border-bottom: 1px solid #8c7d71; padding: .75rem 0 }
a { color: inherit; font-weight: 600 } small { display: block; opacity: .75 }`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const line = ({ id, at, to, subject }: StoredMail) =>
  `<li><a href="/dev/mailbox/${escaped(id)}">${escaped(subject)}</a><small>${escaped(to)} · ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}</small></li>`

const listPage = (mails: readonly StoredMail[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title><style>${STYLE}</style></head>
<body><main><h1>Mailbox</h1><p>Mails of this demo are kept here instead of being sent.</p>
<ol>${mails.map(line).join('')}</ol></main></body></html>`

/** The demo's mailbox, readable by anyone. Mounted only in the demo. */
export const mailbox = (reader: MailboxReader) =>
  new Elysia({ name: 'mailbox', prefix: '/dev/mailbox', detail: { hide: true } })
    .get('/', async ({ set }) => {
      set.headers['content-type'] = 'text/html; charset=utf-8'
      set.headers['content-security-policy'] = MAIL_POLICY
      return listPage(await reader.newest(LISTED))
    })
    .get(
      '/:id',
      async ({ params, set, status }) => {
        const mail = await reader.byId(params.id)
        if (!mail) return status(404, { code: 'not-found' as const })
        set.headers['content-type'] = 'text/html; charset=utf-8'
        set.headers['content-security-policy'] = MAIL_POLICY
        return mail.html
      },
      { params: t.Object({ id: t.String({ maxLength: 100 }) }) },
    )
