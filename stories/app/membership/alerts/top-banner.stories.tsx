import { expect, waitFor, within } from 'storybook/test'
import { TopBanner } from '#app/membership/alerts/top-banner.tsx'
import { atSite } from '#app/mocks/scenes/situation.ts'
import { freeMember, newcomer, premiumMember } from '#app/mocks/scenes/situations.ts'
import { Sentence } from '#app/shared/sentence.tsx'
import { HOUR } from '#core/shared/time.ts'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Everywhere/Welcome banner',
  component: TopBanner,
  subcomponents: { Sentence },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/members', whole: true } },
})

export const TheTimeBonus = meta.story({
  parameters: { app: { path: '/members', whole: true, situation: newcomer() } },
  play: async ({ app, canvas }) => {
    const banner = await canvas.findByRole('region', { name: app.t('notices:banner.title') })
    await expect(await within(banner).findByRole('timer')).toHaveTextContent(/^7[01]:\d\d:\d\d$/)
    await expect(banner).toHaveTextContent(
      app.pattern('notices:banner.text', { percent: app.format.percent(25) }),
    )
    const prices = await within(banner).findByRole('link', { name: app.t('notices:banner.action') })
    await expect(prices).toHaveAttribute('href', '/credits')
  },
})

/** A site without a discount after the bonus: the countdown is to its own end. */
export const TheTimeBonusAlone = meta.story({
  parameters: {
    app: {
      path: '/members',
      whole: true,
      situation: atSite({ welcomePercentage: 0 }, newcomer()),
    },
  },
  play: async ({ app, canvas }) => {
    const banner = await canvas.findByRole('region', { name: app.t('notices:banner.title') })
    await expect(await within(banner).findByRole('timer')).toHaveTextContent(/^0[23]:\d\d:\d\d$/)
  },
})

export const TheWelcomeDiscount = meta.story({
  parameters: {
    app: { path: '/members', whole: true, situation: freeMember({ joinedAgo: 30 * HOUR }) },
  },
  play: async ({ app, canvas }) => {
    const banner = await canvas.findByRole('region', { name: app.t('notices:banner.title') })
    await expect(banner).toHaveTextContent(app.format.percent(25).replaceAll(/\s/g, ' '))
  },
})

export const TheBonusOnlyInTheMembersArea = meta.story({
  name: 'Members’ pages only',
  parameters: { app: { path: '/pricing', whole: true, situation: newcomer() } },
  play: async ({ app, canvas }) => {
    await waitFor(() => expect(app.queries.getQueryData(['discount'])).toBeTruthy())
    await expect(
      canvas.queryByRole('region', { name: app.t('notices:banner.title') }),
    ).not.toBeInTheDocument()
  },
})

export const NotBesideThePrices = meta.story({
  parameters: {
    app: { path: '/credits', whole: true, situation: freeMember({ joinedAgo: 30 * HOUR }) },
  },
  play: async ({ app, canvas }) => {
    await waitFor(() => expect(app.queries.getQueryData(['discount'])).toBeTruthy())
    await expect(
      canvas.queryByRole('region', { name: app.t('notices:banner.title') }),
    ).not.toBeInTheDocument()
  },
})

export const NotToPremium = meta.story({
  parameters: {
    app: { path: '/members', whole: true, situation: premiumMember({ joinedAgo: HOUR }) },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      canvas.queryByRole('region', { name: app.t('notices:banner.title') }),
    ).not.toBeInTheDocument()
  },
})

export const OnAPhone = meta.story({
  parameters: { app: { path: '/members', whole: true, situation: newcomer() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: app.t('notices:banner.title') }),
    ).toBeVisible()
  },
})
