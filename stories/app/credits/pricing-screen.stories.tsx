import { expect, within } from 'storybook/test'
import { PricingScreen } from '#app/credits/pricing-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import { premiumMember, visitor } from '#stories/shared/situations.ts'

const PRICING = { path: '/pricing', whole: true, situation: visitor() }

const meta = preview.meta({
  title: 'Pages/Pricing',
  component: PricingScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: PRICING,
  },
})

export const ForAVisitor = meta.story({
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await expect(await within(table).findByText('€189.99')).toBeVisible()
    await expect(await within(table).findByText('€0.47')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Sign up for free' })).toBeVisible()
  },
})

export const ForAMember = meta.story({
  parameters: { app: { ...PRICING, situation: premiumMember() } },
  play: async ({ canvas }) => {
    const buy = await canvas.findByRole('link', { name: 'Buy credits' })
    await expect(buy).toHaveAttribute('href', '/credits')
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const PricesWouldNotLoad = meta.story({
  parameters: { app: { ...PRICING, network: failing({ code: 'internal' }, '/api/bundles') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
