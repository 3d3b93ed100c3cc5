import { expect, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { PRESSED } from '#stories/shared/grid.ts'
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const TEXT = 'New people regularly get a turn. Paying does not change the order.'

const meta = preview.meta({
  title: 'Kit/Navigation/Disclosure',
  component: Disclosure,
  parameters: {
    grid: {
      rows: { shut: {}, open: { opens: true } },
      columns: { rest: {}, hover: PRESSED.hover, focus: PRESSED.focus },
    },
  },
  args: { title: 'How do we choose?', children: <Text size="s">{TEXT}</Text> },
})

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TEXT)).not.toBeVisible()
    const title = canvas.getByText('How do we choose?')
    await expect(title.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('How do we choose?'))
    await expect(await canvas.findByText(TEXT)).toBeVisible()
  },
})

/** A part of a form that has a fault. */
export const OpenedByItself = meta.story({
  args: { part: true, opens: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(TEXT)).toBeVisible())
  },
})
