import { expect } from 'storybook/test'
import { CompletedOrder } from '#app/credits/completed-order.tsx'
import { OrderScreen } from '#app/credits/order-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { completedOrder, ORDER } from '#stories/shared/purchases.ts'
import { freeMember } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Credits/Payment completed',
  component: OrderScreen,
  subcomponents: { CompletedOrder },
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
    await expect(canvas.getByText(/have them refunded/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Write on' })).toHaveAttribute('href', '/chats')
  },
})

export const OnAPhone = meta.story({
  // Alone: the bar at the bottom of the site would cover what axe measures.
  parameters: {
    app: { path: `/transactions/${ORDER}`, situation: completedOrder(freeMember()), whole: false },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Write on' })).toBeVisible()
  },
})
