import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { PRESSED } from '#stories/shared/grid.ts'
import { Badge } from '#ui/primitives/badge/badge.tsx'
import { Tabs } from '#ui/primitives/tabs/tabs.tsx'

const meta = preview.meta({
  title: 'Kit/Navigation/Tabs',
  component: Tabs,
  parameters: { grid: { rows: { rest: {}, hover: PRESSED.hover, focus: PRESSED.focus } } },
  args: {
    label: 'Likes',
    tabs: [
      {
        to: '#received',
        label: 'They like you',
        badge: <Badge text="2" label="2 new" />,
        current: true,
      },
      { to: '#given', label: 'You like them', current: false },
      { to: '#matches', label: 'Matches', current: false },
    ],
  },
})

export const OneIsShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveTextContent(
      'They like you',
    )
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'You like them' })).toHaveFocus()
  },
})

export const LargeTextOnAPhone = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').clientWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
