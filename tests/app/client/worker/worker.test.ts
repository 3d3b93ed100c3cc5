import { describe, expect, test } from 'bun:test'
import { answerOffline } from '#app/client/worker/answer-offline.ts'
import { cacheFiles } from '#app/client/worker/cache-files.ts'
import { setShowsWords } from '#app/client/worker/previews.ts'
import { showPushes } from '#app/client/worker/show-pushes.ts'
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

describe('a navigation request', () => {
  test('uses the network', async () => {
    const { visit } = offlineWorker()
    expect(await (await visit('/members'))?.text()).toBe('from the network')
  })

  test('gets the offline page without it, in the last page’s language', async () => {
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

  test('offline allows only its own style and script', async () => {
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
  ])('gets no texts from %s', async (_, data) => {
    const { visit, happen, world } = offlineWorker()
    world.online = false
    await happen('message', { data })
    expect(await (await visit('/'))?.text()).toContain('offline in de')
  })

  test.each(['/api/user.php', '/photos/1/card', '/sandbox/pay/1', 'https://elsewhere.test/'])(
    'is not handled outside the app: %s',
    async (path) => {
      const { visit } = offlineWorker()
      expect(await visit(path)).toBeNull()
    },
  )
})

describe('a static file', () => {
  const fileWorker = () => {
    const worker = openWorker()
    cacheFiles(worker.scope, 'b2')
    return worker
  }

  test('is fetched once', async () => {
    const { ask, requests, world } = fileWorker()
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await (await ask('/assets/app-1.js'))?.text()).toBe('from the network')
      world.online = false
    }
    expect(requests).toHaveLength(1)
  })

  test('that is missing is not cached', async () => {
    const { ask, requests, world } = fileWorker()
    world.answer = () => new Response(null, { status: 404 })
    await ask('/assets/gone.js')
    await ask('/assets/gone.js')
    expect(requests).toHaveLength(2)
  })

  test.each([
    '/api/chats.php',
    '/icons/icon-192.png',
    '/members',
    'https://elsewhere.test/assets/x.js',
  ])('is all that is cached: not %s', async (path) => {
    const { ask, stores } = fileWorker()
    expect(await ask(path)).toBeNull()
    expect(stores.size).toBe(0)
  })

  test('of an earlier build is evicted by a new one; texts stay', async () => {
    const { happen, scope, stores } = fileWorker()
    for (const name of ['files-b1', 'files-b2', 'spoken']) await scope.caches.open(name)
    await happen('activate')
    expect([...stores.keys()]).toEqual(['files-b2', 'spoken'])
  })
})

describe('a push', () => {
  const ICON = '/icons/icon-192.png'
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

  test('shows a notification with its target, and the unread count', async () => {
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

  test('shows the sender’s face, and the site’s icon where it cannot be had', async () => {
    const icon = '/api/photos/p1/thumb'
    const iconOf = async (prepare: (worker: ReturnType<typeof pushWorker>) => void) => {
      const worker = pushWorker()
      prepare(worker)
      await worker.push({ ...PUSH, icon })
      return worker.notes[0]?.options.icon
    }
    expect(await iconOf(() => undefined)).toBe(icon)
    const gone = () => new Response(null, { status: 404 })
    expect(await iconOf(({ world }) => Object.assign(world, { answer: gone }))).toBe(ICON)
    expect(await iconOf(({ world }) => Object.assign(world, { online: false }))).toBe(ICON)
    const { push, notes, requests } = pushWorker()
    await push()
    expect([notes[0]?.options.icon, requests]).toEqual([ICON, []])
  })

  test('shows the first words only after its member allowed it in this browser', async () => {
    const { push, notes, scope } = pushWorker()
    const message = { ...PUSH, preview: 'Hoi Ann' }
    await push(message)
    await setShowsWords(scope.caches, true)
    await push(message)
    await push({ ...message, preview: null })
    await setShowsWords(scope.caches, false)
    await push(message)
    expect(notes.map(({ options }) => options.body)).toEqual([
      PUSH.body,
      'Hoi Ann',
      PUSH.body,
      PUSH.body,
    ])
  })

  test('is silent while the site is visible', async () => {
    const { push, notes } = pushWorker({ visibilityState: 'visible', focused: true })
    await push()
    expect(notes).toMatchObject([{ options: { silent: true }, closed: false }])
  })

  test('is closed immediately if that page is visible', async () => {
    const url = 'https://vonk.test/chats/talk'
    const { push, notes } = pushWorker({ url, visibilityState: 'visible', focused: true })
    await push()
    expect(notes).toMatchObject([{ closed: true }])
  })

  test.each([[null], [{}], ['text']])('with an unknown payload shows nothing: %p', async (data) => {
    const { push, notes } = pushWorker()
    await push(data)
    expect(notes).toEqual([])
  })

  test('opens a page on click, or focuses an open one', async () => {
    const none = pushWorker()
    await none.press()
    expect(none.opened).toEqual(['https://vonk.test/chats/talk'])

    const otherWorker = pushWorker({})
    await otherWorker.press()
    expect([otherWorker.navigations, otherWorker.world.focused, otherWorker.opened]).toEqual([
      ['https://vonk.test/chats/talk'],
      1,
      [],
    ])

    const there = pushWorker({}, { url: 'https://vonk.test/chats/talk' })
    await there.press()
    expect([there.navigations, there.world.focused]).toEqual([[], 1])

    const notOurs = pushWorker({ navigate: () => Promise.reject(new TypeError('not controlled')) })
    await notOurs.press()
    expect(notOurs.opened).toEqual(['https://vonk.test/chats/talk'])
  })

  test('renews a changed subscription', async () => {
    const { happen, requests } = pushWorker()
    await happen('pushsubscriptionchange', { newSubscription: subscription('given') })
    await happen('pushsubscriptionchange', { oldSubscription: subscription('old') })
    await happen('pushsubscriptionchange')
    expect(requests.map(({ url }) => url)).toEqual(
      Array(2).fill('https://vonk.test/api/user.php?push=1'),
    )
    expect(requests.map(({ init }) => JSON.parse(String(init?.body)).endpoint)).toEqual([
      'https://fcm.googleapis.com/fcm/send/given',
      'https://fcm.googleapis.com/fcm/send/fresh',
    ])
  })
})
