import { expect, fn, within } from 'storybook/test'
import { Bill } from '#app/credits/bill.tsx'
import { CheckoutScreen } from '#app/credits/checkout-screen.tsx'
import { MethodChoice } from '#app/credits/method-choice.tsx'
import { NextSteps } from '#app/credits/next-steps.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import { newcomer, premiumMember } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Credits/Payment',
  component: CheckoutScreen,
  subcomponents: { Bill, MethodChoice, NextSteps },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/credits/eur-60', whole: true, situation: newcomer() },
  },
  args: { bundle: 'eur-60', method: null, code: null, onMethod: fn(), onCode: fn() },
})

export const EverythingBeforeTheTap = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const bill = await canvas.findByRole('region', { name: 'Your order' })
    await expect(await within(bill).findByText('€39.99')).toBeVisible()
    await expect(await within(bill).findByText('−€10.00')).toBeVisible()
    await expect(await within(bill).findByText('€29.99')).toBeVisible()
    await expect(await canvas.findByText(/single payment/)).toBeVisible()
    await expect(await canvas.findByText(/refundable for 14 days/)).toBeVisible()

    await userEvent.click(await canvas.findByRole('radio', { name: /iDEAL/ }))
    await expect(await canvas.findByRole('button', { name: 'Pay €29.99 with iDEAL' })).toBeVisible()
    await expect(app.path()).toBe('/credits/eur-60/ideal')
  },
})

export const AMethodIsNeeded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay €29.99' }))
    await expect(await canvas.findByText('Choose a way to pay.')).toBeVisible()
  },
})

export const AllWaysToPay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^All \d+ ways to pay$/ }))
    await expect(await canvas.findByRole('radio', { name: /SEPA direct debit/ })).toBeVisible()
  },
})

export const ADirectDebitIsAgreedToFirst = meta.story({
  parameters: {
    app: { path: '/credits/eur-60/sdd', whole: true, situation: premiumMember() },
  },
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(/confirm with a code on your phone/)).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Continue with direct debit · €39.99' }),
    )
    await expect(await canvas.findByRole('heading', { name: 'Direct debit' })).toBeVisible()
    await expect(app.path()).toMatch(/^\/directdebit\?order=/)
  },
})

export const OnAPhone = meta.story({
  parameters: { app: { path: '/credits/eur-60', situation: newcomer(), whole: true } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay €29.99' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const TheProviderDoesNotAnswer = meta.story({
  parameters: {
    app: {
      path: '/credits/eur-60/ideal',
      situation: premiumMember(),
      network: failing({ code: 'payment.provider-unreachable' }, '/api/orders'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay €39.99 with iDEAL' })
    await userEvent.click(pay)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(pay).not.toHaveAttribute('aria-busy')
  },
})

export const NoSuchBundle = meta.story({
  parameters: { app: { path: '/credits/eur-61', situation: premiumMember() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
