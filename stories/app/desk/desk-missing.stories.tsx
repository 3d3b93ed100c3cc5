import { expect } from 'storybook/test'
import { DeskMissing } from '#app/desk/desk-missing.tsx'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Desk/Page not found',
  component: DeskMissing,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/desk/nothing/here', whole: true, situation: operator() },
  },
})

export const NotFound = meta.story({
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: app.t('not-found.title') }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: app.t('desk:to-overview') })).toHaveAttribute(
      'href',
      '/desk',
    )
  },
})
