import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { variantOf } from '#stories/shared/controls.ts'
import { each, PRESSED } from '#stories/shared/grid.ts'
import { overPhoto, size, tone } from '#ui/primitives/button/button.css.ts'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { ICONS } from '#ui/primitives/icon/icons.ts'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stateful } from '../stateful.tsx'

const meta = preview.meta({
  title: 'Kit/Action/IconButton',
  component: IconButton,
  parameters: {
    grid: {
      rows: each('tone', { ...tone, photo: overPhoto }),
      columns: {
        s: { size: 's' },
        m: {},
        l: { size: 'l' },
        hover: PRESSED.hover,
        focus: PRESSED.focus,
        on: { pressed: true },
        disabled: { disabled: true },
      },
    },
  },
  argTypes: {
    icon: variantOf(ICONS),
    tone: variantOf({ ...tone, photo: overPhoto }),
    size: variantOf(size),
  },
  args: { label: 'Close', icon: 'close' as const, onClick: fn() },
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Close' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    const { width, height } = button.getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
  },
})

export const Like = meta.story({
  render: (args) => (
    <Stateful start={false}>
      {(liked, setLiked) => (
        <IconButton
          {...args}
          label="Like Anouk"
          icon="heart"
          tone="quiet"
          size="m"
          pressed={liked}
          onClick={() => setLiked(!liked)}
        />
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    const like = await canvas.findByRole('button', { name: 'Like Anouk', pressed: false })
    await userEvent.click(like)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
  },
})

export const Tones = meta.story({
  render: (args) => (
    <Inline>
      {(['ember', 'trust', 'ink', 'quiet', 'bare', 'danger', 'photo'] as const).map((tone) => (
        <IconButton key={tone} {...args} tone={tone} label={tone} icon="heart" size="m" />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button')).toHaveLength(7)
  },
})

export const AsALink = meta.story({
  args: {
    asChild: true,
    label: 'Back to your chats',
    icon: 'back',
    // biome-ignore lint/a11y/useAnchorContent: the button lends its name and picture to the link
    children: <a href="#chats" />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to your chats' })).toHaveAttribute(
      'href',
      '#chats',
    )
  },
})

export const Disabled = meta.story({
  args: { disabled: true, tone: 'quiet' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeDisabled()
  },
})
