import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { VisuallyHidden } from '#ui/primitives/layout/visually-hidden.tsx'

const meta = preview.meta({
  title: 'Kit/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 unread messages' },
})

export const Default = meta.story({
  render: (args) => (
    <p>
      Messages <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const words = await canvas.findByText('3 unread messages')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await expect(words).toBeInTheDocument()
  },
})

/** Beside an icon that says the same where there is no room for text. */
export const OnPhonesAlone = meta.story({
  args: { onPhones: true },
  play: async ({ canvas }) => {
    const words = await canvas.findByText('3 unread messages')
    await expect(words.getBoundingClientRect().width).toBeGreaterThan(1)
  },
})

export const OnAPhone = meta.story({
  args: { onPhones: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const words = await canvas.findByText('3 unread messages')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
})
