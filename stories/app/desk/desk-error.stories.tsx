import { expect } from 'storybook/test'
import { Refusal } from '#app/client/client.ts'
import { DeskError } from '#app/desk/desk-error.tsx'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Desk/Something went wrong',
  component: DeskError,
  tags: ['!autodocs'],
  args: { error: new Refusal({ code: 'internal' }, 500) },
  parameters: { layout: 'fullscreen', app: { path: '/desk', situation: operator() } },
})

export const ErrorState = meta.story({
  name: 'Error',
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('errors:internal'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: app.t('error.again') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: app.t('desk:to-overview') })).toHaveAttribute(
      'href',
      '/desk',
    )
  },
})
