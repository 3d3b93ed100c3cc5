import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IN_FRAMES } from '#stories/shared/docs-frames.ts'
import { PHOTO_WORDS, PHOTOS } from '#stories/shared/photos.ts'
import { Lightbox } from '#ui/patterns/gallery/lightbox.tsx'

const meta = preview.meta({
  title: 'Kit/Overlay/Lightbox',
  component: Lightbox,
  parameters: { layout: 'fullscreen', docs: IN_FRAMES },
  args: {
    label: 'Photos of Noor',
    photos: PHOTOS,
    words: PHOTO_WORDS,
    closeLabel: 'Close',
    start: 1,
    onClose: fn(),
  },
})

export const StartsWhereItWasOpened = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Photos of Noor' })
    await waitFor(() => expect(screen.getByText('2 of 4')).toBeVisible())

    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByText('3 of 4')).toBeVisible())
    await userEvent.click(await screen.findByRole('button', { name: 'Next photo' }))
    await waitFor(() => expect(screen.getByText('4 of 4')).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument()

    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const Closed = meta.story({
  tags: ['!autodocs'],
  args: { start: null },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})
