import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { PasswordField } from '#ui/primitives/field/password-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Stateful } from '../stateful.tsx'

const meta = preview.meta({
  title: 'Kit/Field/Form',
  component: Form,
  args: {
    label: 'Log in',
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Email" name="email" type="email" autoComplete="email" />
        <PasswordField label="Password" name="password" showLabel="Show password" />
        <Button type="submit" tone="ember" wide>
          Log in
        </Button>
      </>
    ),
  },
})

export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'anouk@example.test')
    await userEvent.type(await canvas.findByLabelText('Password'), 'correct horse{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const Refused = meta.story({
  render: (args) => (
    <Stateful start={false}>
      {(refused, setRefused) => (
        <Form {...args} onSubmit={() => setRefused(true)}>
          <TextField label="Email" name="email" defaultValue="anouk@example.test" />
          <TextField
            label="Name"
            name="name"
            error={refused ? 'Je profielnaam mag niet beginnen met een @.' : undefined}
          />
          <Button type="submit" tone="ember">
            Next
          </Button>
        </Form>
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    await expect(await canvas.findByLabelText('Name')).toHaveFocus()
    // Refused for the same reason once more.
    const next = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(next)
    await expect(await canvas.findByLabelText('Name')).toHaveFocus()
  },
})
