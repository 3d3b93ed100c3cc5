import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FILLED } from '#stories/shared/grid.ts'
import { PasswordField, type Strength } from '#ui/primitives/field/password-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'

const meta = preview.meta({
  title: 'Kit/Field/PasswordField',
  component: PasswordField,
  parameters: {
    grid: { rows: { empty: {}, filled: { defaultValue: 'correct horse' } }, columns: FILLED },
  },
  args: { label: 'Password', showLabel: 'Show password', onValueChange: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Password')
    await userEvent.type(field, 'correct horse')
    await expect(field).toHaveAttribute('type', 'password')

    await userEvent.click(
      await canvas.findByRole('button', { name: 'Show password', pressed: false }),
    )
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('correct horse')
  },
})

const measured = (score: Strength['score'], words: string): Strength => ({
  score,
  words,
  label: 'Password strength',
})

export const Strengths = meta.story({
  render: (args) => (
    <Stack>
      <PasswordField {...args} label="None" strength={measured(0, 'At least 8 characters')} />
      <PasswordField {...args} label="Weak" strength={measured(1, 'Easily guessed')} />
      <PasswordField {...args} label="Fair" strength={measured(2, 'Could be longer')} />
      <PasswordField {...args} label="Good" strength={measured(3, 'Good')} />
      <PasswordField {...args} label="Strong" strength={measured(4, 'Strong')} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const meters = await canvas.findAllByRole('meter', { name: 'Password strength' })
    await expect(meters.map((meter) => meter.getAttribute('aria-valuetext'))).toEqual([
      'At least 8 characters',
      'Easily guessed',
      'Could be longer',
      'Good',
      'Strong',
    ])
  },
})

export const Wrong = meta.story({
  name: 'Error',
  args: { error: 'Controleer je huidige wachtwoord.', defaultValue: 'oud' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Password')).toBeInvalid()
  },
})
