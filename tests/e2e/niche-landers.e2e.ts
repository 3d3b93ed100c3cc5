import { expect } from '@playwright/test'
import { hydrated, test } from './members.ts'
import { PORT } from './ports.ts'
import { fillSteps, sendSignup } from './signup.ts'

const HIM = `http://gay.localhost:${PORT}`

test('a niche’s lander leads to that site, says so, and the account is there after a reload', async ({
  page,
}) => {
  await page.goto('/landers/gallery/gay-spring?network=acme')
  await expect(page).toHaveURL(`${HIM}/landers/gallery/gay-spring?network=acme`)
  await page.getByRole('button', { name: 'Ik ben 18 of ouder' }).click()
  await expect(page.getByText('Je wordt lid van Vonk Hem.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'gay')
  await page.getByRole('link', { name: 'Kom binnen' }).click()
  await fillSteps(page)
  const signedUp = page.waitForRequest((request) => request.url().endsWith('/api/signup'))
  await sendSignup(page)
  expect((await signedUp).postDataJSON().tracking).toEqual({ network: 'acme', slug: 'gay-spring' })

  await page.goto(`${HIM}/members`)
  await hydrated(page)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'gay')
  // In the page: outside a browser the name of this host is not resolved.
  const { user } = await page.evaluate(async () => (await fetch('/api/user.php')).json())
  expect(user.shown_here).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a niche’s lander leads to that site too', async ({ page }) => {
    await page.goto('/landers/gallery/gay-spring')
    await expect(page.getByText('Je wordt lid van Vonk Hem.')).toBeVisible()
    await expect(page).toHaveURL(`${HIM}/landers/gallery/gay-spring`)
  })

  test('a lander that asks something leads to the signup, without its question', async ({
    page,
  }) => {
    await page.goto('/landers/alonetonight')
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await page.getByRole('button', { name: 'Begin vanavond' }).click()
    await expect(page).toHaveURL(/\/signup\??$/)
  })
})
