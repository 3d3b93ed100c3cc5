import { expect } from '@playwright/test'
import { test } from './members.ts'

test('a member chooses notifications and quiet hours', async ({ page, member: _ }) => {
  await page.goto('/notifications/hear')
  const discounts = page.getByRole('switch', { name: 'Kortingen' })
  const from = page.getByLabel('Van', { exact: true })
  const fromTheSite = page.getByText(/^Van de site zelf/)
  await fromTheSite.click()
  const switches = ['Kortingen', 'Nieuws'].map((name) => page.getByRole('switch', { name }))

  await test.step('advertising is off and quiet hours are on by default', async () => {
    await expect(discounts).not.toBeChecked()
    await expect(page.getByRole('switch', { name: 'Nieuws' })).not.toBeChecked()
    await expect(from).toHaveValue('22:00')
    await expect(page.getByLabel('Tot', { exact: true })).toHaveValue('08:00')
  })

  await test.step('of two quick taps both are shown at once, and both are stored', async () => {
    let stored = 0
    page.on('response', (response) => {
      if (response.request().method() === 'PATCH' && response.ok()) stored++
    })
    // What each switch shows right after React handled the click, before anything is stored.
    await page.evaluate(() => {
      addEventListener('click', ({ target }) => {
        if (target instanceof HTMLInputElement)
          target.setAttribute('data-shown', String(target.checked))
      })
    })
    for (const one of switches) await one.click()
    for (const one of switches) await expect(one).toHaveAttribute('data-shown', 'true')
    await expect.poll(() => stored).toBe(2)
  })

  await test.step('the hours are changed', async () => {
    await from.selectOption('23:30')
    await page.getByLabel('Tot', { exact: true }).selectOption('23:30')
    await expect(page.getByRole('alert')).toContainText('Stille uren kunnen niet')
    await expect(page.getByLabel('Tot', { exact: true })).toHaveValue('08:00')
  })

  await test.step('they are kept after a reload', async () => {
    await page.reload()
    await fromTheSite.click()
    for (const one of switches) await expect(one).toBeChecked()
    await expect(from).toHaveValue('23:30')
  })
})

test.describe('a slow server', () => {
  // Requests through a service worker are not seen by `route`.
  test.use({ serviceWorkers: 'block' })

  test('does not undo what was chosen while it saved an earlier change', async ({
    page,
    member: _,
  }) => {
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let sent = 0
    await page.route('**/api/account', async (route) => {
      if (route.request().method() === 'PATCH') {
        sent += 1
        await gates[sent - 1]?.promise
      }
      await route.continue()
    })
    await page.goto('/notifications/hear')
    const from = page.getByLabel('Van', { exact: true })
    await page.getByText(/^Van de site zelf/).click()
    await page.getByRole('switch', { name: 'Kortingen' }).click()
    await from.selectOption('23:30')
    gates[0]?.resolve()
    // The first change is stored, and the second is on its way.
    await expect.poll(() => sent).toBe(2)
    await page.getByLabel('Tot', { exact: true }).selectOption('07:00')
    await expect(from).toHaveValue('23:30')
    gates[1]?.resolve()
    await expect.poll(() => sent).toBe(3)
    await expect
      .poll(async () => (await (await page.request.get('/api/user.php')).json()).user.quiet_hours)
      .toEqual({ from: '23:30', to: '07:00' })
  })
})

test('the link to one’s wishes opens their form, once', async ({ page, member: _ }) => {
  await page.goto('/profile#wishes')
  const form = page.getByRole('dialog')
  await expect(form).toBeVisible()
  await form.getByRole('button', { name: 'Annuleren' }).click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/\/profile$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(form).toBeHidden()
})
