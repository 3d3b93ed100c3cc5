import { expect, test } from 'bun:test'
import { MAIL_SIGNATURE_HEADER, signedMailWebhook } from '#adapters/mail/signed-mail-webhook.ts'
import { signed } from '#adapters/shared/signature.ts'
import { err, ok } from '#core/shared/result.ts'
import { MINUTE } from '#core/shared/time.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const SECRET = 'a secret that only the watch knows'
const BODY = JSON.stringify({ trouble: 'fbl', email: 'ann@example.test' })
const UNTRUSTED = err({ code: 'webhook.untrusted' })

const call = (body: string, signature: string | null) => ({
  body,
  header: (name: string) => (name === MAIL_SIGNATURE_HEADER ? signature : null),
})
const watch = signedMailWebhook({ secret: SECRET, now: () => NOW })

test('a call with a valid signature reports a bounce or complaint', async () => {
  expect(await watch.verifyWebhook(call(BODY, await signed(SECRET, BODY, NOW)))).toEqual(
    ok({ trouble: 'fbl', address: 'ann@example.test' }),
  )
})

test.each([
  ['none', null],
  ['another’s', await signed('another secret', BODY, NOW)],
  ['for another body', await signed(SECRET, `${BODY} `, NOW)],
  ['of a while ago', await signed(SECRET, BODY, NOW - 6 * MINUTE)],
  ['no signature at all', 'trust me'],
])('with %s as signature is rejected', async (_, signature) => {
  expect(await watch.verifyWebhook(call(BODY, signature))).toEqual(UNTRUSTED)
})

test('without a configured secret every call is refused', async () => {
  const withoutSecret = signedMailWebhook({ secret: null, now: () => NOW })
  for (const secret of [SECRET, '', 'null']) {
    const signature = secret === '' ? '' : await signed(secret, BODY, NOW)
    expect(await withoutSecret.verifyWebhook(call(BODY, signature))).toEqual(UNTRUSTED)
  }
})

test.each([
  '',
  'null',
  '{"trouble":"fbl"}',
  '{"trouble":"listunsubscribe","email":"ann@example.test"}',
  '{"trouble":"fbl","email":5}',
])('a signed but invalid body is rejected: %s', async (body) => {
  expect(await watch.verifyWebhook(call(body, await signed(SECRET, body, NOW)))).toEqual(
    err({ code: 'webhook.invalid' }),
  )
})
