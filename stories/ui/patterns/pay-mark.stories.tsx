import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { oneOf } from '#stories/shared/controls.ts'
import { each } from '#stories/shared/grid.ts'
import { PAYMENT_KINDS, PayMark } from '#ui/patterns/pay-mark/pay-mark.tsx'
import { RadioCards } from '#ui/primitives/field/radio-cards.tsx'

const meta = preview.meta({
  title: 'Kit/Money/PayMark',
  component: PayMark,
  parameters: { grid: { rows: each('manner', PAYMENT_KINDS) } },
  argTypes: { manner: oneOf(PAYMENT_KINDS) },
  args: { manner: 'bank' as const },
})

export const Alone = meta.story()

export const BesideItsName = meta.story({
  render: () => (
    <RadioCards
      legend="How would you like to pay?"
      options={PAYMENT_KINDS.map((manner) => ({
        value: manner,
        label: `By ${manner}`,
        tail: <PayMark manner={manner} />,
      }))}
      value="bank"
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'By bank' })).toBeChecked()
    // A decorative drawing adds nothing to the name.
    for (const manner of PAYMENT_KINDS) {
      await expect(await canvas.findByRole('radio', { name: `By ${manner}` })).toBeVisible()
    }
  },
})

export const InDark = meta.story({ ...BesideItsName.input, globals: { mode: 'dark' } })
