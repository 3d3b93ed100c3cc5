import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { variantOf } from '#stories/shared/controls.ts'
import { RadioCards } from '#ui/field/radio-cards.tsx'
import { MANNERS, PayMark } from '#ui/pay-mark/pay-mark.tsx'

const meta = preview.meta({
  title: 'Kit/PayMark',
  component: PayMark,
  argTypes: { manner: variantOf(MANNERS) },
  args: { manner: 'bank' as const },
})

export const Alone = meta.story()

export const BesideItsName = meta.story({
  render: () => (
    <RadioCards
      legend="How would you like to pay?"
      options={MANNERS.map((manner) => ({
        value: manner,
        label: `By ${manner}`,
        tail: <PayMark manner={manner} />,
      }))}
      value="bank"
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'By bank' })).toBeChecked()
    // A drawing adds nothing to the name.
    for (const manner of MANNERS) {
      await expect(await canvas.findByRole('radio', { name: `By ${manner}` })).toBeVisible()
    }
  },
})

export const InDark = meta.story({ ...BesideItsName.input, globals: { mode: 'dark' } })
