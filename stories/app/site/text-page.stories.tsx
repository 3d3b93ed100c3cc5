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
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      app.t('pages:terms.title'),
    )
    await expect(
      await canvas.findByRole('heading', { name: app.t('pages:terms.refunds.title') }),
    ).toBeVisible()
    await expect(
      await canvas.findByText(app.t('pages:terms.refunds.text', { days: 14 })),
    ).toBeVisible()
  },
})

export const Privacy = meta.story({
  args: { page: 'privacy' },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      app.t('pages:privacy.title'),
    )
    await expect(await canvas.findByText(app.pattern('pages:privacy.place.text'))).toBeVisible()
  },
})
