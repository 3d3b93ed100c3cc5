import { expect } from 'storybook/test'
import { visitor } from '#app/mocks/scenes/situations.ts'
import { RichText } from '#app/site/pages/rich-text.tsx'
import preview from '#stories/.storybook/preview.tsx'

const ELSEWHERE = 'to no page'

const meta = preview.meta({
  title: 'Pages/Rich text',
  component: RichText,
  tags: ['!autodocs'],
  args: {
    text: 'One line with <pricing>a link</pricing>.\n- First point\n- Second point\nThe end.',
  },
  parameters: { app: { path: '/', situation: visitor() } },
})

export const Marked = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '/pricing')
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2)
  },
})

export const UnknownPlace = meta.story({
  args: { text: `A mark that leads <nowhere>${ELSEWHERE}</nowhere> is words.` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(ELSEWHERE))).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})
