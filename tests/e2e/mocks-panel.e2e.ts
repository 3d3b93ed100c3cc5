import { expect } from '@playwright/test'
import { test, visit } from './members.ts'
import { MOCKS_URL } from './ports.ts'

test.use({ baseURL: MOCKS_URL })
// The first of all pages is put together while it is asked for.
test.slow()

test("the developer's panel moves the world, and the screen follows", async ({ page }) => {
  const button = page.getByRole('button', { name: "Developer's panel" })
  const panel = page.getByRole('region', { name: "Developer's panel" })
  const choose = (label: string, option: string) => panel.getByLabel(label).selectOption(option)
  const timer = page.getByRole('timer').first()
  const secondsLeft = async () => {
    const [hours = 0, minutes = 0, seconds = 0] = ((await timer.textContent()) ?? '')
      .split(':')
      .map(Number)
    return (hours * 60 + minutes) * 60 + seconds
  }

  await test.step('opened by the keyboard, closed by Escape', async () => {
    await visit(page, '/')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
  })

  await test.step('another viewer in a new world, with the panel still open', async () => {
    await choose('Viewer', 'New member, time bonus running')
    await expect(page.getByRole('link', { name: 'Foto toevoegen' })).toBeVisible()
    await expect(panel).toBeVisible()
  })

  await test.step('an hour later the countdown has an hour less', async () => {
    const before = await secondsLeft()
    await panel.getByRole('button', { name: '+1 hour' }).click()
    await expect.poll(secondsLeft).toBeLessThanOrEqual(before - 3600)
  })

  await test.step('no connection, and one again', async () => {
    const told = page.getByText(/^Je bent offline\./)
    await panel.getByRole('switch', { name: 'Offline' }).check()
    await expect(told).toBeVisible()
    await panel.getByRole('switch', { name: 'Offline' }).uncheck()
    await expect(told).toBeHidden()
  })

  await test.step('answers that fail, and slow ones', async () => {
    const again = page.getByRole('button', { name: 'Opnieuw proberen' })
    await choose('What fails', 'Everything that reads')
    await choose('Fails with', '429, too often')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(again).toBeVisible()
    await choose('Fails with', 'Nothing')
    await choose('Latency', '2 s')
    const asked = Date.now()
    await again.click()
    await expect(page.getByRole('link', { name: 'Schrijf een bericht' })).toBeVisible()
    expect(Date.now() - asked).toBeGreaterThan(1900)
    await choose('Latency', 'None')
  })

  await test.step('a payment that ends by itself', async () => {
    await choose('Payments end', 'Cancelled')
    await page.getByRole('link', { name: 'Word premium' }).first().click()
    await page.getByRole('link', { name: /^Verder ·/ }).click()
    await page.getByRole('radio', { name: 'iDEAL' }).check()
    await page.getByRole('button', { name: /^Bestellen en betalen/ }).click()
    await expect(page.getByRole('heading', { name: 'De betaling is geannuleerd' })).toBeVisible()
  })

  await test.step('a session that ends', async () => {
    await choose('What fails', 'The next request')
    await choose('Fails with', '403, the session ended')
    await page.getByRole('link', { name: 'Likes' }).first().click()
    await expect(page).toHaveURL(/\/login/)
  })
})
