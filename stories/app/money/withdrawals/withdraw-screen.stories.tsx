import { expect, waitFor } from 'storybook/test'
import { freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import { ordersQuery } from '#app/money/credits/queries.ts'
import { OpenWithdrawal } from '#app/money/withdrawals/open-withdrawal.tsx'
import { OwnWithdrawal } from '#app/money/withdrawals/own-withdrawal.tsx'
import { Statement } from '#app/money/withdrawals/statement.tsx'
import { WithdrawScreen } from '#app/money/withdrawals/withdraw-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing, offline, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'
import {
  ANOTHER_ORDER,
  completedOrder,
  ORDER,
  orderedAgain,
  refundedOrder,
} from '#stories/shared/purchases.ts'

const PATH = '/withdraw'
const NUMBER = '261121-7KQ4MX'
const ANOTHER = 'anna@example.test'

const meta = preview.meta({
  title: 'Pages/Withdraw',
  component: WithdrawScreen,
  subcomponents: { OpenWithdrawal, OwnWithdrawal, Statement },
  tags: ['!autodocs'],
  args: { order: null },
  parameters: { layout: 'fullscreen', app: { path: PATH, situation: visitor() } },
})

async function fill({ app, canvas, userEvent }: Playing, email = 'ann@example.test') {
  await userEvent.type(await canvas.findByLabelText(app.t('pages:withdraw.number')), NUMBER)
  await userEvent.type(canvas.getByLabelText(app.t('pages:withdraw.name')), 'Ann')
  await userEvent.type(canvas.getByLabelText(app.t('pages:withdraw.email')), email)
  await userEvent.click(canvas.getByRole('button', { name: app.t('pages:withdraw.next') }))
}

/** Up to the submit button. */
async function confirm(playing: Playing) {
  const { app, canvas, userEvent } = playing
  await fill(playing)
  await expect(
    await canvas.findByText(app.t('pages:withdraw.statement', { number: NUMBER })),
  ).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: app.t('pages:withdraw.confirm') }))
}

export const Empty = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('pages:withdraw.next') }))
    for (const missing of [
      'pages:withdraw.number-missing',
      'pages:withdraw.name-missing',
      'errors:email.missing',
    ] as const)
      await expect(await canvas.findByText(app.t(missing))).toBeVisible()
  },
})

/** The mail with the link would never arrive. */
export const AnAddressWithoutAnEnding = meta.story({
  play: async (playing) => {
    const { app, canvas } = playing
    await fill(playing, 'ann@example')
    await expect(await canvas.findByText(app.t('errors:email.invalid'))).toBeVisible()
    await expect(canvas.getByLabelText(app.t('pages:withdraw.email'))).toBeInvalid()
    const confirmButton = { name: app.t('pages:withdraw.confirm') }
    await expect(canvas.queryByRole('button', confirmButton)).not.toBeInTheDocument()
  },
})

export const TheStatement = meta.story({ play: (playing) => fill(playing) })

export const Sent = meta.story({
  play: async (playing) => {
    const { app, canvas } = playing
    await confirm(playing)
    await expect(
      await canvas.findByRole('heading', { name: app.t('pages:withdraw.sent.title') }),
    ).toBeVisible()
  },
})

export const SentToAMistypedAddress = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    const labelOf = (key: 'number' | 'name' | 'email') =>
      canvas.findByLabelText(app.t(`pages:withdraw.${key}` as const))
    await confirm(playing)
    const another = { name: app.t('pages:withdraw.sent.another') }
    await userEvent.click(await canvas.findByRole('button', another))
    await expect(await labelOf('number')).toHaveValue(NUMBER)
    await expect(await labelOf('name')).toHaveValue('Ann')
    const address = await labelOf('email')
    await expect(address).toHaveFocus()
    await userEvent.clear(address)
    await userEvent.type(address, ANOTHER)
    await userEvent.click(canvas.getByRole('button', { name: app.t('pages:withdraw.next') }))
    const send = { name: app.t('pages:withdraw.confirm') }
    await userEvent.click(await canvas.findByRole('button', send))
    const sent = app.pattern('pages:withdraw.sent.text', { number: NUMBER, email: ANOTHER })
    await expect(await canvas.findByText(sent)).toBeVisible()
    await expect(await canvas.findByRole('button', another)).toBeVisible()
  },
})

export const WrongAddress = meta.story({
  parameters: {
    app: {
      path: PATH,
      situation: visitor(),
      network: failing({ code: 'email.invalid' }, '/api/withdrawals'),
    },
  },
  play: async (playing) => {
    const { app, canvas } = playing
    await confirm(playing)
    await expect(await canvas.findByText(app.t('errors:email.invalid'))).toBeVisible()
    await expect(canvas.getByLabelText(app.t('pages:withdraw.email'))).toBeInvalid()
  },
})

export const TooMany = meta.story({
  parameters: {
    app: {
      path: PATH,
      situation: visitor(),
      network: failing({ code: 'withdrawal.too-many', minutes: 60 }, '/api/withdrawals'),
    },
  },
  play: async (playing) => {
    await confirm(playing)
    await expect(await playing.canvas.findByRole('alert')).toHaveTextContent(
      playing.app.t('errors:withdrawal.too-many'),
    )
  },
})

export const Busy = meta.story({
  parameters: { app: { path: PATH, situation: visitor(), network: slow('/api/withdrawals') } },
  play: async (playing) => {
    await confirm(playing)
    await expect(
      await playing.canvas.findByRole('button', { name: playing.app.t('pages:withdraw.confirm') }),
    ).toHaveAttribute('aria-busy', 'true')
  },
})

export const Offline = meta.story({
  parameters: { app: { path: PATH, situation: visitor(), network: offline } },
})

export const AMemberWithoutOrders = meta.story({
  parameters: { app: { path: PATH, situation: freeMember() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('pages:withdraw.none'))).toBeVisible()
    // A purchase of another account is withdrawn from here.
    await expect(
      canvas.getByRole('textbox', { name: app.pattern('pages:withdraw.number') }),
    ).toBeVisible()
  },
})

export const AMemberWhoseOrdersAreRefunded = meta.story({
  name: 'Refunded orders',
  parameters: { app: { path: PATH, situation: refundedOrder() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('pages:withdraw.over'))).toBeVisible()
  },
})

export const AMembersOwnOrder = meta.story({
  parameters: {
    app: { path: `${PATH}?order=${ORDER}`, whole: true, situation: completedOrder() },
  },
  play: async ({ app, canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText(app.t('pages:withdraw.order'))).toHaveValue(ORDER),
    )
    await userEvent.click(canvas.getByRole('button', { name: app.t('pages:withdraw.next') }))
    const back = app.pattern('credits:refund.text', { count: 60 })
    await expect(await canvas.findByText(back)).toBeVisible()
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('pages:withdraw.confirm') }),
    )
    await expect(
      await canvas.findByText(
        app.pattern('pages:withdrawal.result.refunded', {
          count: 60,
          money: app.format.money({ amount: 3999, currency: 'EUR' }),
        }),
      ),
    ).toBeVisible()
  },
})

/** The order was refunded in another tab. */
export const RefundedMeanwhile = meta.story({
  parameters: { app: { path: PATH, situation: orderedAgain() } },
  play: async ({ app, canvas, userEvent }) => {
    const orders = await canvas.findByLabelText(app.t('pages:withdraw.order'))
    await userEvent.selectOptions(orders, ORDER)
    const next = () => canvas.getByRole('button', { name: app.t('pages:withdraw.next') })
    await userEvent.click(next())
    await canvas.findByRole('button', { name: app.t('pages:withdraw.confirm') })
    app.queries.setQueryData(ordersQuery.queryKey, (all) =>
      all?.map((order) => (order.id === ORDER ? { ...order, state: 'refunded' } : order)),
    )
    await expect(await canvas.findByText(app.t('pages:withdraw.order-gone'))).toBeVisible()
    await expect(canvas.getByLabelText(app.t('pages:withdraw.order'))).toHaveValue('')
    await userEvent.selectOptions(
      canvas.getByLabelText(app.t('pages:withdraw.order')),
      ANOTHER_ORDER,
    )
    await userEvent.click(next())
    await expect(
      await canvas.findByRole('button', { name: app.t('pages:withdraw.confirm') }),
    ).toBeVisible()
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
