import { expect } from '@playwright/test'
import { openAsVisitor, PROFILE_LINK, test, WRITE } from './members.ts'
import { MOCKS_URL } from './ports.ts'

test.use({ baseURL: MOCKS_URL })
// The dev server compiles the first page on request.
test.slow()

test("the developer's panel changes viewer, time, network and failures, and the page follows", async ({
  page,
}) => {
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

  await test.step('open by keyboard, close by Escape', async () => {
    await openAsVisitor(page, '/')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
  })

  await test.step('change the viewer; the panel stays open', async () => {
    await choose('Viewer', 'New member, time bonus running')
    await expect(page.getByRole('link', { name: 'Foto toevoegen' })).toBeVisible()
    await expect(panel).toBeVisible()
  })

  await test.step('one hour later the countdown shows one hour less', async () => {
    const before = await secondsLeft()
    await panel.getByRole('button', { name: '+1 hour' }).click()
    await expect.poll(secondsLeft).toBeLessThanOrEqual(before - 3600)
  })

  await test.step('go offline, then online', async () => {
    const offlineNotice = page.getByText(/^Je bent offline\./)
    await panel.getByRole('switch', { name: 'Offline' }).check()
    await expect(offlineNotice).toBeVisible()
    await panel.getByRole('switch', { name: 'Offline' }).uncheck()
    await expect(offlineNotice).toBeHidden()
  })

  await test.step('failing and slow responses', async () => {
    const retryButton = page.getByRole('button', { name: 'Opnieuw proberen' })
    await choose('What fails', 'Everything that reads')
    await choose('Fails with', '429, too often')
    await page.getByRole('article').first().getByRole('link', PROFILE_LINK).click()
    await expect(retryButton).toBeVisible()
    await choose('Fails with', 'Nothing')
    await choose('Latency', '2 s')
    const startedAt = Date.now()
    await retryButton.click()
    await expect(page.getByRole('link', { name: WRITE })).toBeVisible()
    expect(Date.now() - startedAt).toBeGreaterThan(1900)
    await choose('Latency', 'None')
  })

  await test.step('a payment that ends automatically', async () => {
    await choose('Payments end', 'Cancelled')
    await page.getByRole('link', { name: 'Word premium' }).first().click()
    await page.getByRole('link', { name: /^Verder ·/ }).click()
    await page.getByRole('radio', { name: 'iDEAL' }).check()
    await page.getByRole('button', { name: /^Bestellen en betalen/ }).click()
    await expect(page.getByRole('heading', { name: 'De betaling is geannuleerd' })).toBeVisible()
  })

  await test.step('an ended session', async () => {
    await choose('What fails', 'The next request')
    await choose('Fails with', '403, the session ended')
    await page.getByRole('link', { name: 'Likes' }).first().click()
    await expect(page).toHaveURL(/\/login/)
  })
})
