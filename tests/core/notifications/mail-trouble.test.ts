import { describe, expect, test } from 'bun:test'
import type { Account } from '#core/accounts/account.ts'
import { forgetLinks } from '#core/accounts/forget-links.ts'
import { inspectLink } from '#core/accounts/inspect-link.ts'
import { hearMailTrouble } from '#core/notifications/hear-mail-trouble.ts'
import { hearMailWatch } from '#core/notifications/hear-mail-watch.ts'
import { mendMailTrouble } from '#core/notifications/mend-mail-trouble.ts'
import type { LetterNotice } from '#core/notifications/notice.ts'
import { sendDue } from '#core/notifications/send-due.ts'
import { writeLetter } from '#core/notifications/write-letter.ts'
import { err, ok } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { changeMail } from '#core/signup/change-mail.ts'
import { confirmEmail } from '#core/signup/confirm-email.ts'
import { mailedLink } from '#tests/core/accounts/links.ts'
import { queueNotice } from '#tests/core/notifications/queue-notice.ts'
import { openWorld } from '#tests/core/world.ts'

const LIKED: LetterNotice = { kind: 'new-like', member: 'ann', from: 'bob' }

/** Ann, whom Bob likes and who has been away for a while. */
async function openPost(account: Partial<Account> = {}) {
  const world = openWorld({
    mailWatch: {
      heard: async ({ body }) =>
        body === 'ours'
          ? ok({ trouble: 'fbl', address: 'ANN@example.test' })
          : err({ code: 'webhook.untrusted' }),
    },
  })
  await world.member('ann', { account })
  await world.member('bob')
  const like = { from: 'bob', to: 'ann', at: world.now(), seenAt: null, swiped: false }
  await world.keep(({ likes }) => likes.add(like))
  world.pass(DAY)
  const troubles = async () => (await world.reads.accounts.byId('ann'))?.mailTroubles
  const write = async (notice: LetterNotice) => {
    const written = await writeLetter(world, { id: 'd1', notice }, () => 'https://vonk.test')
    return written.become === 'letter' ? written.letter : null
  }
  const token = async () => (await write(LIKED))?.unsubscribe ?? ''
  const unsubscribe = (token: string) =>
    hearMailTrouble(world, { trouble: 'listunsubscribe', token })
  return { ...world, troubles, write, token, unsubscribe }
}

const BOUNCED = { trouble: 'bounce', address: 'ann@example.test' } as const

describe('a mail that nobody asked for', () => {
  test('can be unsubscribed from with the token in it, as often as one likes', async () => {
    const post = await openPost()
    const token = await post.token()
    expect(await inspectLink(post, token)).toEqual({ purpose: 'unsubscribe', state: 'usable' })
    expect(await post.troubles()).toEqual([])

    expect(await post.unsubscribe(token)).toEqual(ok(null))
    expect(await post.unsubscribe(token)).toEqual(ok(null))
    expect(await post.troubles()).toEqual(['listunsubscribe'])
    expect(await post.happened()).toContainEqual({ type: 'account.changed', member: 'ann' })
  })

  test('can be unsubscribed from for sixty days, and then its link is forgotten', async () => {
    const post = await openPost()
    const token = await post.token()
    post.pass(60 * DAY - 1)
    await forgetLinks(post)
    expect(await post.unsubscribe(token)).toEqual(ok(null))
    post.pass(1)
    expect(await post.unsubscribe(token)).toEqual(err({ code: 'link.invalid' }))
    post.pass(1)
    await forgetLinks(post)
    expect(await inspectLink(post, token)).toBeNull()
  })

  test('gives no token that does anything else, and no other token unsubscribes', async () => {
    const post = await openPost({ status: 'not_confirmed', confirmedAt: null })
    const activate = await mailedLink(post, 'ann', 'activate')
    expect(await post.unsubscribe(activate)).toEqual(err({ code: 'link.invalid' }))
    expect(await post.unsubscribe('guessed')).toEqual(err({ code: 'link.invalid' }))
    const token = await mailedLink(post, 'ann', 'unsubscribe')
    expect(await confirmEmail(post, token)).toEqual(err({ code: 'link.invalid' }))
  })

  test('says nothing of the address one has now, once it went to another', async () => {
    const post = await openPost()
    const token = await post.token()
    await post.keep(async ({ accounts }) => {
      const ann = await accounts.hold('ann')
      if (ann) await accounts.save({ ...ann, email: 'new@example.test' })
    })
    expect(await post.unsubscribe(token)).toEqual(ok(null))
    expect(await post.troubles()).toEqual([])
  })
})

describe('a member whose mails stopped', () => {
  test.each(['bounce', 'fbl', 'listunsubscribe'] as const)(
    'by %s gets none about what others do',
    async (trouble) => {
      const post = await openPost()
      expect(await post.write(LIKED)).not.toBeNull()
      await hearMailTrouble(post, { ...BOUNCED, trouble })
      expect(await post.write(LIKED)).toBeNull()
    },
  )

  test('still gets what answers their own doing, and no stranger can silence an alarm', async () => {
    const post = await openPost({ mailTroubles: ['bounce', 'fbl', 'listunsubscribe'] })
    const email = 'new@example.test'
    for (const notice of [
      { kind: 'reset', member: 'ann' },
      { kind: 'change-mail', member: 'ann', email },
      { kind: 'mail-changed', member: 'ann', email },
      { kind: 'password-changed', member: 'ann' },
    ] as const) {
      expect((await post.write(notice))?.kind).toBe(notice.kind)
    }
    const mailTroubles = ['listunsubscribe'] as const
    const fresh = await openPost({ status: 'not_confirmed', confirmedAt: null, mailTroubles })
    expect(await fresh.write({ kind: 'activate', member: 'ann' })).not.toBeNull()
    const left = { status: 'deleted', deletedAt: openWorld().now(), mailTroubles } as const
    const gone = await openPost(left)
    expect(await gone.write({ kind: 'reactivate', member: 'ann' })).not.toBeNull()
  })

  test('gets mails with a way out exactly where they can be switched off', async () => {
    const post = await openPost()
    expect(await post.token()).not.toBe('')
    expect((await post.write({ kind: 'reset', member: 'ann' }))?.unsubscribe).toBeNull()
  })

  test('gets them all again by saying so', async () => {
    const post = await openPost({ mailTroubles: ['bounce', 'fbl'] })
    expect(await mendMailTrouble(post, { member: 'ann' })).toMatchObject({
      ok: true,
      value: { id: 'ann', mailTroubles: [] },
    })
    expect(await post.write(LIKED)).not.toBeNull()
    expect(await post.happened()).toContainEqual({ type: 'account.changed', member: 'ann' })
  })

  test('has no account to mend once they left', async () => {
    const post = await openPost({ status: 'banned', mailTroubles: ['fbl'] })
    const refusal = { code: 'authentication.required', authentication_required: true } as const
    expect(await mendMailTrouble(post, { member: 'ann' })).toEqual(err(refusal))
    expect(await post.troubles()).toEqual(['fbl'])
  })
})

describe('an address that takes no mail', () => {
  test('stops the mails there once the mail server says so, and nothing is tried again', async () => {
    const post = await openPost()
    post.mailer.unknown.push('ann@example.test')
    await post.keep((stores) => queueNotice(stores, post, LIKED))
    const sent = await sendDue(post, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    expect(sent.failures).toEqual([])
    expect(await post.troubles()).toEqual(['bounce'])
    expect(await post.deliveries()).toEqual([])
  })

  test('that was only asked for is no trouble of the one the account has', async () => {
    const post = await openPost()
    const email = 'typo@example.test'
    post.mailer.unknown.push(email)
    const notice = { kind: 'change-mail', member: 'ann', email } as const
    await post.keep((stores) => queueNotice(stores, post, notice))
    await sendDue(post, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    expect(await post.troubles()).toEqual([])
  })

  test('is forgiven when another takes its place, and so is nothing else', async () => {
    const post = await openPost({ mailTroubles: ['bounce', 'listunsubscribe'] })
    const token = await mailedLink(post, 'ann', 'change-mail', 'new@example.test')
    expect((await changeMail(post, { token, session: null })).ok).toBe(true)
    expect(await post.troubles()).toEqual(['listunsubscribe'])
  })

  test('is forgiven when its confirmation arrived after all', async () => {
    const post = await openPost({
      status: 'not_confirmed',
      confirmedAt: null,
      mailTroubles: ['bounce'],
    })
    await confirmEmail(post, await mailedLink(post, 'ann', 'activate'))
    expect(await post.troubles()).toEqual([])
  })
})

describe("the operator's watch", () => {
  test('is believed where it proves itself, without regard to case', async () => {
    const post = await openPost()
    const call = (body: string) => hearMailWatch(post, { body, header: () => null })
    expect(await call('theirs')).toEqual(err({ code: 'webhook.untrusted' }))
    expect(await post.troubles()).toEqual([])
    expect(await call('ours')).toEqual(ok(null))
    expect(await post.troubles()).toEqual(['fbl'])
  })

  test('does not learn whose an address is', async () => {
    const post = await openPost()
    const nobody = { trouble: 'fbl', address: 'nobody@example.test' } as const
    expect(await hearMailTrouble(post, nobody)).toEqual(ok(null))
    expect(await post.happened()).not.toContainEqual({ type: 'account.changed', member: 'ann' })
  })

  test('may tell several troubles, each kept once and the gravest first', async () => {
    const post = await openPost()
    for (const trouble of ['fbl', 'bounce', 'fbl'] as const) {
      await hearMailTrouble(post, { ...BOUNCED, trouble })
    }
    expect(await post.troubles()).toEqual(['bounce', 'fbl'])
  })
})
