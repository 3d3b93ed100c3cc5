import { expect, type Page } from '@playwright/test'
import { openHydrated, test } from './members.ts'
import { collectErrors, expectAccessible } from './page-checks.ts'
import { PHONE, screens } from './screens.ts'

/** Name and age on the top card; by element, since a match dialog hides the cards from roles. */
const topCardName = (page: Page) => page.locator('[data-place="front"] h2')

async function readTopCard(page: Page): Promise<string> {
  await expect(topCardName(page)).toBeVisible()
  return (await topCardName(page).textContent()) ?? ''
}

/** A match dialog may open at any time; without animation axe does not see it half faded in. */
const REDUCED_MOTION = { reducedMotion: 'reduce' } as const

/** Closes match dialogs when they open. */
const dismissMatchDialogs = (page: Page) =>
  page.addLocatorHandler(
    page.getByRole('dialog', { name: 'Het is wederzijds' }),
    async (match) => {
      const id = await match.getAttribute('id')
      await match.getByRole('button', { name: 'Sluiten' }).click()
      await expect(page.locator(`[id="${id}"]`)).toBeHidden()
    },
    // Another dialog may open before this one is hidden; the handler runs again for it.
    { noWaitAfter: true },
  )

const answer = (page: Page, name: 'Like' | 'Nee' | 'Later' | 'Terughalen') =>
  page.getByRole('group').getByRole('button', { name, exact: true })

/** Requests that send an answer; other PUT requests exist, such as the time zone. */
const ANSWERS = /\/api\/(match-finder|swipe-game)\//

/** Answers the top card and waits for the next one. */
async function answerTopCard(page: Page, name: 'Like' | 'Nee' | 'Later'): Promise<string> {
  const who = await readTopCard(page)
  const sent = page.waitForResponse(
    (response) => ANSWERS.test(response.url()) && response.request().method() === 'PUT',
  )
  await answer(page, name).click()
  expect((await sent).ok()).toBe(true)
  await expect(topCardName(page)).not.toHaveText(who)
  return who
}

for (const [, viewport] of screens('phone')) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('a member answers people one by one, undoes one answer, and sees nobody twice', async ({
      page,
      member,
    }) => {
      const errors = collectErrors(page)
      await dismissMatchDialogs(page)
      await page.goto('/members')
      await page.getByRole('link', { name: 'Wie past bij jou?' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie past bij jou?')
      await expect(topCardName(page)).toBeVisible()
      await expect(
        page.getByRole('list', { name: 'Waarom jullie bij elkaar passen' }).first(),
      ).toBeVisible()
      await expectAccessible(page)

      const declined = await answerTopCard(page, 'Nee')
      await answer(page, 'Terughalen').click()
      await expect(topCardName(page)).toHaveText(declined)
      await expect(answer(page, 'Terughalen')).toBeDisabled()
      const answeredCards = [
        await answerTopCard(page, 'Like'),
        await answerTopCard(page, 'Nee'),
        await answerTopCard(page, 'Later'),
      ]
      expect(answeredCards[0]).toBe(declined)
      expect(new Set(answeredCards).size).toBe(3)

      await page.reload()
      await expect(topCardName(page)).toBeVisible()
      expect(answeredCards).not.toContain(await readTopCard(page))
      await page.goto('/likes/given')
      await expect(page.getByRole('article')).toHaveCount(1)
      expect(errors, member.name).toEqual([])
    })

    test('cards can be swiped, or answered with the arrow keys', async ({ page, member }) => {
      await openHydrated(page, '/match-finder')
      const first = await readTopCard(page)
      const card = page.locator('[data-place="front"]')
      const box = await card.boundingBox()
      if (!box) throw new Error(`nobody for ${member.name}`)
      const [x, y] = [box.x + box.width / 2, box.y + 120]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x - 60, y, { steps: 5 })
      await expect(card).toHaveAttribute('data-held', '')
      const moved = () =>
        card.evaluate((element) => Number.parseFloat(getComputedStyle(element).translate))
      await expect.poll(moved).toBe(-60)
      await page.mouse.move(x - 170, y, { steps: 5 })
      await page.mouse.up()
      await expect(topCardName(page)).not.toHaveText(first)

      const second = await readTopCard(page)
      await topCardName(page).getByRole('link').focus()
      await page.keyboard.press('ArrowLeft')
      await expect(topCardName(page)).not.toHaveText(second)
      // Swiping and key presses cause no horizontal overflow.
      await expectAccessible(page)
    })
  })
}

/** A time zone whose day does not end during the test: Tokyo's ends at 15:00 UTC, Los Angeles' at 7:00 or 8:00. */
const ZONE = new Date().getUTCHours() < 12 ? 'Asia/Tokyo' : 'America/Los_Angeles'
const ZONE_NAME = new Intl.DateTimeFormat('nl', { timeZone: ZONE, timeZoneName: 'longGeneric' })
  .formatToParts()
  .find(({ type }) => type === 'timeZoneName')?.value

test.describe('the swipe game', () => {
  test.use({ viewport: PHONE, timezoneId: ZONE, ...REDUCED_MOTION })

  test('gives four likes per local day across tabs, then says they are used up', async ({
    page,
    member,
  }) => {
    await dismissMatchDialogs(page)
    await page.goto('/swipe-game')
    await expect(page.getByText('Nog 4 likes vandaag')).toBeVisible()
    await expect(page.getByText(`Je dag telt in deze tijdzone: ${ZONE_NAME}`)).toBeVisible()
    await expect(page.getByText(/om 00:00 weer 4/)).toBeVisible()
    await expectAccessible(page)
    await answerTopCard(page, 'Nee')
    await expect(page.getByText('Nog 4 likes vandaag')).toBeVisible()

    const other = await page.context().newPage()
    await dismissMatchDialogs(other)
    await other.goto('/swipe-game')
    await answerTopCard(other, 'Like')
    await answerTopCard(other, 'Like')
    await expect(other.getByText('Nog 2 likes vandaag')).toBeVisible()

    // This tab is stale: it shows four and two are left; liking the same person again is free.
    await expect(page.getByText('Nog 4 likes vandaag')).toBeVisible()
    await answerTopCard(page, 'Like')
    await answerTopCard(page, 'Like')
    await expect(page.getByText('Nog 2 likes vandaag')).toBeVisible()
    await answerTopCard(page, 'Like')
    await expect(page.getByText('Nog 1 like vandaag')).toBeVisible()
    await answer(page, 'Like').click()
    const none = page.getByText('Geen likes meer vandaag')
    await expect(none, member.name).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Je likes van vandaag zijn op' })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(none).toBeVisible()
    const { profiles: rest } = await (await page.request.get('/api/swipe-game')).json()
    const fifth = await page.request.put(`/api/swipe-game/${rest[0].id}`, {
      data: { answer: 'yes' },
    })
    expect(fifth.status()).toBe(429)
  })
})

test('after signup a member sees a few people to like, write to or skip', async ({
  page,
  member,
}) => {
  await page.goto('/signup-matches')
  const people = page.getByRole('article')
  await expect(people.first()).toBeVisible()
  const count = await people.count()
  expect(count, member.name).toBeGreaterThanOrEqual(3)
  expect(count).toBeLessThanOrEqual(6)
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /^(?:Schrijf .+|Antwoord) · 1 credit$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/members\/[0-9a-f-]+\/chat(?:\?answer=line)?$|\/chats\//)
  await page.goBack()
  await page.getByRole('link', { name: 'Overslaan en rondkijken' }).click()
  await expect(page).toHaveURL(/\/members$/)
})

test('in a low wide window the whole face is in view, and offline nothing covers the answers', async ({
  page,
  context,
  member: _,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await dismissMatchDialogs(page)
  await page.goto('/match-finder')
  await readTopCard(page)
  const { width = 0, height = 0 } =
    (await page.locator('[data-place="front"] img').boundingBox()) ?? {}
  expect(height).toBeGreaterThan(width)

  await context.setOffline(true)
  await answer(page, 'Nee').click()
  await expect(page.getByText(/^Je bent offline\./)).toBeVisible()
  for (const viewport of [{ width: 1024, height: 700 }, PHONE]) {
    await page.setViewportSize(viewport)
    for (const way of ['Nee', 'Like', 'Later'] as const) {
      await answer(page, way).click({ trial: true })
    }
  }
})
