import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Tabs, type TabsProps } from '#ui/tabs/tabs.tsx'

function Remembering(props: TabsProps) {
  const [value, setValue] = useState(props.value)
  return <Tabs {...props} value={value} onChange={setValue} />
}

const meta = preview.meta({
  title: 'Kit/Tabs',
  component: Tabs,
  args: {
    label: 'Likes',
    value: 'received',
    onChange: fn(),
    tabs: [
      {
        value: 'received',
        label: 'They like you',
        badge: <Badge text="2" label="2 new" />,
        content: 'Two people like you.',
      },
      { value: 'given', label: 'You like them', content: 'You like five people.' },
      { value: 'matches', label: 'Matches', content: 'One match.' },
    ],
  },
  render: (args) => <Remembering {...args} />,
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /They like you/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('tab', { name: 'You like them' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(await canvas.findByRole('tabpanel')).toHaveTextContent('You like five people.')
  },
})

export const LargeTextOnAPhone = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist').clientWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
