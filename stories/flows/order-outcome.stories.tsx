import { expect, waitFor } from 'storybook/test'
import type { Scene } from '#app/mocks/scenes/situation.ts'
import { newcomer } from '#app/mocks/scenes/situations.ts'
import { OrderScreen } from '#app/money/orders/order-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { euros, IDEAL } from '#stories/shared/prices.ts'
import { ORDER, pendingOrder } from '#stories/shared/purchases.ts'

/** The payer's choice on the provider's page, in another tab. */
async function pays({ browser, world }: Scene, outcome: 'paid' | 'failed') {
  const [payment] = await world.ports.reads.orders.payments(ORDER)
  if (!payment?.checkoutUrl) throw new Error('there is no page to pay on')
  const body = new URLSearchParams({ outcome })
  await browser.answer(new Request(payment.checkoutUrl, { method: 'POST', body }))
}

const meta = preview.meta({
  title: 'Flows/Order outcome',
  component: OrderScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: {
      path: `/transactions/${ORDER}`,
      whole: true,
      situation: pendingOrder(newcomer({ credits: 0 })),
    },
  },
  args: { id: ORDER },
})

export const PendingThenPaid = meta.story({
  play: async ({ app, canvas }) => {
    await canvas.findByRole('heading', { name: app.t('credits:order.pending.title') })
    await pays(app, 'paid')
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', {
          name: app.t('credits:order.completed.title', { count: 60 }),
        }),
      ).toBeVisible(),
    )
    await expect(await canvas.findByText(app.t('credits:order.completed.premium'))).toBeVisible()
    const { user } = Object(await app.browser.ask('GET', '/api/user.php'))
    await expect(user).toMatchObject({ credits: 60, paid_user: true })
  },
})

/** Announced to a screen reader that reads elsewhere; its focus stays. */
export const PaidWhileElsewhere = meta.story({
  play: async ({ app, canvas }) => {
    await canvas.findByRole('heading', { name: app.t('credits:order.pending.title') })
    const [elsewhere] = await canvas.findAllByRole('link', { name: app.pattern('nav.chats') })
    elsewhere?.focus()
    await pays(app, 'paid')
    const title = app.t('credits:order.completed.title', { count: 60 })
    await canvas.findByRole('heading', { name: title })
    await waitFor(() => {
      const said = canvas.getAllByRole('status').map(({ textContent }) => textContent)
      expect(said).toContain(title)
    })
    await expect(elsewhere).toHaveFocus()
  },
})

export const PendingThenFailed = meta.story({
  play: async ({ app, canvas }) => {
    await canvas.findByRole('heading', { name: app.t('credits:order.pending.title') })
    await pays(app, 'failed')
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: app.t('credits:order.failed.title') }),
      ).toBeVisible(),
    )
    const { user } = Object(await app.browser.ask('GET', '/api/user.php'))
    await expect(user).toMatchObject({ credits: 0, paid_user: false })
  },
})

export const FromBundleToPaying = meta.story({
  parameters: { app: { path: '/credits', situation: newcomer() } },
  play: async ({ app, canvas, userEvent }) => {
    const money = app.format.money(euros(6374))
    await userEvent.click(
      await canvas.findByRole('radio', { name: app.pattern('credits', { count: 150 }) }),
    )
    await userEvent.click(
      await canvas.findByRole('link', { name: app.t('credits:bundles.continue', { money }) }),
    )
    // The usual payment method in the Netherlands is preselected.
    await expect(await canvas.findByRole('radio', { name: IDEAL })).toBeChecked()
    await expect(
      await canvas.findByRole('button', {
        name: app.t('credits:checkout.pay', { money }),
      }),
    ).toBeVisible()
    await expect(app.path()).toBe('/credits/eur-150')
  },
})
