import { expect, fn, waitFor, within } from 'storybook/test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { atSite } from '#app/mocks/scenes/situation.ts'
import { newcomer, premiumMember } from '#app/mocks/scenes/situations.ts'
import { Bill } from '#app/money/checkout/bill.tsx'
import { CheckoutScreen } from '#app/money/checkout/checkout-screen.tsx'
import { MethodChoice } from '#app/money/checkout/method-choice.tsx'
import { NextSteps } from '#app/money/checkout/next-steps.tsx'
import { VatNote } from '#app/money/credits/price-note.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { amount, BANCONTACT, CARD, euros, IDEAL, vatIn } from '#stories/shared/prices.ts'
import { stayed } from '#stories/shared/purchases.ts'

const [{ settings: DEMO }] = demoSites('sandbox')
const WITHOUT_IDEAL = DEMO.paymentMethods.filter(({ id }) => id !== 'ideal')

const meta = preview.meta({
  title: 'Credits/Payment',
  component: CheckoutScreen,
  subcomponents: { Bill, MethodChoice, NextSteps, VatNote },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/credits/eur-60', whole: true, situation: newcomer() },
  },
  args: { bundle: 'eur-60', method: null, code: null, onMethod: fn(), onCode: fn() },
})

export const EverythingBeforeTheTap = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const bill = await canvas.findByRole('region', { name: app.t('credits:checkout.summary') })
    await expect(await within(bill).findByText(amount(app, 3999))).toBeVisible()
    await expect(await within(bill).findByText(amount(app, 1000, '−'))).toBeVisible()
    await expect(await within(bill).findByText(amount(app, 2999))).toBeVisible()
    await expect(await within(bill).findByText(vatIn(app, 'NL', 21))).toBeVisible()
    await expect(await within(bill).findByText(app.pattern('credits:checkout.until'))).toBeVisible()
    await expect(await canvas.findByText(app.pattern('credits:checkout.next-once'))).toBeVisible()
    await expect(
      await canvas.findByText(app.t('credits:checkout.next-refund', { count: 14 })),
    ).toBeVisible()

    // The usual payment method in the Netherlands is preselected, and nothing else.
    await expect(await canvas.findByRole('radio', { name: IDEAL })).toBeChecked()
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1)
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
    await expect(
      await canvas.findByRole('button', {
        name: app.t('credits:checkout.pay', { money: app.format.money(euros(2999)) }),
      }),
    ).toBeVisible()

    const card = await canvas.findByRole('radio', { name: CARD })
    await userEvent.click(card)
    await expect(app.path()).toBe('/credits/eur-60/creditcard')
    await expect(card).toBeChecked()
    await expect(
      await canvas.findByRole('button', {
        name: app.t('credits:checkout.pay', { money: app.format.money(euros(2999)) }),
      }),
    ).toBeVisible()
  },
})

export const APersonalCode = meta.story({
  parameters: {
    app: { path: '/credits/eur-60', whole: true, situation: stayed(premiumMember()) },
  },
  play: async ({ app, canvas, userEvent }) => {
    const half = { percent: app.format.percent(50) }
    const apply = { name: app.t('credits:code.apply') }
    await userEvent.click(await canvas.findByRole('button', apply))
    await expect(
      await canvas.findByText(app.pattern('credits:checkout.discount', half)),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', apply)).not.toBeInTheDocument()
  },
})

export const InBelgium = meta.story({
  parameters: {
    app: {
      path: '/credits/eur-60',
      whole: true,
      situation: newcomer({ account: { country: 'BE' } }),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(vatIn(app, 'BE', 21))).toBeVisible()
    await expect(await canvas.findByRole('radio', { name: BANCONTACT })).toBeChecked()
    await expect(await canvas.findByRole('radio', { name: CARD })).toBeVisible()
  },
})

/** A URL from before all cards were one option. */
export const TheCardsOfOneCompany = meta.story({
  parameters: { app: { path: '/credits/eur-60/mastercard', whole: true, situation: newcomer() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: CARD })).toBeChecked()
  },
})

/** Where the usual method is not accepted, nothing is preselected. */
export const AMethodIsNeeded = meta.story({
  parameters: {
    app: {
      path: '/credits/eur-60',
      whole: true,
      situation: atSite({ paymentMethods: WITHOUT_IDEAL }, newcomer()),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: app.t('credits:checkout.pay', { money: app.format.money(euros(2999)) }),
      }),
    )
    await expect(await canvas.findByText(app.t('credits:checkout.method-needed'))).toBeVisible()
  },
})

export const AllWaysToPay = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.pattern('credits:checkout.method-more') }),
    )
    // A keyboard goes on at the revealed methods.
    await expect(canvas.getAllByRole('radio')[4]).toHaveFocus()
    await expect(
      await canvas.findByRole('radio', { name: app.pattern('credits:method.sdd') }),
    ).toBeVisible()
  },
})

export const ADirectDebitIsAgreedToFirst = meta.story({
  name: 'Mandate',
  parameters: {
    app: { path: '/credits/eur-60/sdd', whole: true, situation: premiumMember() },
  },
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(app.pattern('credits:checkout.next-debit'))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', {
        name: app.t('credits:checkout.to-debit', { money: app.format.money(euros(3999)) }),
      }),
    )
    await expect(
      await canvas.findByRole('heading', { name: app.t('credits:debit.title') }),
    ).toBeVisible()
    await expect(app.path()).toMatch(/^\/directdebit\?order=/)
  },
})

/** Total and button are beside the payment methods, on the first screen. */
export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    const pay = await canvas.findByRole('button', {
      name: app.t('credits:checkout.pay', { money: app.format.money(euros(2999)) }),
    })
    const ideal = await canvas.findByRole('radio', { name: IDEAL })
    await expect(pay.getBoundingClientRect().bottom).toBeLessThan(800)
    await expect(pay.getBoundingClientRect().left).toBeGreaterThan(
      ideal.getBoundingClientRect().right,
    )
  },
})

export const OnAPhone = meta.story({
  parameters: { app: { path: '/credits/eur-60', situation: newcomer(), whole: true } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    const pay = await canvas.findByRole('button', {
      name: app.t('credits:checkout.pay', { money: app.format.money(euros(2999)) }),
    })
    await waitFor(() => expect(pay.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight))
    await expect(await canvas.findByText(app.t('credits:checkout.once'))).toBeVisible()
    // The navigation bar would take the room of the pay bar.
    await expect(canvas.queryByRole('link', { name: app.t('nav.chats') })).not.toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
