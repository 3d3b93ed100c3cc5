import { expect, type Page } from '@playwright/test'

/** How a payment ends, in the words of the sandbox's page. */
export type Ending = 'Betaald' | 'Mislukt' | 'Geannuleerd' | 'In behandeling, daarna betaald'

/** From the checkout to the sandbox's page. */
export async function payWith(page: Page, method: string, button: RegExp): Promise<void> {
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: 'Betaalpagina' })).toBeVisible()
}

/** Lets the payment end, and comes back to the site. */
export async function endPayment(page: Page, ending: Ending): Promise<void> {
  await page.getByRole('button', { name: ending, exact: true }).click()
  await page.waitForURL(/\/transactions\//)
}

/** What the member has, as the server says. */
export async function balanceOf(page: Page): Promise<{ credits: number; paid_user: boolean }> {
  const { user } = await (
    await page.request.get('/api/user.php', { headers: { 'x-request-type': 'client' } })
  ).json()
  return user
}
