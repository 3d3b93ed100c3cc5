import { expect, waitFor } from 'storybook/test'
import { NoticeBoard } from '#app/notices/notice-board.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { freeMember } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Everywhere/Profile photo alert',
  component: NoticeBoard,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/members', situation: freeMember({ photos: 0 }) },
  },
  args: { layout: 'default' as const },
})

export const NoPhotoYet = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:photo.missing.title'))).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: app.t('notices:photo.missing.action') }),
    ).toHaveAttribute('href', '/profile')
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:photo.missing.title'))).toBeVisible()
  },
})

export const WhoeverHasOneIsNotAsked = meta.story({
  tags: ['!dev'],
  parameters: { app: { path: '/members', situation: freeMember() } },
  play: async ({ app, canvas }) => {
    await waitFor(() => expect(app.queries.getQueryData(['user'])).toBeDefined())
    await expect(canvas.queryByText(app.t('notices:photo.missing.title'))).not.toBeInTheDocument()
  },
})
