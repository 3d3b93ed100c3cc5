import { expect, fn } from 'storybook/test'
import { paying } from '#app/mocks/scenes/situation.ts'
import { newcomer, premiumMember } from '#app/mocks/scenes/situations.ts'
import { PremiumScreen } from '#app/money/credits/premium-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'

const PREMIUM = { path: '/premium', whole: true, situation: newcomer() }

const meta = preview.meta({
  title: 'Credits/Premium',
  component: PremiumScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: PREMIUM,
  },
  args: { code: null, onCode: fn(), bundle: null, onBundle: fn() },
})

export const WhatItIs = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('credits:premium.intro'))).toBeVisible()
    await expect(await canvas.findAllByRole('radio')).toHaveLength(4)
    await expect(await canvas.findByText(app.t('credits:credits.wallet'))).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    // The price is on the first screen, above the navigation bar.
    const [bundle] = await canvas.findAllByRole('radio')
    await expect(bundle?.getBoundingClientRect().top).toBeLessThan(window.innerHeight)
  },
})

export const AlreadyPremium = meta.story({
  parameters: { app: { ...PREMIUM, situation: premiumMember() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('credits:premium.already'))).toBeVisible()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
  },
})

export const Empty = meta.story({
  parameters: { app: { ...PREMIUM, situation: paying('none', newcomer()) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('credits:closed.text'))).toBeVisible()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
  },
})
