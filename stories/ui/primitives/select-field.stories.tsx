import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FILLED } from '#stories/shared/grid.ts'
import { LONG_NAME } from '#stories/words.ts'
import { SelectField } from '#ui/primitives/field/select-field.tsx'

const meta = preview.meta({
  title: 'Kit/Field/SelectField',
  component: SelectField,
  parameters: {
    grid: { rows: { empty: { placeholder: 'Choose' }, chosen: { value: 'BE' } }, columns: FILLED },
  },
  args: {
    label: 'Country',
    options: [
      { value: 'NL', label: 'Nederland' },
      { value: 'BE', label: 'België' },
      { value: 'DE', label: 'Deutschland' },
    ],
    onValueChange: fn(),
  },
})

export const Chosen = meta.story({
  args: { defaultValue: 'BE' },
  play: async ({ args, canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Country' })
    await expect(select).toHaveDisplayValue('België')
    await userEvent.selectOptions(select, 'DE')
    await expect(args.onValueChange).toHaveBeenCalledWith('DE')
  },
})

export const NothingChosen = meta.story({
  args: { placeholder: 'Choose a country' },
  play: async ({ canvas }) => {
    const select = await canvas.findByRole('combobox')
    await expect(select).toHaveDisplayValue('Choose a country')
    // Muted text in a normal box: a sunken one would look disabled.
    const box = getComputedStyle(select.parentElement as HTMLElement)
    const probe = document.createElement('i')
    probe.style.cssText = 'background: var(--color-surface); border-color: var(--color-line-strong)'
    document.body.append(probe)
    const { backgroundColor, borderColor } = getComputedStyle(probe)
    await expect(box.backgroundColor).toBe(backgroundColor)
    await expect(box.borderColor).toBe(borderColor)
    probe.remove()
  },
})

export const Wrong = meta.story({
  name: 'Error',
  args: { placeholder: 'Choose a country', error: 'Choose where you live.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toHaveAccessibleDescription(
      'Choose where you live.',
    )
  },
})

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'NL' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toBeDisabled()
  },
})

export const LongOption = meta.story({
  args: { options: [{ value: 'x', label: LONG_NAME }] },
  globals: { textSize: 'double' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('combobox')).toHaveDisplayValue(LONG_NAME)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
