import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { words } from '#stories/shared/controls.ts'
import { FILLED } from '#stories/shared/grid.ts'
import { LONG_NAME, RTL_NAME, UNBREAKABLE } from '#stories/words.ts'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'

const meta = preview.meta({
  title: 'Kit/Field/TextField',
  component: TextField,
  parameters: {
    grid: {
      rows: {
        empty: {},
        hint: { hint: 'Only you and we see it.' },
        filled: { defaultValue: 'anouk@example.test' },
        optional: { optional: 'optional' },
      },
      columns: FILLED,
    },
  },
  argTypes: { label: words, hint: words, error: words, optional: words, lead: words, tail: words },
  args: { label: 'Email', name: 'email', type: 'email', onValueChange: fn() },
})

export const Empty = meta.story({
  args: { hint: 'Only you and we see it.', autoComplete: 'email' },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Email' })
    await expect(field).toHaveAccessibleDescription('Only you and we see it.')
    await userEvent.type(field, 'a@b.nl')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a@b.nl')
  },
})

export const Filled = meta.story({
  args: { defaultValue: 'anouk@example.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveValue('anouk@example.test')
  },
})

export const Wrong = meta.story({
  name: 'Error',
  args: {
    label: 'Email',
    defaultValue: 'anouk@',
    error: 'That address is not complete.',
    hint: 'We send the confirmation there.',
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Email' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      'That address is not complete. We send the confirmation there.',
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'That address is not complete.',
    )
  },
})

export const Optional = meta.story({
  args: { label: 'Phone', type: 'tel', optional: 'optional', lead: <Icon name="phone" /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('optional')).toBeVisible()
  },
})

export const WithUnit = meta.story({
  args: { label: 'Distance', type: 'text', inputMode: 'numeric', tail: 'km', defaultValue: '50' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('km')).toBeVisible()
  },
})

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'anouk@example.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toBeDisabled()
  },
})

export const FromRightToLeft = meta.story({
  args: { label: 'Profile name', type: 'text', dir: 'auto', defaultValue: RTL_NAME },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl')
  },
})

export const LongWordsTwiceTheSize = meta.story({
  args: {
    label: LONG_NAME,
    type: 'text',
    defaultValue: UNBREAKABLE,
    error: UNBREAKABLE,
    hint: UNBREAKABLE,
  },
  globals: { textSize: 'double' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    const { height } = canvas.getByRole('textbox').getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(44)
  },
})
