import { expect, type Page } from '@playwright/test'

/** How a payment ends: a button on the sandbox's page. */
export type PaymentOutcome =
  | 'Betaald'
  | 'Mislukt'
  | 'Geannuleerd'
  | 'In behandeling, daarna betaald'

/** From the checkout to the sandbox's payment page. */
export async function payWith(page: Page, method: string, button: RegExp): Promise<void> {
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: 'Betaalpagina' })).toBeVisible()
}

/** Ends the payment and returns to the site. */
export async function endPayment(page: Page, outcome: PaymentOutcome): Promise<void> {
  await page.getByRole('button', { name: outcome, exact: true }).click()
  await page.waitForURL(/\/transactions\//)
}

/** The member's credits and premium, from the server. */
export async function balanceOf(page: Page): Promise<{ credits: number; paid_user: boolean }> {
  const { user } = await (
    await page.request.get('/api/user.php', { headers: { 'x-request-type': 'client' } })
  ).json()
  return user
}
