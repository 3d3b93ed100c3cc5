import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FILLED } from '#stories/shared/grid.ts'
import { LONG_NAME } from '#stories/words.ts'
import { RadioCards } from '#ui/primitives/field/radio-cards.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'

const meta = preview.meta({
  title: 'Kit/Field/RadioCards',
  component: RadioCards,
  parameters: { grid: { rows: { one: {} }, columns: FILLED } },
  args: {
    legend: 'How many credits?',
    options: [
      {
        value: '25',
        label: '25 credits',
        hint: '€ 0,80 a message',
        tail: <Amount>€ 19,99</Amount>,
      },
      {
        value: '60',
        label: '60 credits',
        hint: '€ 0,67 a message',
        tail: <Amount>€ 39,99</Amount>,
      },
      {
        value: '150',
        label: '150 credits',
        hint: '€ 0,57 a message',
        tail: <Amount>€ 84,99</Amount>,
      },
    ],
    onValueChange: fn(),
  },
})

export const NothingChosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('group', { name: 'How many credits?' })).toBeVisible()
    await userEvent.click(await canvas.findByText('60 credits'))
    await expect(args.onValueChange).toHaveBeenCalledWith('60')
    await expect(await canvas.findByRole('radio', { name: /60 credits/ })).toBeChecked()
  },
})

export const Chosen = meta.story({
  args: { defaultValue: '60' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('radio', { name: /150 credits/ })).toBeChecked()
  },
})

export const Wrong = meta.story({
  name: 'Error',
  args: { error: 'Choose one of these first.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose one')
  },
})

export const OneOutOfReach = meta.story({
  args: {
    legend: 'How do you pay?',
    options: [
      { value: 'ideal', label: 'iDEAL' },
      { value: 'sdd', label: 'Direct debit', hint: 'Not in your country.', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Direct debit/ })).toBeDisabled()
  },
})

export const LongWords = meta.story({
  args: {
    options: [
      { value: 'x', label: LONG_NAME, hint: LONG_NAME, tail: <Amount size="l">€ 1.899,99</Amount> },
    ],
  },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
