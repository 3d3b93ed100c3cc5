import { expect, screen, waitFor, within } from 'storybook/test'
import { CompletedOrder } from '#app/credits/completed-order.tsx'
import { OrderScreen } from '#app/credits/order-screen.tsx'
import { RefundAsk } from '#app/credits/refund-ask.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import { completedOrder, ORDER } from '#stories/shared/purchases.ts'
import { freeMember } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Credits/Payment completed',
  component: OrderScreen,
  subcomponents: { CompletedOrder, RefundAsk },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: {
      path: `/transactions/${ORDER}`,
      whole: true,
      situation: completedOrder(freeMember({ credits: 12 })),
    },
  },
  args: { id: ORDER },
})

export const ExactlyWhatCameOfIt = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '60 credits added', level: 1 }),
    ).toBeVisible()
    await expect(await canvas.findByText('72 credits')).toBeVisible()
    await expect(await canvas.findByText(/have them refunded/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Write on' })).toHaveAttribute(
      'href',
      '/chats',
    )
  },
})

export const UnspentCreditsGoBack = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for a refund' }))
    const question = await screen.findByRole('alertdialog', { name: 'Get €39.99 back?' })
    await waitFor(() => expect(question).toBeVisible())
    await expect(question).toHaveTextContent('60 credits are taken from your account.')
    await userEvent.click(await within(question).findByRole('button', { name: 'Refund · €39.99' }))
    await expect(await canvas.findByRole('heading', { name: 'Refunded' })).toBeVisible()
    const { user } = Object(await app.browser.ask('GET', '/api/user.php'))
    await expect(user.credits).toBe(12)
  },
})

export const SpentMeanwhile = meta.story({
  parameters: {
    app: {
      path: `/transactions/${ORDER}`,
      situation: completedOrder(freeMember()),
      network: failing({ code: 'refund.changed', credits: 3 }, `/api/orders/${ORDER}/refund`),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for a refund' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Refund · €39.99' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was given back')
  },
})

export const OnAPhone = meta.story({
  parameters: {
    app: { path: `/transactions/${ORDER}`, situation: completedOrder(freeMember()), whole: true },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Write on' })).toBeVisible()
  },
})
