import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { words } from '#stories/shared/controls.ts'
import { ColourField } from '#ui/primitives/field/colour-field.tsx'
import { Swatch } from '#ui/primitives/field/swatch.tsx'

const meta = preview.meta({
  title: 'Kit/Field/ColourField',
  component: ColourField,
  subcomponents: { Swatch },
  argTypes: { label: words, hint: words, error: words, optional: words },
  args: {
    label: 'Accent colour',
    picker: 'Pick a colour',
    shown: '#c8371f',
    value: '#c8371f',
    onValueChange: fn(),
  },
})

export const Picked = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Pick a colour')).toHaveValue('#c8371f')
    await expect(canvas.getByRole('textbox', { name: 'Accent colour' })).toHaveValue('#c8371f')
  },
})

export const Wrong = meta.story({
  name: 'Error',
  args: { value: 'red', shown: '#808080', error: 'This isn’t a colour such as #c8371f.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Accent colour' })).toBeInvalid()
  },
})
