import { expect, within } from 'storybook/test'
import { paying } from '#app/mocks/scenes/situation.ts'
import { newcomer, premiumMember, visitor } from '#app/mocks/scenes/situations.ts'
import { PriceNote } from '#app/money/credits/price-note.tsx'
import { PricingScreen } from '#app/money/credits/pricing-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import { amount, vatIn } from '#stories/shared/prices.ts'

const PRICING = { path: '/pricing', whole: true, situation: visitor() }

const meta = preview.meta({
  title: 'Pages/Pricing',
  component: PricingScreen,
  subcomponents: { PriceNote },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: PRICING,
  },
})

export const ForAVisitor = meta.story({
  play: async ({ app, canvas }) => {
    const table = await canvas.findByRole('table')
    await expect(await within(table).findByText(amount(app, 18_999))).toBeVisible()
    await expect(await within(table).findByText(amount(app, 47))).toBeVisible()
    // Three prices; a gift is none of them.
    const message = await canvas.findByText(app.t('credits:pricing.message'))
    const prices = message.closest<HTMLElement>('ul')
    await expect(within(prices ?? document.body).getAllByRole('listitem')).toHaveLength(3)
    const gift = app.t('credits', { count: 5 })
    await expect(canvas.getByText(app.t('credits:pricing.signup', { gift }))).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: app.t('credits:pricing.start') }),
    ).toBeVisible()
    await expect(await canvas.findByText(vatIn(app, 'NL', 21))).toBeVisible()
    await expect(
      await canvas.findByText(app.t('credits:price.same', { country: app.format.country('NL') })),
    ).toBeVisible()
    // Limits of the free membership are shown before signup.
    const free = await canvas.findByRole('region', { name: app.t('credits:pricing.free') })
    await expect(free).toHaveTextContent(app.t('credits:pricing.free-conversations', { count: 2 }))
    await expect(free).toHaveTextContent(app.t('credits:pricing.free-photos', { count: 3 }))
  },
})

export const ForAMember = meta.story({
  parameters: { app: { ...PRICING, situation: premiumMember() } },
  play: async ({ app, canvas }) => {
    const buy = await canvas.findByRole('link', { name: app.t('credits:pricing.buy') })
    await expect(buy).toHaveAttribute('href', '/credits')
  },
})

export const WithADiscount = meta.story({
  parameters: { app: { ...PRICING, situation: newcomer() } },
  play: async ({ app, canvas }) => {
    const table = await canvas.findByRole('table')
    await expect(await within(table).findByText(amount(app, 1499))).toBeVisible()
    await expect(await within(table).findByText(amount(app, 1999))).toBeVisible()
    await expect(
      await canvas.findByText(
        app.pattern('credits:bundles.first-until', { percent: app.format.percent(25) }),
      ),
    ).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: { app: { ...PRICING, network: failing({ code: 'internal' }, '/api/bundles') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('button', { name: app.t('error.again') })).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { app: { ...PRICING, situation: paying('none', visitor()) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('credits:closed.text'))).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
})
