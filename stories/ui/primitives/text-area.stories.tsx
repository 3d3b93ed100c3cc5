import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FILLED } from '#stories/shared/grid.ts'
import { PARAGRAPH, RTL_NAME, UNBREAKABLE } from '#stories/words.ts'
import { TextArea } from '#ui/primitives/field/text-area.tsx'

const meta = preview.meta({
  title: 'Kit/Field/TextArea',
  component: TextArea,
  parameters: {
    grid: { rows: { empty: {}, filled: { defaultValue: PARAGRAPH } }, columns: FILLED },
  },
  args: { label: 'About you', onValueChange: fn() },
})

export const Empty = meta.story({
  args: { hint: 'Two sentences are plenty.', placeholder: 'On Sundays I…' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('About you'), 'Hoi')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Hoi')
  },
})

export const NearTheEnd = meta.story({
  args: { defaultValue: PARAGRAPH, remaining: '12 left' },
  play: async ({ canvas }) => {
    const [shown, announced, ...others] = canvas.getAllByText('12 left')
    await expect(shown).toBeVisible()
    // Read once: what is shown is for the eye.
    await expect(shown).toHaveAttribute('aria-hidden', 'true')
    await expect(announced).toHaveAttribute('aria-live', 'polite')
    await expect(others).toEqual([])
  },
})

export const TooLong = meta.story({
  args: { defaultValue: PARAGRAPH.repeat(4), error: 'That is 40 characters too many.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('About you')).toBeInvalid()
  },
})

export const FromRightToLeft = meta.story({
  args: { defaultValue: RTL_NAME },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl')
  },
})

export const WordWithoutABreak = meta.story({
  args: { defaultValue: UNBREAKABLE.repeat(4) },
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('textbox')
    await expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth)
  },
})
