import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { CornerPanel, type CornerPanelProps } from '#ui/patterns/corner-panel/corner-panel.tsx'
import { Button } from '#ui/primitives/button/button.tsx'

/** A panel with state, as in a tool. */
function Stateful({ onOpenChange, ...props }: CornerPanelProps) {
  const [open, setOpen] = useState(props.open)
  const change = (next: boolean) => {
    onOpenChange(next)
    setOpen(next)
  }
  return <CornerPanel {...props} open={open} onOpenChange={change} />
}

const meta = preview.meta({
  title: 'Kit/Overlay/CornerPanel',
  component: CornerPanel,
  parameters: { docs: { story: { inline: false } } },
  args: {
    label: 'Tools',
    icon: 'settings' as const,
    open: false,
    onOpenChange: fn(),
    children: <Button>Do something</Button>,
  },
  render: (args) => <Stateful {...args} />,
})

export const Closed = meta.story({
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Tools' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('region', { name: 'Tools' })).toBeNull()
  },
})

export const Open = meta.story({
  args: { open: true },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('region', { name: 'Tools' })
    await expect(panel).toBeVisible()
  },
})

export const OpensAndClosesByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: 'Tools' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const action = await canvas.findByRole('button', { name: 'Do something' })
    action.focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await expect(canvas.queryByRole('region', { name: 'Tools' })).toBeNull()
    await expect(button).toHaveFocus()
  },
})
