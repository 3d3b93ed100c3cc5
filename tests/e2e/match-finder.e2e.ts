import { expect, type Page } from '@playwright/test'
import { openAnswering, test } from './members.ts'
import { DESKTOP, PHONE } from './screens.ts'
import { expectSound, watch } from './soundness.ts'

/** Whose card lies on top: "Noor, 34"; by element, since a match dialog hides the deck from roles. */
const onTop = (page: Page) => page.locator('[data-place="front"] h2')

async function nameOn(page: Page): Promise<string> {
  await expect(onTop(page)).toBeVisible()
  return (await onTop(page).textContent()) ?? ''
}

/** Some of the demo world like back, which shows over the page whenever it happens; axe must not see it half faded in. */
const AT_REST = { reducedMotion: 'reduce' } as const

/** Closes the match dialog whenever it is in the way. */
const putMatchesAway = (page: Page) =>
  page.addLocatorHandler(
    page.getByRole('dialog', { name: 'Het is wederzijds' }),
    async (match) => {
      const id = await match.getAttribute('id')
      await match.getByRole('button', { name: 'Sluiten' }).click()
      await expect(page.locator(`[id="${id}"]`)).toBeHidden()
    },
    // The next one may open before this one was seen gone, and is put away in its turn.
    { noWaitAfter: true },
  )

const answer = (page: Page, name: 'Like' | 'Nee' | 'Later' | 'Terughalen') =>
  page.getByRole('group').getByRole('button', { name, exact: true })

/** Where answers go; other things are put too, such as the time zone. */
const ANSWERS = /\/api\/(match-finder|swipe-game)\//

/** Answers whoever is on top, once the next lies there. */
async function answered(page: Page, name: 'Like' | 'Nee' | 'Later'): Promise<string> {
  const who = await nameOn(page)
  const sent = page.waitForResponse(
    (response) => ANSWERS.test(response.url()) && response.request().method() === 'PUT',
  )
  await answer(page, name).click()
  expect((await sent).ok()).toBe(true)
  await expect(onTop(page)).not.toHaveText(who)
  return who
}

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('a member meets people one at a time, takes one answer back, and meets nobody twice', async ({
      page,
      member,
    }) => {
      const wrong = watch(page)
      await putMatchesAway(page)
      await page.goto('/members')
      await page.getByRole('link', { name: 'Matchzoeker' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie past bij jou?')
      await expect(onTop(page)).toBeVisible()
      await expect(
        page.getByRole('list', { name: 'Waarom jullie bij elkaar passen' }).first(),
      ).toBeVisible()
      await expectSound(page)

      const refused = await answered(page, 'Nee')
      await answer(page, 'Terughalen').click()
      await expect(onTop(page)).toHaveText(refused)
      await expect(answer(page, 'Terughalen')).toBeDisabled()
      const met = [
        await answered(page, 'Like'),
        await answered(page, 'Nee'),
        await answered(page, 'Later'),
      ]
      expect(met[0]).toBe(refused)
      expect(new Set(met).size).toBe(3)

      await page.reload()
      await expect(onTop(page)).toBeVisible()
      expect(met).not.toContain(await nameOn(page))
      await page.goto('/likes/given')
      await expect(page.getByRole('article')).toHaveCount(1)
      expect(wrong, member.name).toEqual([])
    })

    test('the card follows the finger, and the arrow keys answer too', async ({ page, member }) => {
      await openAnswering(page, '/match-finder')
      const first = await nameOn(page)
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
      await expect(onTop(page)).not.toHaveText(first)

      const second = await nameOn(page)
      await onTop(page).getByRole('link').focus()
      await page.keyboard.press('ArrowLeft')
      await expect(onTop(page)).not.toHaveText(second)
      // What was flung or pressed never made the page wider.
      await expectSound(page)
    })
  })
}

/** A zone whose day does not end while this runs: that of Tokyo ends at 15:00 UTC, that of Los Angeles at 7:00 or 8:00. */
const ZONE = new Date().getUTCHours() < 12 ? 'Asia/Tokyo' : 'America/Los_Angeles'
const ZONE_NAME = new Intl.DateTimeFormat('nl', { timeZone: ZONE, timeZoneName: 'longGeneric' })
  .formatToParts()
  .find(({ type }) => type === 'timeZoneName')?.value

test.describe('the swipe game', () => {
  test.use({ viewport: PHONE, timezoneId: ZONE, ...AT_REST })

  test('gives four likes in the member’s own day, in one tab or two, and ends kindly', async ({
    page,
    member,
  }) => {
    await putMatchesAway(page)
    await page.goto('/swipe-game')
    await expect(page.getByText('Nog 4 likes vandaag')).toBeVisible()
    await expect(page.getByText(`Je dag telt in deze tijdzone: ${ZONE_NAME}`)).toBeVisible()
    await expect(page.getByText(/om 00:00 weer 4/)).toBeVisible()
    await expectSound(page)
    await answered(page, 'Nee')
    await expect(page.getByText('Nog 4 likes vandaag')).toBeVisible()

    const other = await page.context().newPage()
    await putMatchesAway(other)
    await other.goto('/swipe-game')
    await answered(other, 'Like')
    await answered(other, 'Like')
    await expect(other.getByText('Nog 2 likes vandaag')).toBeVisible()

    // This tab shows four, and has two; whom the other tab liked costs nothing more.
    await expect(page.getByText('Nog 4 likes vandaag')).toBeVisible()
    await answered(page, 'Like')
    await answered(page, 'Like')
    await expect(page.getByText('Nog 2 likes vandaag')).toBeVisible()
    await answered(page, 'Like')
    await expect(page.getByText('Nog 1 like vandaag')).toBeVisible()
    await answer(page, 'Like').click()
    const none = page.getByText('Geen likes meer vandaag')
    await expect(none, member.name).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Je likes van vandaag zijn op' })).toBeVisible()
    await expectSound(page)
    await page.reload()
    await expect(none).toBeVisible()
    const { profiles: rest } = await (await page.request.get('/api/swipe-game')).json()
    const fifth = await page.request.put(`/api/swipe-game/${rest[0].id}`, {
      data: { answer: 'yes' },
    })
    expect(fifth.status()).toBe(429)
  })
})

test('who has just signed up is shown a few people, to like, write to or skip', async ({
  page,
  member,
}) => {
  await page.goto('/signup-matches')
  const people = page.getByRole('article')
  await expect(people.first()).toBeVisible()
  const count = await people.count()
  expect(count, member.name).toBeGreaterThanOrEqual(3)
  expect(count).toBeLessThanOrEqual(6)
  await expectSound(page)
  await page
    .getByRole('link', { name: /^Schrijf / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/members\/[0-9a-f-]+\/chat$|\/chats\//)
  await page.goBack()
  await page.getByRole('link', { name: 'Overslaan en rondkijken' }).click()
  await expect(page).toHaveURL(/\/members$/)
})
