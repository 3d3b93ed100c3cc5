import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IbanField } from '#ui/primitives/field/iban-field.tsx'
import { Stateful } from '../stateful.tsx'

const meta = preview.meta({
  title: 'Kit/Field/IbanField',
  component: IbanField,
  args: {
    label: 'IBAN',
    hint: 'The account we may debit.',
    value: '',
    onValueChange: () => undefined,
  },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, setValue) => <IbanField {...args} value={value} onValueChange={setValue} />}
    </Stateful>
  ),
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('IBAN')
    await userEvent.type(field, 'nl91abna0417164300')
    await expect(field).toHaveValue('NL91 ABNA 0417 1643 00')
  },
})

export const CaretStaysWhereOneTypes = meta.story({
  args: { value: 'NL91ABNA0417164300' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('IBAN')
    await userEvent.click(field)
    field.setSelectionRange(4, 4)
    await userEvent.keyboard('5')
    await expect(field).toHaveValue('NL91 5ABN A041 7164 300')
    await expect(field.selectionStart).toBe(6)
  },
})

export const Valid = meta.story({
  args: { value: 'NL91ABNA0417164300', valid: 'This number checks out.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This number checks out.')).toBeVisible()
  },
})

export const Wrong = meta.story({
  name: 'Error',
  args: { value: 'NL91ABNA0417164301', error: 'One of the digits is not right.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('IBAN')).toBeInvalid()
  },
})
