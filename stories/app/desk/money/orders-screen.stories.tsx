import { expect, waitFor } from 'storybook/test'
import { Books } from '#app/desk/money/books.tsx'
import { OrderFilter } from '#app/desk/money/order-filter.tsx'
import { OrderNumber } from '#app/desk/money/order-number.tsx'
import { OrderTable } from '#app/desk/money/order-table.tsx'
import { OrdersScreen } from '#app/desk/money/orders-screen.tsx'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { withOrder } from '#stories/shared/desk-orders.ts'
import { failing, slow } from '#stories/shared/network.ts'

const PATH = '/desk/orders'

const meta = preview.meta({
  title: 'Desk/Orders',
  component: OrdersScreen,
  subcomponents: { Books, OrderFilter, OrderTable, OrderNumber },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: PATH, situation: withOrder({}, 2) } },
})

export const Listed = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(
      await canvas.findAllByText(app.t('credits:orders.state.completed')),
    ).not.toHaveLength(0)
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(
      canvas.getByRole('link', { name: app.t('desk-money:books.orders') }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/api\/desk\/books\/orders\?site=/))
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: app.t('desk-cases:column.state') }),
      'failed',
    )
    await expect(await canvas.findByText(app.t('desk-money:orders.none'))).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await canvas.findAllByText(app.t('credits:orders.state.completed'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const InDark = meta.story({
  globals: { mode: 'dark' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4))
  },
})

export const ChargedBack = meta.story({
  parameters: {
    app: {
      path: `${PATH}?list=charged-back`,
      situation: withOrder({ state: 'charged-back', returned: 3999 }),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(2)
    await expect(
      canvas.getByRole('link', { name: app.t('desk-money:tab.charged-back') }),
    ).toHaveAttribute('aria-current', 'page')
  },
})

export const OfACode = meta.story({
  parameters: {
    app: {
      path: `${PATH}?code=SPRING-20`,
      situation: withOrder({ discount: { code: 'SPRING-20', percentage: 20 } }),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('link', { name: app.t('desk-money:filter.clear') }))
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: app.t('desk-money:filter.clear') })).toBeNull(),
    )
  },
})

export const ManyOrders = meta.story({
  parameters: { app: { path: PATH, situation: withOrder({}, 52) } },
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(51)
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk-money:orders.more') }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(54))
  },
})

export const Empty = meta.story({
  parameters: { app: { path: PATH, situation: operator() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-money:orders.none'))).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { app: { path: PATH, network: slow('/api/desk/orders') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-money:orders.loading'))).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: { app: { path: PATH, network: failing({ code: 'busy' }, '/api/desk/orders') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('errors:busy'))).toBeVisible()
  },
})
