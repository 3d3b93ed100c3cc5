import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Fieldset } from '#ui/primitives/field/fieldset.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'

const meta = preview.meta({
  title: 'Kit/Field/Fieldset',
  component: Fieldset,
  args: {
    legend: 'Address',
    gap: 'm' as const,
    children: (
      <>
        <TextField label="Street" autoComplete="address-line1" />
        <TextField label="City" autoComplete="address-level2" />
      </>
    ),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Address' })).toBeVisible()
  },
})

export const PartOfAForm = meta.story({
  args: { part: true, hint: 'As your bank knows it.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAccessibleDescription(
      'As your bank knows it.',
    )
  },
})

export const Wrong = meta.story({
  name: 'Error',
  args: { error: 'We cannot find this address.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We cannot find')
  },
})

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled()
  },
})
