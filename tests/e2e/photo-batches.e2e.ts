import { expect, type Page, type PlaywrightWorkerArgs, test } from '@playwright/test'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { tabTo } from './keyboard.ts'
import { createMember, newSession } from './members.ts'
import { addPhoto } from './own-photo.ts'
import { openOwnSite } from './own-site.ts'

/** A free member has three. */
const MEMBERS = 13
const PHOTOS_EACH = 3
/** With those of a new demo, of which the first is judged before. */
const WAITING = 11 + MEMBERS * PHOTOS_EACH
const PAGE = 24

/** Every seventh is refused, by its place on the page. */
const REFUSED = [6, 13, 20]

/** A page whose presses of keys are counted. */
function counted(page: Page) {
  let presses = 0
  return {
    async press(key: string) {
      presses += 1
      await page.keyboard.press(key)
    },
    add: (more: number) => {
      presses += more
    },
    all: () => presses,
  }
}

/** Logs in and judges one: the demo's own reviewer leaves photos to an operator who is at work. */
async function logIn(page: Page, origin: string): Promise<void> {
  // The demo's operator comes a moment after it listens.
  const session = { headers: { origin }, data: DESK_GUEST }
  const isIn = async () => (await page.request.post('/api/desk/session', session)).ok()
  await expect.poll(isIn, { timeout: 60_000 }).toBe(true)
  await page.goto('/desk/photos')
  await page.getByRole('button', { name: 'Tonen en beoordelen' }).press('Enter')
  await page.getByRole('button', { name: /^Goedkeuren/ }).click()
  await expect(page.getByText('2 van 12')).toBeVisible()
}

async function uploadPhotos(
  playwright: PlaywrightWorkerArgs['playwright'],
  origin: string,
): Promise<void> {
  for (let nth = 0; nth < MEMBERS; nth++) {
    const request = await newSession(playwright, origin)
    await createMember(request)
    for (let photo = 0; photo < PHOTOS_EACH; photo++) await addPhoto(request, origin)
    await request.dispose()
  }
}

test('fifty waiting photos are judged by keys, a page at a time', async ({ browser, playwright }, {
  annotations,
}) => {
  test.setTimeout(180_000)
  const site = await openOwnSite({ LIMITS: 'signups=99/1h login=99/15m logins=99/15m' })
  const context = await browser.newContext({ baseURL: site.origin })
  try {
    const page = await context.newPage()
    await logIn(page, site.origin)
    await uploadPhotos(playwright, site.origin)
    await page.goto('/desk/photos/grid')
    await expect(page.getByRole('main').getByText(`${WAITING} wachten`)).toBeVisible()

    const keys = counted(page)
    const began = Date.now()
    const tiles = page.getByRole('list', { name: 'Foto’s' }).getByRole('button')
    keys.add(await tabTo(page, page.getByRole('link', { name: 'Naar de inhoud' })))
    await keys.press('Enter')
    keys.add(await tabTo(page, page.getByRole('switch', { name: 'Foto’s zonder vervaging tonen' })))
    await keys.press('Space')
    for (let left = WAITING; left > 0; left -= PAGE) {
      const here = Math.min(PAGE, left)
      const refused = REFUSED.filter((place) => place < here)
      const send = (approved: number, no: number) =>
        page.getByRole('button', { name: `${approved} goedkeuren, ${no} afkeuren` })
      // Nobody judges what they have not seen: all files are there.
      await expect(send(here, 0)).toBeEnabled()
      let at = 0
      for (const place of refused) {
        for (; at < place; at++) {
          await keys.press('ArrowRight')
          await expect(tiles.nth(at + 1)).toBeFocused()
        }
        await keys.press('4')
      }
      await expect(send(here - refused.length, refused.length)).toBeEnabled()
      await keys.press('a')
      await expect(
        page.getByText(`Goedgekeurd: ${here - refused.length}. Afgekeurd: ${refused.length}.`),
      ).toBeVisible()
    }
    await expect(page.getByText('Alles is beoordeeld')).toBeVisible()
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    const description = `${WAITING} photos, ${keys.all()} presses, ${seconds} s`
    annotations.push({ type: 'measured', description })
    process.stdout.write(`${description}\n`)
    // A press a photo, and a few.
    expect(keys.all()).toBeLessThanOrEqual(WAITING + 9)
  } finally {
    await context.close()
    await site.close()
  }
})
