import { describe, expect, test } from 'bun:test'
import { inspectLink } from '#core/accounts/links/inspect-link.ts'
import { pruneLinks } from '#core/accounts/links/prune-links.ts'
import { confirmEmail } from '#core/membership/signup/confirm-email.ts'
import { unsubscribe } from '#core/notifications/subscriptions/unsubscribe.ts'
import { err, ok } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { mailedLink } from '#tests/core/accounts/links/links.ts'
import { LIKED, openPost } from './open-post.ts'

describe('an optional mail', () => {
  test('can be unsubscribed from with its token, idempotently', async () => {
    const post = await openPost()
    const token = await post.token()
    expect(await inspectLink(post, token)).toEqual({
      purpose: 'unsubscribe-like',
      state: 'usable',
    })
    expect(await post.troubles()).toEqual([])

    expect(await post.unsubscribe(token)).toEqual(ok(null))
    expect(await post.unsubscribe(token)).toEqual(ok(null))
    expect(await post.troubles()).toEqual(['listunsubscribe'])
    expect(await post.allEvents()).toContainEqual({ type: 'account.changed', member: 'ann' })
  })

  test('can be unsubscribed from for a year', async () => {
    const post = await openPost()
    const token = await post.token()
    post.pass(365 * DAY - 1)
    await pruneLinks(post)
    expect(await post.unsubscribe(token)).toEqual(ok(null))
    post.pass(1)
    expect(await post.unsubscribe(token)).toEqual(err({ code: 'link.invalid' }))
    post.pass(1)
    await pruneLinks(post)
    expect(await inspectLink(post, token)).toBeNull()
  })

  test('has a link that ends only its own kind', async () => {
    const post = await openPost({ notificationsDisabled: ['previews'] })
    const token = await post.token()
    for (const _ of [1, 2]) expect(await unsubscribe(post, { token })).toEqual(ok(null))
    const account = await post.reads.accounts.byId('ann')
    expect(account).toMatchObject({ notificationsDisabled: ['like', 'previews'], mailTroubles: [] })
    expect(await post.write(LIKED)).toBeNull()
    expect(await unsubscribe(post, { token, all: true })).toEqual(ok(null))
    expect(await post.troubles()).toEqual(['listunsubscribe'])
  })

  test('from before links had a kind, has one that ends all', async () => {
    const post = await openPost()
    const token = await mailedLink(post, 'ann', 'unsubscribe')
    for (const _ of [1, 2]) expect(await unsubscribe(post, { token })).toEqual(ok(null))
    expect(await post.troubles()).toEqual(['listunsubscribe'])
    expect((await post.reads.accounts.byId('ann'))?.notificationsDisabled).toEqual([])
  })

  test('has a token for unsubscribing only', async () => {
    const post = await openPost({ status: 'not_confirmed', confirmedAt: null })
    const activate = await mailedLink(post, 'ann', 'activate')
    expect(await post.unsubscribe(activate)).toEqual(err({ code: 'link.invalid' }))
    expect(await post.unsubscribe('guessed')).toEqual(err({ code: 'link.invalid' }))
    const token = await mailedLink(post, 'ann', 'unsubscribe')
    expect(await confirmEmail(post, token)).toEqual(err({ code: 'link.invalid' }))
  })

  test.each([
    [{ email: 'new@example.test' }, ['listunsubscribe']],
    [{ status: 'deleted', deletedAt: 1 }, ['listunsubscribe']],
    [{ status: 'erased' }, []],
  ] as const)('can be unsubscribed from after %o, until erased', async (change, troubles) => {
    const post = await openPost()
    const token = await post.token()
    await post.change(change)
    expect(await post.unsubscribe(token)).toEqual(ok(null))
    expect(await post.troubles()).toEqual([...troubles])
  })
})
