import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { OnlineDot } from '#ui/primitives/online-dot/online-dot.tsx'

const meta = preview.meta({
  title: 'Kit/People/OnlineDot',
  component: OnlineDot,
  args: { online: true, label: 'Online' },
})

export const Online = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Online')).toBeVisible()
  },
})

export const Away = meta.story({ args: { online: false, label: 'Active yesterday' } })
