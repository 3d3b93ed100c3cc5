import { expect, within } from 'storybook/test'
import { TestPayments } from '#app/membership/alerts/test-payments.tsx'
import { paying } from '#app/mocks/scenes/situation.ts'
import { freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const asVisitor = { path: '/', whole: true, situation: paying('test', visitor()) }
const asMember = { path: '/chats', whole: true, situation: paying('test', freeMember()) }

const meta = preview.meta({
  title: 'Everywhere/Test payments',
  component: TestPayments,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: asVisitor },
})

export const ToAVisitor = meta.story({
  play: async ({ app, canvas }) => {
    const banner = await canvas.findByRole('region', { name: app.t('test-payments.label') })
    await expect(within(banner).getByText(app.t('test-payments.text'))).toBeVisible()
  },
})

export const ToAMember = meta.story({
  parameters: { app: asMember },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('test-payments.text'))).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  parameters: { app: asMember },
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('test-payments.text'))).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const OnALander = meta.story({
  parameters: { app: { ...asVisitor, path: '/landers/gallery' } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('test-payments.text'))).toBeVisible()
  },
})

export const NotInTheDemo = meta.story({
  parameters: { app: { ...asVisitor, situation: paying('demo', visitor()) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('contentinfo')).toBeVisible()
    await expect(
      canvas.queryByRole('region', { name: app.t('test-payments.label') }),
    ).not.toBeInTheDocument()
  },
})
