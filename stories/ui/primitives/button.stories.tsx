import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { expectDifferent } from '#stories/shared/alike.ts'
import { variantOf, words } from '#stories/shared/controls.ts'
import { each, PRESSED } from '#stories/shared/grid.ts'
import { LONG_NAME, UNBREAKABLE } from '#stories/words.ts'
import { size, tone } from '#ui/primitives/button/button.css.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { ICONS } from '#ui/primitives/icon/icons.ts'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'

const meta = preview.meta({
  title: 'Kit/Action/Button',
  component: Button,
  parameters: {
    grid: {
      always: { children: 'Write' },
      rows: each('tone', tone),
      columns: {
        s: { size: 's' },
        m: {},
        l: { size: 'l' },
        hover: PRESSED.hover,
        focus: PRESSED.focus,
        pressed: PRESSED.pressed,
        busy: { busy: true },
        disabled: { disabled: true },
      },
    },
  },
  argTypes: {
    children: words,
    tone: variantOf(tone),
    size: variantOf(size),
    icon: variantOf(ICONS),
  },
  args: { children: 'Write to Anouk', onClick: fn() },
})

export const Ember = meta.story({ args: { tone: 'ember', icon: 'message' } })

/** Ends with the focus on it: not for the sidebar. */
export const Pressed = meta.story({
  tags: ['!dev'],
  args: { tone: 'ember', icon: 'message' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write to Anouk' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

const TONES = ['ember', 'trust', 'ink', 'quiet', 'bare', 'danger'] as const

export const Tones = meta.story({
  render: (args) => (
    <Inline>
      {TONES.map((tone) => (
        <Button key={tone} {...args} tone={tone}>
          {tone}
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const looks = TONES.map((name) => {
      const { backgroundColor, borderColor, color } = getComputedStyle(
        canvas.getByRole('button', { name }),
      )
      return `${backgroundColor} ${borderColor} ${color}`
    })
    await expectDifferent(looks)
  },
})

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Button key={size} {...args} size={size} tone="ember">
          {size}
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().height)
    await expect(heights).toEqual([44, 48, 56])
  },
})

export const Busy = meta.story({
  args: { tone: 'trust', busy: true, children: 'Pay € 39,99' },
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Pay € 39,99' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
})

export const Disabled = meta.story({
  args: { disabled: true, tone: 'ember' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeDisabled()
  },
})

export const Wide = meta.story({
  args: { tone: 'ember', wide: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect()
    await expect(button.width).toBeGreaterThan(300)
  },
})

/** A link that looks like a button stays a link. */
export const AsALink = meta.story({
  argTypes: { children: { control: false } },
  args: { asChild: true, tone: 'ember', icon: 'message', children: <a href="#chat">Chat</a> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Chat' })).toHaveAttribute('href', '#chat')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const LongWords = meta.story({
  render: (args) => (
    <Stack align="start">
      <Button {...args} tone="ember" icon="message">{`Write to ${LONG_NAME}`}</Button>
      <Button {...args}>{UNBREAKABLE.repeat(2)}</Button>
    </Stack>
  ),
  globals: { textSize: 'double' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
    }
  },
})

export const Focused = meta.story({
  tags: ['!autodocs'],
  args: { tone: 'ember' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = await canvas.findByRole('button')
    await expect(button).toHaveFocus()
    await expect(getComputedStyle(button).outlineWidth).toBe('2px')
  },
})

const PRICED = 'Weiter zur Lastschrift · 24,99 €'

/** Whether the sign is to be seen, and whether label and price are on one line. */
function placeOf(button: Element) {
  const price = button.querySelector('span:last-child:not(:has(*))')
  const sign = price?.previousElementSibling
  const label = document.createRange()
  label.selectNodeContents(price?.parentElement?.firstChild ?? button)
  return {
    seen: (sign?.getBoundingClientRect().width ?? 0) > 0,
    together:
      label.getClientRects()[label.getClientRects().length - 1]?.top ===
      price?.getBoundingClientRect().top,
    priceLines: price?.getClientRects().length,
  }
}

export const PriceOnANarrowPhone = meta.story({
  render: (args) => (
    <Stack>
      {['10rem', '12rem', '14rem', '16rem', '18rem', '24rem'].map((width) => (
        <div key={width} style={{ width }}>
          <Button {...args} tone="trust" size="l" wide>
            {PRICED}
          </Button>
          <Button {...args} asChild tone="ember" wide>
            <a href="#price">{PRICED}</a>
          </Button>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const all = [
      ...canvas.getAllByRole('button', { name: PRICED }),
      ...canvas.getAllByRole('link', { name: PRICED }),
    ].map(placeOf)
    await expect(all).toHaveLength(12)
    for (const { seen, together, priceLines } of all) {
      await expect(seen).toBe(together)
      await expect(priceLines).toBe(1)
    }
    await expect(new Set(all.map(({ seen }) => seen)).size).toBe(2)
  },
})
