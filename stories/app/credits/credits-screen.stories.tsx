import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { BundleChoice } from '#app/credits/bundle-choice.tsx'
import { CreditsScreen } from '#app/credits/credits-screen.tsx'
import { DiscountLine } from '#app/credits/discount-line.tsx'
import { LedgerSheet } from '#app/credits/ledger-sheet.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing, slow } from '#stories/shared/network.ts'
import { newcomer, premiumMember } from '#stories/shared/situations.ts'

const CREDITS = { path: '/credits', whole: true, situation: premiumMember() }

const meta = preview.meta({
  title: 'Credits/Credits',
  component: CreditsScreen,
  subcomponents: { BundleChoice, DiscountLine, LedgerSheet },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: CREDITS,
  },
  args: { code: null, onCode: fn() },
})

export const Bundles = meta.story({
  play: async ({ canvas, userEvent }) => {
    const bundles = await canvas.findAllByRole('radio')
    await expect(bundles).toHaveLength(4)
    await expect(bundles[0]).toBeChecked()
    await userEvent.click(await canvas.findByRole('radio', { name: /60 credits/ }))
    const on = await canvas.findByRole('link', { name: /^Continue · €39\.99$/ })
    await expect(on).toHaveAttribute('href', '/credits/eur-60')
    await expect(await canvas.findByText('€0.67 per message')).toBeVisible()
  },
})

export const WithTheTimeBonus = meta.story({
  parameters: { app: { ...CREDITS, situation: newcomer() } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('timer')).toHaveLength(4))
    await expect(await canvas.findByRole('link', { name: /^Continue · €14\.99$/ })).toBeVisible()
    await expect(await canvas.findByText('€0.60 per message')).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  parameters: { app: { ...CREDITS, situation: newcomer() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Continue/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const WhereTheyWent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Where they went' }))
    const sheet = await screen.findByRole('dialog', { name: 'Your credits' })
    await expect(await within(sheet).findByText('For confirming your email')).toBeVisible()
    await expect(within(sheet).getAllByText('Bought').length).toBeGreaterThan(1)
  },
})

export const Loading = meta.story({
  parameters: { app: { ...CREDITS, network: slow('/api/bundles') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading prices')).toBeInTheDocument()
  },
})

export const PricesWouldNotLoad = meta.story({
  parameters: { app: { ...CREDITS, network: failing({ code: 'internal' }, '/api/bundles') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
