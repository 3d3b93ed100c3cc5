import { describe, expect, test } from 'bun:test'
import type { Account } from '#core/accounts/account.ts'
import type { Notification } from '#core/notifications/notification.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { memberMails } from '#core/notifications/sending/member-mails.ts'
import { pruneMailLog } from '#core/notifications/sending/retry-dead.ts'
import { receiveMailWebhook } from '#core/notifications/subscriptions/mail-trouble.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { openPost } from '../open-post.ts'
import { queueNotification } from '../queue-notification.ts'

const LIKE = { kind: 'new-like', member: 'ann', from: 'bob' } as const
const TALK = { kind: 'new-message', member: 'ann', from: 'bob', conversation: 'talk' } as const

async function opened(account: Partial<Account> = {}) {
  const post = await openPost(account)
  const send = () => sendDue(post, { urlOf: () => 'https://vonk.test', jitter: () => 0.5 })
  const mail = async (notification: Notification) => {
    await post.commit((stores) => queueNotification(stores, post, notification))
    await send()
  }
  const seen = (before: number | null = null) => memberMails(post, { member: 'ann', before })
  const past = async () => {
    const found = await seen()
    return found?.mails.map(({ kind, result, reason }) => [kind, result, reason])
  }
  return { ...post, send, mail, seen, past }
}

describe('what became of a mail', () => {
  test('is told of one that was sent, and when', async () => {
    const { mail, seen, now } = await opened()
    await mail(LIKE)
    const logged = {
      member: 'ann',
      kind: 'new-like',
      result: 'sent',
      reason: null,
      number: 1,
    } as const
    const mails = [{ ...logged, at: now() } as const]
    expect(await seen()).toEqual({ troubles: [], waiting: [], mails, next: null })
  })

  test.each([
    ['suppressed', { mailTroubles: ['fbl'] }, LIKE],
    ['switched-off', { notificationsDisabled: ['like'] }, LIKE],
    ['unreachable', { email: 'ann@demo.invalid' }, LIKE],
    ['outdated', { status: 'banned' }, LIKE],
    ['unconfirmed', { status: 'not_confirmed' }, { kind: 'password-changed', member: 'ann' }],
    [
      'switched-off',
      { notificationsDisabled: ['reminders'] },
      { kind: 'photo-reminder', member: 'ann' },
    ],
    ['suppressed', { mailTroubles: ['bounce'] }, { kind: 'photo-reminder', member: 'ann' }],
    ['outdated', {}, { kind: 'activation-reminder', member: 'ann' }],
  ] as const)('says why one was skipped: %s %j', async (reason, account, notification) => {
    const { mail, past } = await opened(account)
    await mail(notification)
    expect(await past()).toEqual([[notification.kind, 'skipped', reason]])
  })

  test('says that another one about the same conversation was just sent', async () => {
    const { mail, past, commit, now } = await opened()
    await commit(async ({ conversations, messages }) => {
      const talk = { id: 'talk', startedBy: 'bob', other: 'ann', startedAt: now(), lastSeq: 0 }
      await conversations.open(talk)
      const said = { id: 'm1', conversation: 'talk', from: 'bob', text: 'Hoi' }
      await messages.append({ ...said, sentAt: now(), cost: 1 })
    })
    await mail(TALK)
    await mail(TALK)
    expect(await past()).toEqual([
      ['new-message', 'skipped', 'recently-mailed'],
      ['new-message', 'sent', null],
    ])
  })

  test('says that the address refused it', async () => {
    const { mail, past, mailer, seen } = await opened()
    mailer.unknown.push('ann@example.test')
    await mail(LIKE)
    expect(await past()).toEqual([['new-like', 'bounced', null]])
    expect(await seen()).toMatchObject({ troubles: ['bounce'] })
  })

  test('says that it was given up, once, and its code; until then it waits', async () => {
    const { mail, past, mailer, seen, send, pass } = await opened()
    mailer.broken = true
    await mail({ kind: 'password-changed', member: 'ann' })
    expect(await seen()).toMatchObject({
      waiting: [{ attempts: 1, error: expect.any(String) }],
      mails: [],
    })
    for (let times = 0; times < 40; times += 1) {
      pass(3 * HOUR)
      await send()
    }
    expect(await past()).toEqual([['password-changed', 'failed', expect.any(String)]])
    expect(await seen()).toMatchObject({ waiting: [] })
  })

  test('is told as reported by a mail service, which does not say of which mail', async () => {
    const post = await opened()
    const call = { body: 'ours', header: () => null }
    for (let times = 0; times < 2; times += 1) await receiveMailWebhook(post, call)
    expect(await post.past()).toEqual([
      [null, 'spam', null],
      [null, 'spam', null],
    ])
    expect(await receiveMailWebhook(post, { ...call, body: 'x' })).toMatchObject({ ok: false })
    expect(await post.past()).toHaveLength(2)
  })

  test('that waits says for what; a push is no mail', async () => {
    const { commit, mail, seen, now } = await opened()
    await commit(({ profiles }) => profiles.active('ann', now()))
    const push = { kind: 'push', member: 'ann', endpoint: 'https://x', about: LIKE } as const
    await mail(push)
    await mail(LIKE)
    expect(await seen()).toMatchObject({
      mails: [],
      waiting: [{ waitsFor: 'online', dueAt: now() + 5 * MINUTE }],
    })
  })

  test('comes in pages, the waiting ones with the first', async () => {
    const { commit, seen } = await opened()
    await commit(async (stores) => {
      const logged = { member: 'ann', kind: 'news', result: 'sent', reason: null } as const
      for (let at = 0; at < 26; at += 1) await stores.mailLog.add({ ...logged, at })
      const waiting = { id: 'w', notification: LIKE, addedAt: 0, dueAt: 9e15 }
      await stores.deliveries.add(waiting)
    })
    const first = await seen()
    expect(first).toMatchObject({ mails: { length: 25 }, waiting: [{ id: 'w' }], next: 2 })
    expect(await seen(2)).toMatchObject({ mails: [{ number: 1 }], waiting: [], next: null })
  })

  test('is kept for ninety days', async () => {
    const { mail, past, pass, ...world } = await opened()
    await mail(LIKE)
    pass(90 * DAY)
    await pruneMailLog(world)
    expect(await past()).toHaveLength(1)
    pass(1)
    await pruneMailLog(world)
    expect(await past()).toEqual([])
  })

  test('of nobody is not found', async () => {
    const world = await opened()
    expect(await memberMails(world, { member: 'nobody', before: null })).toBeNull()
  })
})
