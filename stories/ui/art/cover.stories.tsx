import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Cover } from '#ui/art/scenes/cover.tsx'

const SRC = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="#0e5a57" d="M0 0h1200v630H0z"/><circle cx="700" cy="300" r="180" fill="#f2b441"/></svg>',
)}`

const meta = preview.meta({
  title: 'Identity/OG image of a site',
  component: Cover,
  args: { src: SRC, width: 1200, height: 630 },
})

export const Whole = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('presentation')).toBeVisible()
  },
})
