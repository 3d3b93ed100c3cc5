import { expect } from 'storybook/test'
import { Refusal } from '#app/client/client.ts'
import { ErrorScreen } from '#app/layouts/error-screen.tsx'
import { visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Everywhere/Something went wrong',
  component: ErrorScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/members', situation: visitor() } },
})

export const ErrorState = meta.story({
  name: 'Error',
  args: { error: new TypeError('of our own code') },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('errors:internal'))).toBeVisible()
    await expect(await canvas.findByRole('link', { name: app.t('error.home') })).toHaveAttribute(
      'href',
      '/',
    )
  },
})

export const WithoutAConnection = meta.story({
  args: { error: new Refusal({ code: 'network' }, null) },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:offline.text'))).toBeVisible()
  },
})

export const Offline = meta.story({
  args: { error: new Refusal({ code: 'network' }, null) },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('errors:network'))).toBeVisible()
    await expect(await canvas.findByRole('button', { name: app.t('error.again') })).toBeVisible()
  },
})
