import { expect, waitFor, within } from 'storybook/test'
import { TopBanner } from '#app/notices/top-banner.tsx'
import { HOUR } from '#core/shared/time.ts'
import preview from '#stories/.storybook/preview.tsx'
import { freeMember, newcomer, premiumMember } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Everywhere/Welcome banner',
  component: TopBanner,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/members', whole: true } },
})

export const TheTimeBonus = meta.story({
  parameters: { app: { path: '/members', whole: true, situation: newcomer() } },
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('region', { name: 'Time bonus' })
    await expect(await within(banner).findByRole('timer')).toHaveTextContent(/^0[23]:\d\d:\d\d$/)
    const prices = await within(banner).findByRole('link', { name: 'See the prices' })
    await expect(prices).toHaveAttribute('href', '/credits')
  },
})

export const TheWelcomeDiscount = meta.story({
  parameters: {
    app: { path: '/members', whole: true, situation: freeMember({ joinedAgo: 30 * HOUR }) },
  },
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('region', { name: 'Welcome discount' })
    await expect(banner).toHaveTextContent(/25% off your first bundle/)
  },
})

export const TheBonusOnlyInTheMembersArea = meta.story({
  parameters: { app: { path: '/pricing', whole: true, situation: newcomer() } },
  play: async ({ app, canvas }) => {
    await waitFor(() => expect(app.queries.getQueryData(['discount'])).toBeTruthy())
    await expect(canvas.queryByRole('region', { name: 'Time bonus' })).not.toBeInTheDocument()
  },
})

export const NotToPremium = meta.story({
  parameters: {
    app: { path: '/members', whole: true, situation: premiumMember({ joinedAgo: HOUR }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Time bonus' })).not.toBeInTheDocument()
  },
})

export const OnAPhone = meta.story({
  parameters: { app: { path: '/members', whole: true, situation: newcomer() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Time bonus' })).toBeVisible()
  },
})
