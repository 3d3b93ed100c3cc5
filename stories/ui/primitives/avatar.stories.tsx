import { expect, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES, MISSING_PICTURE } from '#stories/shared/faces.ts'
import { each } from '#stories/shared/grid.ts'
import { frames } from '#ui/primitives/avatar/avatar.css.ts'
import { Avatar } from '#ui/primitives/avatar/avatar.tsx'

const meta = preview.meta({
  title: 'Kit/People/Avatar',
  component: Avatar,
  parameters: {
    grid: {
      rows: each('size', frames),
      columns: { picture: {}, 'no picture': { src: null }, online: { online: 'Online' } },
    },
  },
  args: { name: 'Noor', src: FACES.noorSmall },
})

export const BesideAName = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('presentation')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

export const Alone = meta.story({
  args: { alone: true, size: 'xl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Noor' })).toBeVisible()
  },
})

export const Online = meta.story({
  args: { size: 'l', online: 'Online' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Online')).toBeInTheDocument()
  },
})

export const WithoutAPicture = meta.story({
  args: { src: null, alone: true, name: 'çelik' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'çelik' })).toHaveTextContent('Ç')
  },
})

export const PictureThatIsNotThere = meta.story({
  args: { src: MISSING_PICTURE },
  play: async ({ canvas, canvasElement }) => {
    const { width } = canvasElement.getBoundingClientRect()
    await waitFor(() => expect(canvas.getByText('N')).toBeVisible())
    await expect(canvasElement.getBoundingClientRect().width).toBe(width)
  },
})

export const EmojiForAName = meta.story({
  args: { src: null, name: '👩‍🚀🌻' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('👩‍🚀')).toBeVisible()
  },
})
