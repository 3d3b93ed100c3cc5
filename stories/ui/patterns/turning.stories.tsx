import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { PHOTO_WORDS } from '#stories/shared/photos.ts'
import { Turning } from '#ui/patterns/gallery/turning.tsx'

const meta = preview.meta({
  title: 'Kit/Lander/Turning',
  component: Turning,
  args: { at: 1, count: 4, words: PHOTO_WORDS, go: fn() },
})

export const InTheMiddle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('2 of 4')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous photo' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Next photo' }))
    await expect(args.go).toHaveBeenNthCalledWith(1, 0)
    await expect(args.go).toHaveBeenNthCalledWith(2, 2)
  },
})

export const AtTheEnd = meta.story({
  args: { at: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument()
  },
})
