import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { stubOnline } from '#app/mocks/browser/stub-online.ts'
import { newcomer, premiumMember } from '#app/mocks/scenes/situations.ts'
import { CheckoutScreen } from '#app/money/checkout/checkout-screen.tsx'
import { PriceAlert } from '#app/money/checkout/price-alert.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing, type Network } from '#stories/shared/network.ts'
import { euros } from '#stories/shared/prices.ts'
import { buyElsewhere } from '#stories/shared/purchases.ts'

const meta = preview.meta({
  title: 'Credits/Payment in trouble',
  component: CheckoutScreen,
  subcomponents: { PriceAlert },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/credits/eur-60', whole: true } },
  args: { bundle: 'eur-60', method: null, code: null, onMethod: fn(), onCode: fn() },
})

export const ErrorAtTheProvider = meta.story({
  parameters: {
    app: {
      path: '/credits/eur-60/ideal',
      whole: true,
      situation: premiumMember(),
      network: failing({ code: 'payment.provider-unreachable' }, '/api/orders'),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', {
      name: app.t('credits:checkout.pay', { money: app.format.money(euros(3999)) }),
    })
    await userEvent.click(pay)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(pay).not.toHaveAttribute('aria-busy')
  },
})

/** Nothing is ordered later, when nobody expects it. */
export const Offline = meta.story({
  parameters: { app: { path: '/credits/eur-60/ideal', whole: true, situation: premiumMember() } },
  play: async ({ app, canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', {
      name: app.t('credits:checkout.pay', { money: app.format.money(euros(3999)) }),
    })
    const restore = stubOnline(false)
    dispatchEvent(new Event('offline'))
    await userEvent.click(pay)
    await expect(await canvas.findByText(app.t('credits:checkout.offline'))).toBeVisible()
    await expect(pay).not.toHaveAttribute('aria-busy')
    restore()
    dispatchEvent(new Event('online'))
    // The one that gave premium, and none since.
    await expect(await app.browser.ask('GET', '/api/orders')).toMatchObject({
      orders: [{ state: 'completed' }],
    })
  },
})

/** A retry does not bring a bundle back: it is not offered. */
export const NoSuchBundle = meta.story({
  parameters: { app: { path: '/credits/eur-61', whole: true, situation: premiumMember() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('errors:bundle.not-found'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: app.t('error.again') })).toBeNull()
  },
})

/** The member comes back to this tab. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

/** Another tab used the discount: the press is for the price that one saw. */
export const DiscountUsedElsewhere = meta.story({
  parameters: { app: { path: '/credits/eur-60', whole: true, situation: newcomer() } },
  play: async ({ app, canvas, userEvent }) => {
    const paying = (cents: number) => ({
      name: app.t('credits:checkout.pay', { money: app.format.money(euros(cents)) }),
    })
    await canvas.findByRole('button', paying(2999))
    await buyElsewhere(app)
    comeBack()
    const pay = await canvas.findByRole('button', paying(3999))
    await userEvent.click(pay)
    await expect(
      await canvas.findByText(
        app.pattern('credits:checkout.discount-used', { money: app.format.money(euros(3999)) }),
      ),
    ).toBeVisible()
    await expect(app.path()).toBe('/credits/eur-60')
    const { orders } = Object(await app.browser.ask('GET', '/api/orders'))
    await expect(orders).toHaveLength(1)
  },
})

let refused = false

/** The order is being placed, and its code is refused from then on. */
const whileOrdering: Network = (worker) => {
  let ordering = false
  refused = false
  worker.use(
    http.post('*/api/orders', () => {
      ordering = true
      return new Promise(() => undefined)
    }),
    http.get('*/api/quotes', () => {
      if (!ordering) return
      refused = true
      return HttpResponse.json({ code: 'discount.used' }, { status: 409 })
    }),
  )
  return () => undefined
}

/** A code that this order is using is used: the form stays until the order is placed. */
export const CodeUsedByTheOrderItself = meta.story({
  name: 'Code used already',
  args: { code: 'WELCOME25' },
  parameters: {
    app: {
      path: '/credits/eur-60/ideal?code=WELCOME25',
      whole: true,
      situation: newcomer(),
      network: whileOrdering,
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: app.pattern('credits:checkout.pay') })
    await userEvent.click(pay)
    await waitFor(() => expect(pay).toHaveAttribute('aria-busy'))
    await buyElsewhere(app)
    comeBack()
    await waitFor(() => expect(refused).toBe(true))
    await waitFor(() => expect(app.queries.isFetching()).toBe(0))
    await expect(pay).toBeVisible()
  },
})
