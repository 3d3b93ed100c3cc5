import { expect, fn, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { PHOTO_WORDS, PHOTOS } from '#stories/shared/photos.ts'
import { Gallery } from '#ui/patterns/gallery/gallery.tsx'
import { Enlargeable, SinglePhoto } from '#ui/patterns/gallery/single-photo.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'

const meta = preview.meta({
  title: 'Kit/People/Gallery',
  component: Gallery,
  subcomponents: { Enlargeable, SinglePhoto },
  args: { label: 'Photos of Noor', photos: PHOTOS, words: PHOTO_WORDS, onOpen: fn() },
  decorators: [
    (Story) => (
      <Page width="narrow">
        <Story />
      </Page>
    ),
  ],
})

export const ByButtons = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('1 of 4')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Previous photo' })).not.toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: 'Noor at the window' }))
    await expect(args.onOpen).toHaveBeenCalledWith(0)
  },
})

/** The photo is said once, by what pressing it does. */
export const SaidOnce = meta.story({
  args: {
    photos: PHOTOS.slice(0, 1).map((one) => ({ ...one, enlarge: 'Enlarge photo 1 of Noor' })),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Enlarge photo 1 of Noor' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('img', { name: 'Noor at the window' })).not.toBeInTheDocument()
  },
})

export const ByArrowKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Noor at the window' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByText('2 of 4')).toBeVisible())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByText('1 of 4')).toBeVisible())
  },
})

/** The photos are one tab stop, that of the one that is seen: the focus goes with the arrow keys, and Tab leaves them. */
export const OneTabStop = meta.story({
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">After</button>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Noor at the window' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const [, second] = canvas.getAllByRole('listitem')
    await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
  },
})

export const OnePhoto = meta.story({
  args: { photos: PHOTOS.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('1 of 1')).not.toBeInTheDocument()
  },
})

export const Locked = meta.story({ args: { photos: PHOTOS.slice(2) } })
