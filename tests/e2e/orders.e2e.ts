import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { SIGNATURE_HEADER } from '#adapters/payments/sandbox/company.ts'
import { signed } from '#adapters/shared/signature.ts'
import { newId } from '#app/shared/new-id.ts'
import { firstOf } from '../share.ts'
import { test } from './members.ts'
import { balanceOf, endPayment, payWith } from './paying.ts'

const PAID = { credits: 30, paid_user: true }
const UNPAID = { credits: 5, paid_user: false }

async function order(page: Page): Promise<void> {
  await page.goto('/credits/eur-25')
  await payWith(page, 'iDEAL', /^Bestellen en betalen/)
}

const ordersOf = async (page: Page): Promise<readonly unknown[]> =>
  (await (await page.request.get('/api/orders')).json()).orders

/** Both clicks in the same tick: a late second click would hit the payment page. */
const payTwice = (page: Page) =>
  page.getByRole('button', { name: /^Bestellen en betalen/ }).evaluate((pay: HTMLElement) => {
    pay.click()
    pay.click()
  })

test('one order is paid once, whatever is pressed or sent twice; its receipt is printed, and it is refunded', async ({
  page,
  member: _,
}) => {
  const title = page.getByRole('heading', { name: '25 credits erbij' })

  await test.step('clicking pay twice places one order', async () => {
    await page.goto('/credits/eur-25')
    await page.getByRole('radio', { name: 'iDEAL' }).check()
    await payTwice(page)
    await expect(page.getByRole('heading', { name: 'Betaalpagina' })).toBeVisible()
    expect(await ordersOf(page)).toHaveLength(1)
  })

  const payment = new URL(page.url()).pathname.split('/').at(-1)
  await test.step('going back from checkout and paying again pays the same order', async () => {
    await page.goBack()
    await payWith(page, 'iDEAL', /^Bestellen en betalen/)
    await endPayment(page, 'Betaald')
    await expect(title).toBeVisible()
    await page.reload()
    await expect(title).toBeVisible()
    expect(await ordersOf(page)).toHaveLength(1)
    expect(await balanceOf(page)).toMatchObject(PAID)
  })

  await test.step('a repeated webhook is idempotent', async () => {
    const secret = await readFile(join(process.env.E2E_DATA_DIR ?? '', 'sandbox.secret'), 'utf8')
    const body = JSON.stringify({ id: newId(), type: 'payment.changed', payment })
    const signature = await signed(`webhook:${secret.trim()}`, body, Date.now())
    for (const _attempt of [1, 2]) {
      const response = await page.request.post('/api/webhooks/sandbox', {
        data: body,
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      })
      expect(response.status()).toBe(200)
    }
    expect(await balanceOf(page)).toMatchObject(PAID)
  })

  await test.step('its receipt is printed without the rest of its page', async () => {
    const receipt = page.getByRole('region', { name: 'Bon' })
    await expect(receipt).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(receipt.getByText('Totaal, betaald')).toBeVisible()
    await expect(receipt.getByRole('heading')).toBeVisible()
    for (const role of ['button', 'link', 'navigation', 'banner', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    await expect(title).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  const receiptUrl = page.url()
  await test.step('Back to where it was paid says that it was, and it can be repeated', async () => {
    await page.goBack()
    await expect(page.getByText('Deze betaling is gelukt.')).toBeVisible()
    expect(await balanceOf(page)).toMatchObject(PAID)
    await page.goto('/credits')
    await expect(page.getByRole('link', { name: 'Laatste bestelling herhalen' })).toBeVisible()
  })

  await test.step('a refund is seen where it was asked for, at the foot of the page', async () => {
    await page.setViewportSize({ width: 390, height: 600 })
    await page.goto(receiptUrl)
    await page.getByRole('button', { name: 'Terugbetaling vragen' }).click()
    await page.getByRole('button', { name: /^Terugbetalen · / }).click()
    await expect(page.getByRole('heading', { name: 'Terugbetaald', level: 1 })).toBeInViewport()
  })
})

/** A payment that arrives after the order was cancelled still gives the credits. */
async function expectPaidAfterCancelling(page: Page): Promise<void> {
  await endPayment(page, 'In behandeling, daarna betaald')
  await page.getByRole('button', { name: 'Bestelling annuleren' }).click()
  const failed = page.getByRole('heading', { name: 'De betaling is geannuleerd' })
  await expect(failed).toBeVisible()

  await expect(page.getByRole('heading', { name: '25 credits erbij' })).toBeVisible()
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Bestellen en betalen/ })).toHaveCount(0)
  expect(await balanceOf(page)).toMatchObject(PAID)
}

for (const outcome of firstOf(['Mislukt', 'Geannuleerd'] as const)) {
  test(`a payment that ends as "${outcome}" gives no credits and can be retried; one that arrives after cancelling counts`, async ({
    page,
    member: _,
  }) => {
    await order(page)
    await endPayment(page, outcome)
    const title =
      outcome === 'Mislukt'
        ? 'De betaling is mislukt of geannuleeerd'
        : 'De betaling is geannuleerd'
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Bestellen en betalen/ })).toBeVisible()
    // A failed payment method is not preselected again.
    const chosen = page.getByRole('radio', { checked: true })
    await expect(chosen).toHaveCount(outcome === 'Mislukt' ? 0 : 1)
    expect(await balanceOf(page)).toMatchObject(UNPAID)
    await payWith(page, 'iDEAL', /^Bestellen en betalen/)
    await expectPaidAfterCancelling(page)
  })
}

test('a pending payment is awaited and completes by itself', async ({ page, member: _ }) => {
  await order(page)
  await endPayment(page, 'In behandeling, daarna betaald')
  await expect(page.getByRole('heading', { name: 'We wachten op je betaling' })).toBeVisible()
  expect(await balanceOf(page)).toMatchObject(UNPAID)
  // A screen reader hears of it.
  await expect(page.getByRole('heading', { name: '25 credits erbij' })).toBeFocused()
  expect(await balanceOf(page)).toMatchObject(PAID)
})
