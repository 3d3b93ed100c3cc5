import { expect } from 'storybook/test'
import { OfflineAlert } from '#app/notices/offline-alert.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { offline } from '#stories/shared/network.ts'

const meta = preview.meta({
  title: 'Everywhere/Offline',
  component: OfflineAlert,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/members' } },
})

export const NoConnection = meta.story({
  parameters: { app: { path: '/members', network: offline } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are offline/)).toBeVisible()
  },
})

export const Connected = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/You are offline/)).not.toBeInTheDocument()
  },
})
