import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { newId } from '#app/shared/new-id.ts'
import { SERVICE_WORKER_VERSION } from '#core/site/pages/constants.ts'
import { openBrowser, openPushService } from '#tests/adapters/push/push-service.ts'
import { noise } from '#tests/contracts/sample-pictures.ts'
import { fullBrowser } from '../chromium.ts'
import { createMember, newSession, test } from './members.ts'
import { collectErrors } from './page-checks.ts'

test.use({ launchOptions: fullBrowser(), serviceWorkers: 'allow' })
// Serial: in parallel each worker would start the full browser again.
test.describe.configure({ mode: 'default' })

/** Waits until a service worker controls the page. */
async function waitForServiceWorker(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const { controller } = navigator.serviceWorker
    if (controller) return controller.scriptURL
    return new Promise<string>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        resolve(navigator.serviceWorker.controller?.scriptURL ?? ''),
      )
    })
  })
}

const notificationsIn = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype
    const worker = await navigator.serviceWorker.ready
    const shown = await getNotifications.call(worker)
    return shown.map(({ title, body, tag, icon }) => ({ title, body, tag, icon }))
  })

/**
 * Hands pushes to the page's worker, as a push service does, and waits until it has shown them: the browser forgets a
 * notification if it is asked which there are while it draws one.
 */
async function pushesTo(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const service = 'pushMessaging'
  await devtools.send('BackgroundService.setRecording', { shouldRecord: true, service })
  await devtools.send('BackgroundService.startObserving', { service })
  const { origin } = new URL(page.url())
  return async (push: unknown) => {
    const isShown = new Promise<void>((resolve) => {
      devtools.on('BackgroundService.backgroundServiceEventReceived', (received) => {
        if (received.backgroundServiceEvent.eventName === 'Push event completed') resolve()
      })
    })
    const data = JSON.stringify(push)
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    await isShown
  }
}

/** Adds a photo to the member's own, which nobody else sees before it is approved. */
async function uploadPhoto(request: APIRequestContext): Promise<string> {
  const id = newId()
  const buffer = await noise(640, 800).jpeg().toBuffer()
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer }
  const added = await request.post('/api/photos', { multipart: { id, photo } })
  expect(added.status(), await added.text()).toBe(201)
  return id
}

test('a member’s page has a service worker with an offline page', async ({ page, member: _ }) => {
  const errors = collectErrors(page)
  await page.goto('/members')
  expect(await waitForServiceWorker(page)).toBe(
    new URL(`/sw.js?v=${SERVICE_WORKER_VERSION}`, page.url()).href,
  )
  expect(errors).toEqual([])

  await page.context().setOffline(true)
  await page.goto('/likes')
  await expect(page.getByRole('heading', { name: 'Je bent offline' })).toBeVisible()
  await expect(page).toHaveTitle('Je bent offline · Vonk')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl')
  const [background, text] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return [backgroundColor, color]
  })
  expect(background).not.toBe(text)

  await expect(page.getByRole('link', { name: 'Opnieuw proberen' })).toHaveAttribute('href', '')
  // The page recovers by itself.
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Likes', level: 1 })).toBeVisible()
})

test('a visitor gets no service worker', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Ik ben 18 of ouder' }).click()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined()
})

test('a push for a message is encrypted, and shows its text and a face only to whom they are for', async ({
  page,
  member,
  playwright,
  baseURL,
}) => {
  const service = openPushService()
  const device = openBrowser(service.origin)
  await page.context().grantPermissions(['notifications'])
  // Browsers in tests cannot reach a push service: use the local one.
  await page.addInitScript(
    ({ endpoint, p256dh, auth }) => {
      let subscribed = false
      const subscription = {
        endpoint,
        options: {},
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          subscribed = false
          return true
        },
      }
      Object.defineProperties(PushManager.prototype, {
        getSubscription: { value: async () => (subscribed ? subscription : null) },
        subscribe: {
          value: async () => {
            subscribed = true
            return subscription
          },
        },
      })
    },
    { endpoint: device.endpoint, p256dh: device.p256dh, auth: device.auth },
  )

  await test.step('turn push on', async () => {
    await page.goto('/notifications/hear')
    await waitForServiceWorker(page)
    // Turn off quiet hours, so that the test does not depend on the time of day.
    const quietHours = page.getByRole('switch', { name: 'Stille uren aan' })
    await quietHours.click()
    await expect(quietHours).not.toBeChecked()
    await expect(page.getByLabel('Tot', { exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Zet meldingen aan' }).click()
    await expect(page.getByText('Meldingen staan aan op dit apparaat.')).toBeVisible()
  })

  const request = await newSession(playwright, baseURL)
  const sender = await createMember(request)
  const conversation = await test.step('receive a message', async () => {
    const opened = await request.post('/api/conversations', { data: { profile_id: member.id } })
    const { id } = await opened.json()
    const data = { id: newId(), text: 'Dit is geheim', acknowledged: false }
    const sent = await request.post(`/api/conversations/${id}/messages`, { data })
    expect(sent.status(), await sent.text()).toBe(201)
    return String(id)
  })

  const push = await test.step('the push has the sender’s name, and is sealed', async () => {
    await expect.poll(() => service.taken.length).toBeGreaterThan(0)
    const sealed = service.taken[0]?.body ?? new Uint8Array()
    expect(Buffer.from(sealed).toString('latin1')).not.toContain('geheim')
    const opened = device.open(sealed)
    expect(opened).toMatchObject({
      title: `Een bericht van ${sender.name}`,
      path: `/chats/${conversation}`,
      preview: 'Dit is geheim',
      waiting: 1,
    })
    return opened
  })
  const deliver = await pushesTo(page)

  await test.step('it is shown without the text', async () => {
    await deliver(push)
    await expect
      .poll(() => notificationsIn(page))
      .toMatchObject([{ title: push.title, body: 'Lezen kost niets.', tag: push.path }])
  })

  await test.step('it is shown with the text once allowed in this browser', async () => {
    const words = page.getByRole('switch', { name: 'Laat de eerste woorden van een bericht zien' })
    await words.click()
    await expect(words).toBeChecked()
    await deliver(push)
    await expect.poll(() => notificationsIn(page)).toMatchObject([{ body: 'Dit is geheim' }])
  })

  await test.step('a face is loaded with the session: one that only the member sees', async () => {
    const photo = await uploadPhoto(page.request)
    const icon = `/api/photos/${photo}/thumb`
    await deliver({ ...push, icon })
    const at = new URL(icon, page.url()).href
    await expect.poll(() => notificationsIn(page)).toMatchObject([{ icon: at }])
    await deliver({ ...push, icon: `/api/photos/${newId()}/thumb` })
    const ofTheSite = new URL('/icons/icon-192.png', page.url()).href
    await expect.poll(() => notificationsIn(page)).toMatchObject([{ icon: ofTheSite }])
  })

  await test.step('turn push off', async () => {
    await page.getByRole('button', { name: 'Zet meldingen uit' }).click()
    await expect(page.getByRole('button', { name: 'Zet meldingen aan' })).toBeVisible()
  })
  await request.dispose()
  service.close()
})
