import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FILLED } from '#stories/shared/grid.ts'
import { OtpField } from '#ui/primitives/field/otp-field.tsx'
import { Stateful } from '../stateful.tsx'

const meta = preview.meta({
  title: 'Kit/Field/OtpField',
  component: OtpField,
  parameters: { grid: { rows: { empty: {}, typed: { value: '1234' } }, columns: FILLED } },
  args: {
    label: 'Code from the text message',
    value: '',
    onValueChange: () => undefined,
    onComplete: fn(),
  },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, setValue) => <OtpField {...args} value={value} onValueChange={setValue} />}
    </Stateful>
  ),
})

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Code from the text message')
    await userEvent.type(field, '12 34a5')
    await expect(field).toHaveValue('12345')
    await expect(args.onComplete).not.toHaveBeenCalled()

    await userEvent.type(field, '6')
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  },
})

export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox'))
    await userEvent.paste('Your code is 482 913')
    await expect(args.onComplete).toHaveBeenCalledWith('482913')
  },
})

export const FullWithTheCaretBehind = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, '482913')
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    await expect(field.scrollLeft).toBe(0)
  },
})

export const Wrong = meta.story({
  name: 'Error',
  args: { label: 'Code', value: '482913', error: 'Code ongeldig.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeInvalid()
  },
})

export const FourPlacesTwiceTheSize = meta.story({
  args: { places: 4, value: '48' },
  globals: { textSize: 'double' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
