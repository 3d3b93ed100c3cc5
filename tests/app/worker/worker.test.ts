import { describe, expect, test } from 'bun:test'
import { answerOffline } from '#app/worker/answer-offline.ts'
import { cacheFiles } from '#app/worker/cache-files.ts'
import { showPushes } from '#app/worker/show-pushes.ts'
import { LOCALES } from '#core/site/locales.ts'
import { openWorker, subscription } from './open-worker.ts'

const words = Object.fromEntries(
  LOCALES.map((locale) => [locale, { title: `offline in ${locale}`, text: '…', action: 'again' }]),
) as Parameters<typeof answerOffline>[1]['words']
const PAGE = { frame: '<html lang="{lang}">{title} · {site} {nonce} {unknown}', words }

function offlineWorker() {
  const worker = openWorker()
  answerOffline(worker.scope, PAGE)
  return worker
}

describe('a page that is asked for', () => {
  test('comes over the network', async () => {
    const { visit } = offlineWorker()
    expect(await (await visit('/members'))?.text()).toBe('from the network')
  })

  test('is the offline page without one, in the browser’s language until a page said another', async () => {
    const { visit, happen, world } = offlineWorker()
    world.online = false
    expect(await (await visit('/members'))?.text()).toStartWith(
      '<html lang="de">offline in de · Vonk',
    )
    await happen('message', { data: { locale: 'fi', site: 'Vonk & <Zij>' } })
    const answer = await visit('/members')
    expect(await answer?.text()).toStartWith(
      '<html lang="fi">offline in fi · Vonk &amp; &lt;Zij&gt;',
    )
    expect(answer?.status).toBe(503)
  })

  test('allows, without a network, its own style and script alone', async () => {
    const { visit, world } = offlineWorker()
    world.online = false
    const [one, two] = [await visit('/'), await visit('/')]
    const policy = one?.headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(policy).toStartWith("default-src 'none';")
    expect(await one?.text()).toContain(nonce)
    expect(two?.headers.get('content-security-policy')).not.toBe(policy)
  })

  test.each([
    ['what no page says', { locale: 'xx', site: 'Vonk' }],
    ['nothing at all', null],
    ['a text', 'KEEPALIVE'],
  ])('is not put into words by %s', async (_, data) => {
    const { visit, happen, world } = offlineWorker()
    world.online = false
    await happen('message', { data })
    expect(await (await visit('/'))?.text()).toContain('offline in de')
  })

  test.each(['/api/user.php', '/photos/1/card', '/sandbox/pay/1', 'https://elsewhere.test/'])(
    'is left alone where it is none of the app: %s',
    async (path) => {
      const { visit } = offlineWorker()
      expect(await visit(path)).toBeNull()
    },
  )
})

describe('a built file', () => {
  const fileWorker = () => {
    const worker = openWorker()
    cacheFiles(worker.scope, 'b2')
    return worker
  }

  test('is fetched once', async () => {
    const { ask, asked, world } = fileWorker()
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await (await ask('/assets/app-1.js'))?.text()).toBe('from the network')
      world.online = false
    }
    expect(asked).toHaveLength(1)
  })

  test('that is not there is not kept', async () => {
    const { ask, asked, world } = fileWorker()
    world.answer = () => new Response(null, { status: 404 })
    await ask('/assets/gone.js')
    await ask('/assets/gone.js')
    expect(asked).toHaveLength(2)
  })

  test.each([
    '/api/chats.php',
    '/icons/icon-192.png',
    '/members',
    'https://elsewhere.test/assets/x.js',
  ])('is all that is kept: not %s', async (path) => {
    const { ask, stores } = fileWorker()
    expect(await ask(path)).toBeNull()
    expect(stores.size).toBe(0)
  })

  test('of an earlier build goes when a new one begins; what was said stays', async () => {
    const { happen, scope, stores } = fileWorker()
    for (const name of ['files-b1', 'files-b2', 'spoken']) await scope.caches.open(name)
    await happen('activate')
    expect([...stores.keys()]).toEqual(['files-b2', 'spoken'])
  })
})

describe('a push', () => {
  const PUSH = {
    title: 'Een bericht van Bob',
    body: 'Lezen kost niets.',
    language: 'nl',
    path: '/chats/talk',
    waiting: 3,
  }
  const pushWorker = (...pages: Parameters<typeof openWorker>[0] & object) => {
    const worker = openWorker(pages)
    showPushes(worker.scope)
    const push = (data: unknown = PUSH) => worker.happen('push', { data: { json: () => data } })
    const press = () =>
      worker.happen('notificationclick', {
        notification: { data: PUSH.path, close: () => undefined },
      })
    return { ...worker, push, press }
  }

  test('shows with what it opens, and how much waits', async () => {
    const { push, notes, world } = pushWorker()
    await push()
    expect(notes).toMatchObject([
      {
        title: PUSH.title,
        options: {
          body: PUSH.body,
          lang: 'nl',
          tag: '/chats/talk',
          data: '/chats/talk',
          silent: false,
        },
        closed: false,
      },
    ])
    expect(world.badge).toBe(3)
  })

  test('makes no sound where the site is on the screen already', async () => {
    const { push, notes } = pushWorker({ visibilityState: 'visible', focused: true })
    await push()
    expect(notes).toMatchObject([{ options: { silent: true }, closed: false }])
  })

  test('is closed at once if that screen is visible', async () => {
    const url = 'https://vonk.test/chats/talk'
    const { push, notes } = pushWorker({ url, visibilityState: 'visible', focused: true })
    await push()
    expect(notes).toMatchObject([{ closed: true }])
  })

  test.each([[null], [{}], ['text']])(
    'that says nothing we know shows nothing: %p',
    async (data) => {
      const { push, notes } = pushWorker()
      await push(data)
      expect(notes).toEqual([])
    },
  )

  test('opens a page when pressed, or leads one that is open there', async () => {
    const none = pushWorker()
    await none.press()
    expect(none.opened).toEqual(['https://vonk.test/chats/talk'])

    const elsewhere = pushWorker({})
    await elsewhere.press()
    expect([elsewhere.led, elsewhere.world.focused, elsewhere.opened]).toEqual([
      ['https://vonk.test/chats/talk'],
      1,
      [],
    ])

    const there = pushWorker({}, { url: 'https://vonk.test/chats/talk' })
    await there.press()
    expect([there.led, there.world.focused]).toEqual([[], 1])

    const notOurs = pushWorker({ navigate: () => Promise.reject(new TypeError('not controlled')) })
    await notOurs.press()
    expect(notOurs.opened).toEqual(['https://vonk.test/chats/talk'])
  })

  test('finds a browser that was given another address', async () => {
    const { happen, asked } = pushWorker()
    await happen('pushsubscriptionchange', { newSubscription: subscription('given') })
    await happen('pushsubscriptionchange', { oldSubscription: subscription('old') })
    await happen('pushsubscriptionchange')
    expect(asked.map(({ url }) => url)).toEqual(
      Array(2).fill('https://vonk.test/api/user.php?push=1'),
    )
    expect(asked.map(({ init }) => JSON.parse(String(init?.body)).endpoint)).toEqual([
      'https://fcm.googleapis.com/fcm/send/given',
      'https://fcm.googleapis.com/fcm/send/fresh',
    ])
  })
})
