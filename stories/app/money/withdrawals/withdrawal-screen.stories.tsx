import { expect } from 'storybook/test'
import { and, type Situation, storyId } from '#app/mocks/scenes/situation.ts'
import { visitor } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { WhatComesBack } from '#app/money/withdrawals/what-comes-back.tsx'
import { WithdrawalScreen } from '#app/money/withdrawals/withdrawal-screen.tsx'
import { orderNumber } from '#core/money/order.ts'
import { confirmWithdrawal } from '#core/money/withdrawals/confirm-withdrawal.ts'
import { caseReference } from '#core/shared/case-reference.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { completedOrder, ORDER, pendingOrder } from '#stories/shared/purchases.ts'

const ID = storyId(0xc11)

/** A withdrawal was submitted without a login, and has the link from its mail. */
const stated = (situation: Situation) =>
  and(situation, async ({ browser, world: { ports } }) => {
    const order = await ports.reads.orders.byId(ORDER)
    if (!order) throw new Error('there is no order')
    await browser.ask('POST', '/api/withdrawals', {
      id: ID,
      order_number: orderNumber(order),
      name: 'Ann',
      email: VIEWER.email,
      language: 'en',
    })
  })

const meta = preview.meta({
  title: 'Pages/Withdrawal',
  component: WithdrawalScreen,
  subcomponents: { WhatComesBack },
  tags: ['!autodocs'],
  args: { reference: '' },
  parameters: {
    layout: 'fullscreen',
    app: { path: '/withdraw', whole: true, situation: stated(completedOrder()) },
  },
})

export const ToBeConfirmed = meta.story({
  play: async ({ app, canvas }) => {
    await app.go(`/withdrawals/${caseReference(app.world.ports, 'withdrawal', ID)}`)
    await expect(await canvas.findByText(app.t('pages:withdrawal.confirm-lead'))).toBeVisible()
    await expect(
      await canvas.findByText(app.pattern('credits:refund.text', { count: 60 })),
    ).toBeVisible()
  },
})

export const Confirmed = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await app.go(`/withdrawals/${caseReference(app.world.ports, 'withdrawal', ID)}`)
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('pages:withdraw.confirm') }),
    )
    await expect(
      await canvas.findByText(app.t('pages:withdrawal.mailed', { email: VIEWER.email })),
    ).toBeVisible()
  },
})

/** Confirmed, and its refund went as the bank decided. */
const refunded = (how: 'givenAt' | 'failedAt') =>
  and(stated(completedOrder()), async ({ world: { ports } }) => {
    await confirmWithdrawal(ports, { reference: caseReference(ports, 'withdrawal', ID) })
    await ports.atomically(async ({ orders }) => {
      await orders.lock(ORDER)
      const [refund] = await orders.refundsOf(ORDER)
      if (!refund) throw new Error('nothing is refunded')
      return ok(
        await orders.saveRefund({ ...refund, givenAt: null, failedAt: null, [how]: ports.now() }),
      )
    })
  })

export const PaidBack = meta.story({
  parameters: { app: { path: '/withdraw', whole: true, situation: refunded('givenAt') } },
  play: async ({ app, canvas }) => {
    await app.go(`/withdrawals/${caseReference(app.world.ports, 'withdrawal', ID)}`)
    await expect(
      await canvas.findByText(app.pattern('pages:withdrawal.result.given', { count: 60 })),
    ).toBeVisible()
  },
})

export const RefundFailed = meta.story({
  parameters: { app: { path: '/withdraw', whole: true, situation: refunded('failedAt') } },
  play: async ({ app, canvas }) => {
    await app.go(`/withdrawals/${caseReference(app.world.ports, 'withdrawal', ID)}`)
    await expect(
      await canvas.findByText(app.pattern('pages:withdrawal.result.failed')),
    ).toBeVisible()
  },
})

export const NeverPaid = meta.story({
  parameters: {
    app: { path: '/withdraw', whole: true, situation: stated(pendingOrder()) },
  },
  play: async ({ app, canvas, userEvent }) => {
    await app.go(`/withdrawals/${caseReference(app.world.ports, 'withdrawal', ID)}`)
    await expect(await canvas.findByText(app.t('pages:withdraw.expected.unpaid'))).toBeVisible()
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('pages:withdraw.confirm') }),
    )
    await expect(await canvas.findByText(app.t('pages:withdrawal.result.unpaid'))).toBeVisible()
  },
})

export const Missing = meta.story({
  parameters: { app: { path: '/withdrawals/nothing_there', whole: true, situation: visitor() } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('not-found.title') }),
    ).toBeVisible()
  },
})
