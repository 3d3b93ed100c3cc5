import { expect, userEvent, within } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { NAV } from '#stories/shared/nav.tsx'
import { PARAGRAPH } from '#stories/words.ts'
import { BottomBar } from '#ui/patterns/bottom-bar/bottom-bar.tsx'
import { PayBar } from '#ui/patterns/pay-bar/pay-bar.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const meta = preview.meta({
  title: 'Kit/Money/PayBar',
  component: PayBar,
  parameters: { layout: 'fullscreen' },
  args: {
    what: '60 credits',
    note: 'One-time',
    terms: 'You get your credits at once. For those you use, the right to withdraw ends.',
    children: (
      <Button tone="trust" size="l" wide>
        Pay €29.99 with iDEAL
      </Button>
    ),
  },
  render: (args) => (
    <Page width="narrow">
      <Stack gap="l">
        {Array.from({ length: 12 }, (_, index) => `${index + 1}. ${PARAGRAPH}`).map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        <Link href="#terms">What you agree to</Link>
        <PayBar {...args} />
      </Stack>
    </Page>
  ),
})

export const AtTheEnd = meta.story()

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay €29.99 with iDEAL' })
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(await canvas.findByText('60 credits')).toBeVisible()

    const link = canvas.getByRole('link', { name: 'What you agree to' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    const bar = pay.getBoundingClientRect().top
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(bar)
  },
})

export const TextAtTwiceItsSize = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement.ownerDocument.documentElement
    root.style.fontSize = '200%'
    try {
      const pay = await canvas.findByRole('button', { name: 'Pay €29.99 with iDEAL' })
      await expect(pay.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight)
      pay.scrollIntoView({ block: 'end' })
      await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    } finally {
      root.style.fontSize = ''
    }
  },
})

export const Refused = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { alert: <Alert tone="danger">The payment company does not answer.</Alert> },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  },
})

export const AboveTheNavigation = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { above: true, terms: null },
  decorators: [
    (Story) => (
      <>
        <Story />
        <BottomBar label="Main" items={NAV} />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay €29.99 with iDEAL' })
    const [first] = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    await expect(first).toBeVisible()
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      first?.getBoundingClientRect().top ?? 0,
    )
  },
})
