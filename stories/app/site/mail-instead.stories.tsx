import { expect } from 'storybook/test'
import { MailInstead } from '#app/site/mail-instead.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { visitor } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Everywhere/Form without scripts',
  component: MailInstead,
  tags: ['!autodocs'],
  parameters: { app: { path: '/complaints', situation: visitor() } },
})

export const Notice = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /@/ })
    await expect(link).toHaveAttribute('href', `mailto:${link.textContent}`)
  },
})
