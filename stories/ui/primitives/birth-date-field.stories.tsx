import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { expectAlike } from '#stories/shared/alike.ts'
import { BirthDateField } from '#ui/primitives/field/birth-date-field.tsx'
import { Stateful } from '../stateful.tsx'

const meta = preview.meta({
  title: 'Kit/Field/BirthDateField',
  component: BirthDateField,
  args: {
    label: 'Birth date',
    hint: 'You must be 18 or older. Others see only your age.',
    parts: { day: 'Day', month: 'Month', year: 'Year' },
    value: { day: '', month: '', year: '' },
    name: 'birth',
    onValueChange: () => undefined,
  },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, setValue) => <BirthDateField {...args} value={value} onValueChange={setValue} />}
    </Stateful>
  ),
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: 'Birth date' })
    await expect(group).toHaveAccessibleDescription(/18 or older/)

    await userEvent.type(await canvas.findByLabelText('Day'), '7a')
    await userEvent.type(await canvas.findByLabelText('Year'), '19912')
    await expect(await canvas.findByLabelText('Day')).toHaveValue('7')
    await expect(await canvas.findByLabelText('Year')).toHaveValue('1991')
    await expect(await canvas.findByLabelText('Month')).toHaveAttribute(
      'autocomplete',
      'bday-month',
    )
  },
})

export const InTheWidthOfASmallPhone = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tops = (await canvas.findAllByRole('textbox')).map(
      (part) => part.getBoundingClientRect().top,
    )
    await expectAlike(tops)
  },
})

export const WholeDates = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [day, month, year] = await canvas.findAllByRole('textbox')
    const shown = () =>
      [day, month, year].map((field) => field instanceof HTMLInputElement && field.value)
    const clear = async () => {
      for (const field of [day, month, year]) if (field) await userEvent.clear(field)
    }
    for (const typed of ['24/12/1985', '24.12.1985', '24-12-1985', '24121985']) {
      if (day) await userEvent.type(day, typed)
      await expect(shown()).toEqual(['24', '12', '1985'])
      await clear()
    }
    for (const pasted of ['24-12-1985', '1985-12-24', '24. 12. 1985']) {
      if (day) await userEvent.click(day)
      await userEvent.paste(pasted)
      await expect(shown()).toEqual(['24', '12', '1985'])
      await expect(year).toHaveFocus()
      await clear()
    }
  },
})

export const Wrong = meta.story({
  name: 'Error',
  args: {
    label: 'Geboortedatum',
    parts: { day: 'Dag', month: 'Maand', year: 'Jaar' },
    value: { day: '31', month: '02', year: '1990' },
    error: 'Ongeldige geboortedatum.',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ongeldige geboortedatum.')
    await expect(await canvas.findByLabelText('Dag')).toBeInvalid()
  },
})

export const MonthFirst = meta.story({
  args: { order: ['month', 'day', 'year'] as const },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('textbox')
    await expect(first).toHaveAccessibleName('Month')
  },
})

export const TwiceTheSize = meta.story({
  globals: { textSize: 'double' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
