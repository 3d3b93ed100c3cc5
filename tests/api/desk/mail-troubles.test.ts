import { describe, expect, test } from 'bun:test'
import { MAIL_SIGNATURE_HEADER, signedMailWebhook } from '#adapters/mail/signed-mail-webhook.ts'
import { signed } from '#adapters/shared/signature.ts'
import type { LogFacts } from '#api/http/logs/log.ts'
import { NOTIFICATION_KINDS } from '#core/accounts/account.ts'
import { unsubscribePurpose } from '#core/accounts/links.ts'
import { mailedLink } from '#tests/core/accounts/links/links.ts'
import { START } from '#tests/core/world.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const EMAIL = `${ANN}@example.test`
const SECRET = 'a secret that only the watch knows'

async function open(secret: string | null = SECRET) {
  const log: LogFacts[] = []
  const site = openApi(
    { mailWebhook: signedMailWebhook({ secret, now: () => START }) },
    { log: (level, event, facts) => void log.push({ level, event, ...facts }) },
  )
  await site.member(ANN)
  const ann = await site.signedIn(ANN)
  const troubles = async () =>
    (await (await ann.get('/api/user.php')).json()).user.notifications_disabled
  /** Requests like a mail client or another company's server: without an origin or a cookie. */
  const outside = (path: string, body: string, headers: Record<string, string> = {}) =>
    site.api.handle(new Request(`http://localhost${path}`, { method: 'POST', body, headers }))
  const report = async (payload: object, signature?: string) => {
    const body = JSON.stringify(payload)
    const headers = { [MAIL_SIGNATURE_HEADER]: signature ?? (await signed(SECRET, body, START)) }
    return json(await outside('/api/mail-troubles', body, headers))
  }
  return { ...site, ann, troubles, outside, report, log }
}

describe('POST /api/mail-troubles', () => {
  test.each(['fbl', 'bounce'])('records %s, and shows it to the member', async (trouble) => {
    const { report, troubles } = await open()
    expect(await troubles()).toEqual([])
    expect(await report({ trouble, email: EMAIL.toUpperCase() })).toEqual([200, { ok: true }])
    expect(await report({ trouble, email: EMAIL })).toEqual([200, { ok: true }])
    expect(await troubles()).toEqual([trouble])
  })

  test('gives the same response for an unknown address', async () => {
    const { report } = await open()
    const unknownAddress = { trouble: 'fbl', email: 'nobody@example.test' }
    expect(await report(unknownAddress)).toEqual([200, { ok: true }])
  })

  test('is refused without the secret, and logs no address', async () => {
    const { report, troubles, log } = await open()
    expect(await report({ trouble: 'fbl', email: EMAIL }, 't=1,v1=00')).toEqual([
      403,
      { code: 'webhook.untrusted' },
    ])
    expect(await report({ trouble: 'late', email: EMAIL })).toEqual([
      422,
      { code: 'webhook.invalid' },
    ])
    expect(await troubles()).toEqual([])
    expect(log.map(({ event }) => event)).toEqual(['mail-webhook.refused', 'mail-webhook.refused'])
    expect(JSON.stringify(log)).not.toContain('example.test')
  })

  test('is disabled if the operator has set no secret', async () => {
    const { report } = await open(null)
    expect(await report({ trouble: 'fbl', email: EMAIL })).toMatchObject([403, {}])
  })
})

describe('the unsubscribe link of a mail', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.test' }

  test('changes nothing on GET, and redirects to its page', async () => {
    const site = await open()
    const token = await mailedLink(site, ANN, 'unsubscribe')
    const opened = await site.browser().get(`/api/unsubscribe/${token}`)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/${token}`])
    expect(await site.troubles()).toEqual([])
    const looked = await json(await site.browser().post('/api/links', { token }))
    expect(looked).toEqual([200, { purpose: 'unsubscribe', state: 'usable' }])
    expect(await site.troubles()).toEqual([])
  })

  test('unsubscribes with one click from a mail client', async () => {
    const site = await open()
    const token = await mailedLink(site, ANN, 'unsubscribe')
    const click = () =>
      site.outside(`/api/unsubscribe/${token}`, 'List-Unsubscribe=One-Click', FORM)
    expect(await json(await click())).toEqual([200, { ok: true }])
    expect(await json(await click())).toEqual([200, { ok: true }])
    expect(await site.troubles()).toEqual(['listunsubscribe'])
  })

  test('unsubscribes from its page, with or without a login', async () => {
    const site = await open()
    const token = await mailedLink(site, ANN, 'unsubscribe')
    const pressed = await json(await site.browser().post('/api/links/unsubscribe', { token }))
    expect(pressed).toEqual([200, { credits: 0, sent: 0 }])
    expect(await site.troubles()).toEqual(['listunsubscribe'])
  })

  test('that is invalid does nothing and redirects nowhere', async () => {
    const site = await open()
    const reset = await mailedLink(site, ANN, 'reset')
    for (const token of ['guessed', '%2F%2Felsewhere.test', reset]) {
      const opened = await site.browser().get(`/api/unsubscribe/${token}`)
      expect([opened.status, opened.headers.get('location')]).toEqual([404, null])
      const clicked = await site.outside(`/api/unsubscribe/${token}`, '', FORM)
      expect(await json(clicked)).toEqual([410, { code: 'link.invalid' }])
    }
    expect(await site.troubles()).toEqual([])
  })

  test.each(NOTIFICATION_KINDS)(
    'for %s: GET changes nothing, using it ends those mails only',
    async (off) => {
      const site = await open()
      const token = await mailedLink(site, ANN, unsubscribePurpose(off))
      const switchedOff = async () =>
        (await (await site.ann.get('/api/user.php')).json()).user.notifications_off
      for (const method of ['GET', 'HEAD'] as const) {
        // Mail scanners open every link.
        const opened = await site.api.handle(
          new Request(`http://localhost/api/unsubscribe/${token}`, { method }),
        )
        expect(opened.headers.get('location')).toBe(`/${token}`)
      }
      expect(await switchedOff()).toEqual([])
      const click = async () =>
        json(await site.outside(`/api/unsubscribe/${token}`, 'List-Unsubscribe=One-Click', FORM))
      expect([await click(), await click()]).toEqual([
        [200, { ok: true }],
        [200, { ok: true }],
      ])
      expect(await switchedOff()).toEqual([off])
      expect(await site.troubles()).toEqual([])
      const pressed = await json(await site.browser().post('/api/links/unsubscribe', { token }))
      expect(pressed).toEqual([200, { credits: 0, sent: 0 }])
    },
  )

  test('of one kind ends all kinds if its page asks for that', async () => {
    const site = await open()
    const token = await mailedLink(site, ANN, 'unsubscribe-weekly_updates')
    const press = { token, all: true }
    for (const _ of [1, 2]) {
      const pressed = await json(await site.browser().post('/api/links/unsubscribe', press))
      expect(pressed).toEqual([200, { credits: 0, sent: 0 }])
    }
    expect(await site.troubles()).toEqual(['listunsubscribe'])
    const forged = { token: await mailedLink(site, ANN, 'reset'), all: true }
    const refused = await json(await site.browser().post('/api/links/unsubscribe', forged))
    expect(refused).toEqual([410, { code: 'link.invalid' }])
  })
})

describe('DELETE /api/account/mail-troubles', () => {
  test('enables mails again, with a rate limit', async () => {
    const { ann, report, troubles } = await open()
    await report({ trouble: 'bounce', email: EMAIL })
    for (const _ of [1, 2]) {
      const mended = await json(await ann.remove('/api/account/mail-troubles'))
      expect(mended).toMatchObject([200, { user: { notifications_disabled: [] } }])
    }
    expect(await troubles()).toEqual([])
  })

  test('is for the member only', async () => {
    const { browser } = await open()
    expect((await browser().remove('/api/account/mail-troubles')).status).toBe(403)
  })
})
