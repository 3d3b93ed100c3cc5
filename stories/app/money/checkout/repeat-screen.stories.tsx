import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { freeMember, premiumMember } from '#app/mocks/scenes/situations.ts'
import { RepeatScreen } from '#app/money/checkout/repeat-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import type { Network } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'
import { buyElsewhere, completedOrder, TOTAL } from '#stories/shared/purchases.ts'

const REPEAT = {
  path: '/credits/repeat-order',
  whole: true,
  situation: completedOrder(premiumMember(), 'ideal'),
}

const meta = preview.meta({
  title: 'Credits/Repeat order',
  component: RepeatScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: REPEAT,
  },
})

/** Orders again, up to the confirmation. */
async function openConfirmation({ app, canvas, userEvent }: Playing) {
  const money = app.format.money(TOTAL)
  const payButton = { name: app.t('credits:checkout.pay', { money }) }
  await userEvent.click(await canvas.findByRole('button', payButton))
  const title = app.t('credits:repeat.confirm.title', { money, method: 'iDEAL' })
  return screen.findByRole('alertdialog', { name: title })
}

export const AskedOnceMore = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const question = await openConfirmation({ app, canvas, userEvent })
    await waitFor(() => expect(question).toBeVisible())
  },
})

export const NotAfterAll = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const question = await openConfirmation({ app, canvas, userEvent })
    await userEvent.click(await within(question).findByRole('button', { name: app.t('cancel') }))
    const { orders } = Object(await app.browser.ask('GET', '/api/orders'))
    await expect(orders).toHaveLength(2)
  },
})

export const Empty = meta.story({
  parameters: { app: { ...REPEAT, situation: freeMember() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('credits:repeat.none.title'))).toBeVisible()
  },
})

let failed = false

/** Once the order is being placed, what is fetched again fails. */
const whileOrdering: Network = (worker) => {
  let ordering = false
  failed = false
  const fail = () => {
    if (!ordering) return
    failed = true
    return HttpResponse.json({ code: 'request.invalid' }, { status: 422 })
  }
  worker.use(
    http.post('*/api/orders', () => {
      ordering = true
      return new Promise(() => undefined)
    }),
    http.get('*/api/quotes', fail),
    http.get('*/api/bundles', fail),
    http.get('*/api/orders', fail),
  )
  return () => undefined
}

export const NothingFetchedAgainInterruptsAnOrder = meta.story({
  name: 'Refetch while ordering',
  parameters: { app: { ...REPEAT, network: whileOrdering } },
  play: async ({ app, canvas, userEvent }) => {
    const money = app.format.money(TOTAL)
    const question = await openConfirmation({ app, canvas, userEvent })
    const payButton = { name: app.t('credits:checkout.pay', { money }) }
    await userEvent.click(within(question).getByRole('button', payButton))
    const pay = await canvas.findByRole('button', payButton)
    await waitFor(() => expect(pay).toHaveAttribute('aria-busy'))
    await buyElsewhere(app)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await waitFor(() => expect(failed).toBe(true))
    await waitFor(() => expect(app.queries.isFetching()).toBe(0))
    await expect(pay).toBeVisible()
  },
})
