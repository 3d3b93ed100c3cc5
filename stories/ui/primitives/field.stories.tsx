import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Field } from '#ui/primitives/field/field.tsx'

const meta = preview.meta({
  title: 'Kit/Field/Field',
  component: Field,
  args: {
    label: 'Favourite colour',
    children: (control) => <input {...control} type="color" defaultValue="#c8371f" />,
  },
})

/** The frame for a control the kit does not have yet. */
export const AroundAnyControl = meta.story({
  args: { hint: 'Only for this page.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Favourite colour')).toHaveAccessibleDescription(
      'Only for this page.',
    )
  },
})

export const Wrong = meta.story({
  name: 'Error',
  args: { error: 'That is too bright to read on.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Favourite colour')).toBeInvalid()
  },
})
