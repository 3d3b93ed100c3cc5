import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FieldError } from '#ui/primitives/field/field-error.tsx'

const meta = preview.meta({
  title: 'Kit/Field/FieldError',
  component: FieldError,
  args: { children: 'De opgegeven wachtwoorden zijn niet gelijk.' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('niet gelijk')
  },
})

export const OverSeveralLines = meta.story({
  args: { children: 'De opgegeven wachtwoorden zijn niet gelijk. '.repeat(8) },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth)
  },
})
