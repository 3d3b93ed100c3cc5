import { expect } from 'storybook/test'
import { TextPage } from '#app/site/text-page.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { visitor } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Pages/Text',
  component: TextPage,
  tags: ['!autodocs'],
  args: { page: 'terms' as const },
  parameters: { layout: 'fullscreen', app: { path: '/', situation: visitor() } },
})

export const Terms = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Terms')
    await expect(await canvas.findByRole('heading', { name: 'Money back' })).toBeVisible()
    await expect(await canvas.findByText(/until 14 days after your purchase/)).toBeVisible()
  },
})

export const Privacy = meta.story({
  args: { page: 'privacy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Privacy')
    await expect(await canvas.findByText(/never a point/)).toBeVisible()
  },
})
