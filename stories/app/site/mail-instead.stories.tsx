import { expect } from 'storybook/test'
import { visitor } from '#app/mocks/scenes/situations.ts'
import { MailInstead } from '#app/site/mail-instead.tsx'
import preview from '#stories/.storybook/preview.tsx'

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
