import { describe, expect, test } from 'bun:test'
import type { NotificationChoice } from '#core/accounts/account.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { sendMessage } from '#core/chats/messages/send-message.ts'
import { likeProfile } from '#core/discovery/liking/give-like.ts'
import { PUSHED_WORDS } from '#core/notifications/pushes.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { subscribePush } from '#core/notifications/subscriptions/subscribe-push.ts'
import { DAY, MINUTE, SECOND } from '#core/shared/time.ts'
import type { Locale } from '#core/site/locales.ts'
import { PUSH_KEYS } from '#stories/shared/push-keys.ts'
import { openWorld } from '#tests/core/world.ts'

type Given = {
  readonly off?: readonly NotificationChoice[]
  readonly kind?: 'cam'
  readonly language?: Locale
  /** Whether Bo has a photo. */
  readonly shown?: boolean
}

const PHONE = 'https://fcm.googleapis.com/fcm/send/phone'
const LAPTOP = 'https://updates.push.services.mozilla.com/wpush/v2/laptop'

/** Ann with a subscribed phone and laptop, and Bo, who writes to her and likes her. */
async function annAndBo({ off = [], kind, language = 'nl', shown = false }: Given = {}) {
  const world = openWorld({ settings: { messageCredits: 0 } })
  await world.member('ann', { account: { notificationsDisabled: off, language } })
  const mainPhoto = shown ? 'face' : null
  await world.member('bo', { profile: { kind: kind ?? 'person', mainPhoto } })
  if (shown) await world.photo('face', 'bo')
  const signIn = () =>
    world.commit((stores) =>
      startSession(stores, world, {
        member: 'ann',
        browser: { agent: 'a browser', session: null, device: null },
      }),
    )
  const [phone, laptop] = [await signIn(), await signIn()]
  const browser = { member: 'ann', ...PUSH_KEYS, site: 'vonk' }
  await subscribePush(world, { ...browser, endpoint: PHONE, session: phone.session.id })
  await subscribePush(world, { ...browser, endpoint: LAPTOP, session: laptop.session.id })
  await world.commit(({ conversations }) =>
    conversations.open({
      id: 'talk',
      startedBy: 'bo',
      other: 'ann',
      startedAt: world.now(),
      lastSeq: 0,
    }),
  )
  let written = 0
  const say = (text = 'Something private') => {
    written += 1
    const message = { id: `m${written}`, conversation: 'talk', text }
    return sendMessage(world, { ...message, from: 'bo', acknowledged: true, site: world.site })
  }
  const like = () => likeProfile(world, { from: 'bo', to: 'ann', site: 'vonk' })
  const send = async () => {
    await world.consume()
    return sendDue(world, { urlOf: () => 'https://vonk.example', jitter: () => 0.5 })
  }
  return { world, phone, say, like, send, pushes: world.pusher.pushes }
}

describe('a push', () => {
  test('about a message goes to all browsers of the member, with its sender and first words', async () => {
    const { say, send, pushes } = await annAndBo({ language: 'sv' })
    await say()
    await send()
    expect(pushes.map(({ endpoint }) => endpoint).toSorted()).toEqual([PHONE, LAPTOP].toSorted())
    expect(pushes[0]).toMatchObject({
      language: 'sv',
      kind: 'new-message',
      from: 'bo',
      labels: [],
      photo: null,
      line: null,
      words: 'Something private',
      path: '/chats/talk',
      waiting: 1,
    })
  })

  test('carries no more than the beginning of a message', async () => {
    const { say, send, pushes } = await annAndBo()
    await say('word '.repeat(100))
    await send()
    const { words = '' } = pushes[0] ?? {}
    expect(words).toStartWith('word word')
    expect([...(words ?? '')].length).toBeLessThanOrEqual(PUSHED_WORDS)
  })

  test('has their face, and about a like their line; not of whom search does not find', async () => {
    const { like, send, pushes } = await annAndBo({ shown: true })
    await like()
    await send()
    const line = { text: 'Ik hou van de zee.', language: 'nl' }
    expect(pushes[0]).toMatchObject({ photo: 'face', line, words: null })

    const hidden = await annAndBo({ shown: true })
    const bo = await hidden.world.reads.profiles.byId('bo')
    await hidden.like()
    await hidden.world.commit(async ({ profiles }) => {
      if (bo) await profiles.save({ ...bo, listedOn: [] })
    })
    await hidden.send()
    expect(hidden.pushes[0]).toMatchObject({ from: 'bo', photo: null, line: null })
  })

  test('says nothing in their words where the member allows no previews', async () => {
    const { say, like, send, pushes } = await annAndBo({ off: ['previews'], shown: true })
    await say()
    await like()
    await send()
    expect(pushes.length).toBeGreaterThan(0)
    for (const push of pushes)
      expect(push).toMatchObject({ photo: 'face', line: null, words: null })
  })

  test('labels a profile that is not a person', async () => {
    const { like, send, pushes } = await annAndBo({ kind: 'cam' })
    await like()
    await send()
    expect(pushes[0]).toMatchObject({ kind: 'new-like', labels: ['cam'], path: '/likes/m/bo' })
  })

  test('about a mutual like says that it is a match', async () => {
    const { world, like, send, pushes } = await annAndBo()
    await world.commit(({ likes }) =>
      likes.add({ from: 'ann', to: 'bo', at: world.now(), seenAt: null, swiped: false }),
    )
    await like()
    await send()
    expect(pushes[0]).toMatchObject({ kind: 'new-match', waiting: 1 })
  })

  test.each([
    ['new_conversations', 'say'],
    ['like', 'like'],
  ] as const)('is not sent with %s disabled', async (kind, doing) => {
    const given = await annAndBo({ off: [kind] })
    await given[doing]()
    await given.send()
    expect(given.pushes).toEqual([])
  })

  test('is not sent about what was read meanwhile', async () => {
    const { world, say, send, pushes } = await annAndBo()
    await say()
    await world.commit(({ conversations }) => conversations.read('talk', 'ann', 1, true))
    await send()
    expect(pushes).toEqual([])
  })

  test('is not sent to a browser whose session ended', async () => {
    const { world, phone, say, send, pushes } = await annAndBo()
    await say()
    await world.commit(({ sessions }) => sessions.end(phone.session.id))
    await send()
    expect(pushes.map(({ endpoint }) => endpoint)).toEqual([LAPTOP])
    world.pass(30 * DAY)
    await say()
    await send()
    expect(pushes).toHaveLength(1)
  })

  test('is not sent to a browser that unsubscribed or changed its member', async () => {
    const { world, say, send, pushes } = await annAndBo()
    await say()
    await world.commit(async ({ pushSubscriptions }) => {
      await pushSubscriptions.remove(PHONE)
      const [laptop] = await pushSubscriptions.of('ann')
      if (laptop) await pushSubscriptions.put({ ...laptop, member: 'bo' })
    })
    await send()
    expect(pushes).toEqual([])
  })

  test('is queued with its event in one transaction', async () => {
    const { world, send, pushes } = await annAndBo()
    const refused = await sendMessage(world, {
      id: 'm9',
      conversation: 'talk',
      from: 'bo',
      text: '',
      acknowledged: true,
      site: world.site,
    })
    expect(refused.ok).toBe(false)
    await send()
    expect(pushes).toEqual([])
  })
})

describe('a gone browser', () => {
  test('is unsubscribed, and the member’s other browsers get the push', async () => {
    const { world, say, send, pushes } = await annAndBo()
    world.pusher.gone.add(PHONE)
    await say()
    await send()
    expect(pushes.map(({ endpoint }) => endpoint)).toEqual([LAPTOP])
    const stored = await world.reads.pushSubscriptions.of('ann')
    expect(stored.map(({ endpoint }) => endpoint)).toEqual([LAPTOP])
  })
})

describe('a failing push service', () => {
  test('is retried with a backoff, and does not block letters', async () => {
    const { world, say, send, pushes } = await annAndBo()
    await say()
    world.pusher.broken = true
    world.pass(10 * MINUTE)
    const { sent, failures } = await send()
    expect(world.mailer.letters).toHaveLength(1)
    expect([sent, failures.map(({ kind, outcome }) => [kind, outcome])]).toEqual([
      1,
      [
        ['push', 'failed'],
        ['push', 'failed'],
      ],
    ])

    world.pusher.broken = false
    expect(await send()).toMatchObject({ sent: 0 })
    world.pass(30 * SECOND)
    expect(await send()).toMatchObject({ sent: 2, failures: [] })
    expect(pushes).toHaveLength(2)
  })
})
