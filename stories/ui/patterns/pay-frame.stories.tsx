import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { PARAGRAPH } from '#stories/words.ts'
import { PayBar } from '#ui/patterns/pay-bar/pay-bar.tsx'
import { PayFrame } from '#ui/patterns/pay-frame/pay-frame.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const meta = preview.meta({
  title: 'Kit/Money/PayFrame',
  component: PayFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    methods: (
      <Stack gap="s">
        {['One', 'Two', 'Three', 'Four', 'Five'].map((way) => (
          <Surface key={way}>
            <Text>
              {way}. {PARAGRAPH}
            </Text>
          </Surface>
        ))}
      </Stack>
    ),
    bill: <Surface>60 credits, €29.99</Surface>,
    next: <Text>You pay at your bank.</Text>,
    children: (
      <PayBar what="60 credits" note="One-time">
        <Button tone="trust" size="l" wide>
          Pay €29.99 with iDEAL
        </Button>
      </PayBar>
    ),
  },
  render: (args) => (
    <Page width="pair">
      <PayFrame {...args} />
    </Page>
  ),
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    const bill = (await canvas.findByText('60 credits, €29.99')).getBoundingClientRect()
    const first = (await canvas.findByText(/^One\./)).getBoundingClientRect()
    const pay = canvas.getByRole('button', { name: 'Pay €29.99 with iDEAL' })
    await expect(bill.left).toBeGreaterThan(first.right)
    await expect(pay.getBoundingClientRect().top).toBeGreaterThan(bill.bottom)
    await expect(pay.getBoundingClientRect().bottom).toBeLessThan(500)
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bill = await canvas.findByText('60 credits, €29.99')
    const first = await canvas.findByText(/^One\./)
    await expect(bill.getBoundingClientRect().bottom).toBeLessThan(
      first.getBoundingClientRect().top,
    )
    const pay = canvas.getByRole('button', { name: 'Pay €29.99 with iDEAL' })
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})
