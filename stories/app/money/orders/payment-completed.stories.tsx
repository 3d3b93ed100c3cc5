import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { writeStored } from '#app/client/storage/browser-storage.ts'
import { draftKey, storeWanted } from '#app/client/storage/message-drafts.ts'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { Line, Party } from '#app/money/credits/lines.tsx'
import { CompletedOrder } from '#app/money/orders/completed-order.tsx'
import { OrderScreen } from '#app/money/orders/order-screen.tsx'
import { ReceiptCard } from '#app/money/orders/receipt-card.tsx'
import { RefundAsk } from '#app/money/orders/refund-ask.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing, oneWay } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'
import { completedOrder, ORDER, orderWithFailedRefund, TOTAL } from '#stories/shared/purchases.ts'

const { company } = demoSites('sandbox')[0]
/** A brand has one name in every language. */
const METHOD = 'iDEAL'

const AT = { path: `/transactions/${ORDER}`, whole: true }

const meta = preview.meta({
  title: 'Credits/Payment completed',
  component: OrderScreen,
  subcomponents: { CompletedOrder, Line, Party, ReceiptCard, RefundAsk },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { ...AT, situation: completedOrder(freeMember({ credits: 12 })) },
  },
  args: { id: ORDER },
})

export const ExactlyWhatCameOfIt = meta.story({
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: app.t('credits:order.completed.title', { count: 60 }),
        level: 1,
      }),
    ).toBeVisible()
    await expect(await canvas.findByText(app.t('credits', { count: 72 }))).toBeVisible()
    const refund = { name: app.t('credits:order.completed.refund-ask') }
    await expect(await canvas.findByRole('button', refund)).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: app.t('credits:order.completed.write') }),
    ).toHaveAttribute('href', '/chats')
  },
})

/** Directly to the restored draft. */
export const BackToTheDraft = meta.story({
  play: async ({ app, canvas }) => {
    const write = { name: app.t('credits:order.completed.write') }
    await canvas.findByRole('link', write)
    writeStored(draftKey(VIEWER.id, 'begun'), 'Saturday, then?')
    await waitFor(() =>
      expect(canvas.getByRole('link', write)).toHaveAttribute('href', '/chats/begun'),
    )
  },
})

/** To whom nothing could be written before. */
export const BackToWhomOneWouldWrite = meta.story({
  name: 'Back to a conversation',
  beforeEach: () => storeWanted(PEOPLE.stijn.id),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: app.t('credits:order.completed.write') }),
    ).toHaveAttribute('href', `/members/${PEOPLE.stijn.id}/chat`)
  },
})

export const ARefundThatFailed = meta.story({
  parameters: { app: { ...AT, situation: orderWithFailedRefund(freeMember({ credits: 12 })) } },
  play: async ({ app, canvas }) => {
    const failed = app.t('credits:order.completed.refund-failed')
    await expect(await canvas.findByText(failed)).toBeVisible()
    await expect(await canvas.findByText(app.t('credits', { count: 72 }))).toBeVisible()
    const refundButton = { name: app.t('credits:order.completed.refund-ask') }
    await expect(await canvas.findByRole('button', refundButton)).toBeEnabled()
  },
})

export const TheReceipt = meta.story({
  play: async ({ app, canvas }) => {
    const title = { name: app.t('credits:receipt.title') }
    const receipt = within(await canvas.findByRole('region', title))
    await expect(receipt.getByText(/^\d{6}-[0-9A-Z]{6}$/)).toBeVisible()
    await expect(receipt.getByText(company.name, { exact: false })).toBeVisible()
    const vat = app.t('credits:receipt.vat', { percent: app.format.percent(21) })
    await expect(receipt.getByText(vat)).toBeVisible()
    await expect(receipt.getByText(METHOD)).toBeVisible()
  },
})

/** Requests a refund, up to the confirmation. */
async function refunding({ app, canvas, userEvent }: Playing) {
  const ask = { name: app.t('credits:order.completed.refund-ask') }
  await userEvent.click(await canvas.findByRole('button', ask))
  const money = app.format.money(TOTAL)
  const title = app.t('credits:refund.title', { money })
  const question = within(await screen.findByRole('alertdialog', { name: title }))
  return question.findByRole('button', { name: app.t('credits:refund.confirm', { money }) })
}

export const RefundAsked = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const really = await refunding({ app, canvas, userEvent })
    await waitFor(() => expect(really).toBeVisible())
    const money = app.format.money(TOTAL)
    const text = app.t('credits:refund.text', { count: 60, money })
    const ends = app.t('credits:refund.ends-premium')
    const all = `${text} ${ends}`
    await expect(await screen.findByText(all, { collapseWhitespace: false })).toBeVisible()
  },
})

export const UnspentCreditsGoBack = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await refunding({ app, canvas, userEvent }))
    await expect(
      await canvas.findByRole('heading', { name: app.t('credits:order.refunded.title') }),
    ).toBeVisible()
    const { user } = Object(await app.browser.ask('GET', '/api/user.php'))
    await expect(user.credits).toBe(12)
  },
})

/**
 * The refund arrives, every answer is lost, and the browser does not notice that it is offline: the question says so,
 * and stays until the order answers.
 */
export const EveryAnswerLost = meta.story({
  play: async ({ app, canvas, userEvent, msw }) => {
    const really = await refunding({ app, canvas, userEvent })
    let connected = false
    msw.use(
      http.post(`*/api/orders/${ORDER}/*`, async ({ request }) => {
        if (connected) return undefined
        if (request.url.endsWith('/refund')) {
          await app.browser.ask('POST', new URL(request.url).pathname, await request.clone().json())
        }
        return HttpResponse.error()
      }),
    )
    await userEvent.click(really)
    await expect(await screen.findByText(app.t('credits:refund.unknown'))).toBeVisible()
    await expect(really).toBeVisible()
    connected = true
    const title = { name: app.t('credits:order.refunded.title') }
    await expect(await canvas.findByRole('heading', title, { timeout: 10_000 })).toBeVisible()
    await expect(really).not.toBeInTheDocument()
  },
})

/** The order answers that nothing was asked of it. */
export const RequestLost = meta.story({
  parameters: {
    app: {
      path: `/transactions/${ORDER}`,
      situation: completedOrder(freeMember()),
      network: oneWay(`/api/orders/${ORDER}/refund`),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await refunding({ app, canvas, userEvent }))
    const lost = await screen.findByText(app.t('errors:internal'), {}, { timeout: 10_000 })
    await expect(lost).toBeVisible()
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
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await refunding({ app, canvas, userEvent }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('errors:refund.changed'))
  },
})

export const OnAPhone = meta.story({
  parameters: {
    app: { path: `/transactions/${ORDER}`, situation: completedOrder(freeMember()), whole: true },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: app.t('credits:order.completed.write') }),
    ).toBeVisible()
  },
})
