import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IN_FRAMES } from '#stories/shared/docs-frames.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Sheet } from '#ui/primitives/dialog/dialog.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'

const meta = preview.meta({
  title: 'Kit/Overlay/Sheet',
  component: Sheet,
  parameters: { layout: 'fullscreen', docs: IN_FRAMES },
  args: {
    title: 'Not enough credits',
    children: 'A message costs 1 credit and you have none. What you wrote is still here.',
    open: true,
    onClose: fn(),
    closeLabel: 'Close',
    actions: (
      <>
        <Button tone="trust">Buy credits</Button>
        <Button tone="bare">Not now</Button>
      </>
    ),
  },
})

export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Not enough credits' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** Runs with a focused element: whether it is in view. */
function isInSight({ activeElement }: Document): boolean {
  const { left = 0, top = 0, width = 0, height = 0 } = activeElement?.getBoundingClientRect() ?? {}
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return activeElement?.contains(seen) ?? false
}

const FIELDS = Array.from({ length: 14 }, (_, index) => `Field ${index + 1}`)

export const LongerThanThePhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <Stack>
        {FIELDS.map((label) => (
          <TextField key={label} label={label} />
        ))}
      </Stack>
    ),
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog')
    for (const _ of [...FIELDS, 'close', 'buy', 'not now']) {
      await userEvent.tab()
      await waitFor(() => expect(isInSight(document)).toBe(true))
    }
  },
})

export const InDark = meta.story({ globals: { mode: 'dark' } })

export const Undismissible = meta.story({
  args: { dismissible: false },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
