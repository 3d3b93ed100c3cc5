import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { RadioCards } from '#ui/field/radio-cards.tsx'
import { PayMark } from '#ui/pay-mark/pay-mark.tsx'

const meta = preview.meta({
  title: 'Kit/PayMark',
  component: PayMark,
  args: { letters: 'iDEAL' },
})

export const Alone = meta.story()

export const BesideItsName = meta.story({
  render: () => (
    <RadioCards
      legend="How would you like to pay?"
      options={[
        { value: 'ideal', label: 'iDEAL', tail: <PayMark letters="iDEAL" /> },
        { value: 'visa', label: 'Visa', tail: <PayMark letters="VISA" /> },
      ]}
      value="ideal"
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'iDEAL' })).toBeChecked()
    await expect(await canvas.findByRole('radio', { name: 'Visa' })).toBeVisible()
  },
})
