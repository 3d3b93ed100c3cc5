import { describe, expect, test } from 'bun:test'
import { changeMail } from '#core/membership/signup/change-mail.ts'
import { confirmEmail } from '#core/membership/signup/confirm-email.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import {
  receiveMailWebhook,
  recordMailTrouble,
  resolveMailTrouble,
} from '#core/notifications/subscriptions/mail-trouble.ts'
import { err, ok } from '#core/shared/result.ts'
import { mailedLink } from '#tests/core/accounts/links/links.ts'
import { queueNotification } from '#tests/core/notifications/queue-notification.ts'
import { openWorld } from '#tests/core/world.ts'
import { LIKED, openPost } from './open-post.ts'

const BOUNCED = { trouble: 'bounce', address: 'ann@example.test' } as const

describe('a member with undeliverable mails', () => {
  test.each(['bounce', 'fbl', 'listunsubscribe'] as const)(
    'by %s gets none about other members’ actions',
    async (trouble) => {
      const post = await openPost()
      expect(await post.write(LIKED)).not.toBeNull()
      await recordMailTrouble(post, { ...BOUNCED, trouble })
      expect(await post.write(LIKED)).toBeNull()
    },
  )

  test('still gets mails about their own actions, and security alerts', async () => {
    const post = await openPost({ mailTroubles: ['bounce', 'fbl', 'listunsubscribe'] })
    const email = 'new@example.test'
    const { passwordPrint } = post
    const change = { kind: 'change-mail', member: 'ann', email, passwordPrint } as const
    await post.queue(change)
    for (const notification of [
      { kind: 'reset', member: 'ann' },
      change,
      { kind: 'mail-changed', member: 'ann', email },
      { kind: 'password-changed', member: 'ann' },
    ] as const) {
      expect((await post.write(notification))?.kind).toBe(notification.kind)
    }
    const mailTroubles = ['listunsubscribe'] as const
    const fresh = await openPost({ status: 'not_confirmed', confirmedAt: null, mailTroubles })
    expect(await fresh.write({ kind: 'activate', member: 'ann' })).not.toBeNull()
    const left = { status: 'deleted', deletedAt: openWorld().now(), mailTroubles } as const
    const deleted = await openPost(left)
    expect(await deleted.write({ kind: 'reactivate', member: 'ann' })).not.toBeNull()
  })

  test('gets mails without an unsubscribe link only', async () => {
    const post = await openPost()
    expect(await post.token()).not.toBe('')
    expect((await post.write({ kind: 'reset', member: 'ann' }))?.unsubscribe).toBeNull()
  })

  test('gets all mails again on request', async () => {
    const post = await openPost({ mailTroubles: ['bounce', 'fbl'] })
    expect(await resolveMailTrouble(post, { member: 'ann' })).toMatchObject({
      ok: true,
      value: { id: 'ann', mailTroubles: [] },
    })
    expect(await post.write(LIKED)).not.toBeNull()
    expect(await post.allEvents()).toContainEqual({ type: 'account.changed', member: 'ann' })
  })

  test('cannot enable mails after deletion', async () => {
    const post = await openPost({ status: 'banned', mailTroubles: ['fbl'] })
    const refusal = { code: 'authentication.required', authentication_required: true } as const
    expect(await resolveMailTrouble(post, { member: 'ann' })).toEqual(err(refusal))
    expect(await post.troubles()).toEqual(['fbl'])
  })
})

describe('an undeliverable address', () => {
  test('stops mails to it after a bounce, without retries', async () => {
    const post = await openPost()
    post.mailer.unknown.push('ann@example.test')
    await post.commit((stores) => queueNotification(stores, post, LIKED))
    const sent = await sendDue(post, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    expect(sent.failures).toEqual([])
    expect(await post.troubles()).toEqual(['bounce'])
    expect(await post.deliveries()).toEqual([])
  })

  test('of an email change does not affect the current address', async () => {
    const post = await openPost()
    const email = 'typo@example.test'
    post.mailer.unknown.push(email)
    const { passwordPrint } = post
    const notification = { kind: 'change-mail', member: 'ann', email, passwordPrint } as const
    await post.commit((stores) => queueNotification(stores, post, notification))
    await sendDue(post, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    expect(await post.troubles()).toEqual([])
  })

  test('is cleared by a change of address only', async () => {
    const post = await openPost({ mailTroubles: ['bounce', 'listunsubscribe'] })
    const token = await mailedLink(post, 'ann', 'change-mail', 'new@example.test')
    expect((await changeMail(post, { token, session: null })).ok).toBe(true)
    expect(await post.troubles()).toEqual(['listunsubscribe'])
  })

  test('is cleared when its confirmation mail arrived', async () => {
    const post = await openPost({
      status: 'not_confirmed',
      confirmedAt: null,
      mailTroubles: ['bounce'],
    })
    await confirmEmail(post, await mailedLink(post, 'ann', 'activate'))
    expect(await post.troubles()).toEqual([])
  })
})

describe('the mail webhook', () => {
  test('is authenticated, and ignores case', async () => {
    const post = await openPost()
    const call = (body: string) => receiveMailWebhook(post, { body, header: () => null })
    expect(await call('theirs')).toEqual(err({ code: 'webhook.untrusted' }))
    expect(await post.troubles()).toEqual([])
    expect(await call('ours')).toEqual(ok(null))
    expect(await post.troubles()).toEqual(['fbl'])
  })

  test('does not reveal whose an address is', async () => {
    const post = await openPost()
    const unknownAddress = { trouble: 'fbl', address: 'nobody@example.test' } as const
    expect(await recordMailTrouble(post, unknownAddress)).toEqual(ok(null))
    expect(await post.allEvents()).not.toContainEqual({ type: 'account.changed', member: 'ann' })
  })

  test('can report several problems, stored once each, most serious first', async () => {
    const post = await openPost()
    for (const trouble of ['fbl', 'bounce', 'fbl'] as const) {
      await recordMailTrouble(post, { ...BOUNCED, trouble })
    }
    expect(await post.troubles()).toEqual(['bounce', 'fbl'])
  })
})
