import { expect, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Film } from '#ui/patterns/film/film.tsx'

const meta = preview.meta({
  title: 'Kit/Lander/Film',
  component: Film,
  args: {
    poster: '/landers/windows.webp',
    sources: [
      { src: '/landers/windows.webm', type: 'video/webm' },
      { src: '/landers/windows.mp4', type: 'video/mp4' },
    ],
    labels: { pause: 'Pause the film', play: 'Play the film' },
  },
})

export const Running = meta.story({
  globals: { motion: 'full' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = canvasElement.querySelector('video')
    await expect(video).toHaveAttribute('aria-hidden', 'true')
    await expect(video?.muted).toBe(true)
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the film' }))
    await expect(video?.paused).toBe(true)
    await userEvent.click(await canvas.findByRole('button', { name: 'Play the film' }))
    await expect(await canvas.findByRole('button', { name: 'Pause the film' })).toBeVisible()
  },
})

export const ForWhoWantsStillness = meta.story({
  globals: { motion: 'still' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
