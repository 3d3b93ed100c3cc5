import { describe, expect, test } from 'bun:test'
import { json, openApi, uuid } from '../open-api.ts'

async function open() {
  const site = openApi()
  await site.member(uuid(1))
  return { ann: await site.signedIn(uuid(1)) }
}

describe('the consent to use the sexual orientation', () => {
  test('can be withdrawn and given again, and is in the account', async () => {
    const { ann } = await open()
    expect(await json(await ann.remove('/api/account/consent'))).toMatchObject([
      200,
      {
        user: {
          profile: { sexuality: null },
          sensitive_consent: { withdrawn_at: '2026-11-21T12:00:00.000Z' },
        },
      },
    ])
    expect((await ann.put('/api/account/consent', { sexuality: 'x' })).status).toBe(422)
    expect((await ann.put('/api/account/consent', { sexuality: 'gay' })).status).toBe(422)
    expect(await json(await ann.put('/api/account/consent', { sexuality: 'bi' }))).toMatchObject([
      200,
      { user: { profile: { sexuality: 'bi' }, sensitive_consent: { withdrawn_at: null } } },
    ])
    const everything = await (await ann.get('/api/account/export')).json()
    expect(everything).toMatchObject({
      account: { sensitiveConsent: { withdrawnAt: null, wording: expect.any(String) } },
    })
  })
})
