import { describe, expect, test } from 'bun:test'
import { requestReset } from '#core/accounts/credentials/reset-password.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { subscribePush } from '#core/notifications/subscriptions/subscribe-push.ts'
import { HOUR } from '#core/shared/time.ts'
import { PUSH_KEYS } from '#stories/shared/push-keys.ts'
import { annAndBob } from '#tests/core/accounts/two-sites.ts'

describe('the site of a notification', () => {
  const links = { urlOf: ({ domain }: { domain: string }) => `https://${domain}`, jitter: () => 0 }

  test('is the one concerned if the recipient is listed there, else their own', async () => {
    const { choose, open, like, say, ...world } = await annAndBob()
    await choose('ann', 'bdsm')
    await like('bob', 'ann', 'bdsm')
    const opened = await open('ann', 'bob', 'bdsm')
    if (!opened.ok) throw new Error('not opened')
    await say('ann', opened.value.id, 'bdsm')
    await say('ann', opened.value.id, 'vonk')
    const reset = { email: 'ann@example.test', address: '192.0.2.1' }
    await requestReset(world, { ...reset, site: 'bdsm' })
    await requestReset(world, { ...reset, email: 'bob@example.test', site: 'vonk' })
    world.pass(HOUR)
    await world.consume()
    await sendDue(world, links)

    const sent = world.mailer.letters.map(({ to, kind, site }) => [to, kind, site.name, site.url])
    expect(sent.toSorted()).toEqual([
      ['ann@example.test', 'new-like', 'Vonk Knoop', 'https://bdsm.localhost'],
      ['ann@example.test', 'reset', 'Vonk Knoop', 'https://bdsm.localhost'],
      ['bob@example.test', 'new-message', 'Vonk Knoop', 'https://bdsm.localhost'],
      ['bob@example.test', 'reset', 'Vonk Knoop', 'https://bdsm.localhost'],
    ])
  })

  test('a like on a site the recipient has left is not mailed', async () => {
    const { choose, like, ...world } = await annAndBob()
    await choose('ann', 'bdsm')
    await like('bob', 'ann', 'bdsm')
    await choose('ann', 'bdsm', false)
    world.pass(HOUR)
    await world.consume()
    expect(await sendDue(world, links)).toMatchObject({ sent: 0, nothing: 1 })
  })

  test('a push of a like goes to browsers of its site, one of a message to all', async () => {
    const { choose, like, open, say, commit, ...world } = await annAndBob()
    for (const site of ['vonk', 'bdsm']) {
      const endpoint = `https://fcm.googleapis.com/fcm/send/${site}`
      const keys = { ...PUSH_KEYS, session: 's' }
      await subscribePush(world, { endpoint, member: 'ann', site, ...keys })
    }
    const pushed = async () =>
      (await world.deliveries()).flatMap(({ notification }) =>
        notification.kind === 'push'
          ? [`${notification.about.kind} ${notification.endpoint.split('/').at(-1)}`]
          : [],
      )
    await choose('ann', 'bdsm')
    await like('bob', 'ann', 'bdsm')
    expect(await pushed()).toEqual(['new-like bdsm'])

    const opened = await open('bob', 'ann', 'bdsm')
    if (!opened.ok) throw new Error('not opened')
    await say('bob', opened.value.id, 'bdsm')
    expect((await pushed()).toSorted()).toEqual([
      'new-like bdsm',
      'new-message bdsm',
      'new-message vonk',
    ])
  })
})
