import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Countdown } from '#ui/primitives/countdown/countdown.tsx'

const meta = preview.meta({
  title: 'Kit/Feedback/Countdown',
  component: Countdown,
  parameters: {
    grid: { rows: { 'four hours': {}, 'a minute': { remaining: 60 }, over: { remaining: 0 } } },
  },
  args: { remaining: 14_400, label: 'Time left for 25 % off' },
})

export const FourHours = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('timer', { name: 'Time left for 25 % off' }),
    ).toHaveTextContent('04:00:00')
  },
})

export const LastMinute = meta.story({
  args: { remaining: 59 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('00:00:59')
  },
})

export const Over = meta.story({
  args: { remaining: -3 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('00:00:00')
  },
})
