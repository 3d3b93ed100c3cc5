import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Composer, type ComposerProps } from '#ui/patterns/composer/composer.tsx'
import { CreditsMeter } from '#ui/patterns/credits-meter/credits-meter.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'

/** A composer with state, as on a screen. */
function Stateful(props: ComposerProps) {
  const [value, setValue] = useState(props.value)
  const left = 2000 - value.length
  return (
    <Composer
      {...props}
      value={value}
      onChange={setValue}
      blank={value.trim() === ''}
      limit={{ left, text: left < 0 ? `${-left} too many` : `${left} left` }}
    />
  )
}

const meta = preview.meta({
  title: 'Kit/Chat/Composer',
  component: Composer,
  args: {
    label: 'Message to Noor',
    placeholder: 'Write to Noor',
    value: '',
    onChange: fn(),
    onSend: fn(),
    send: 'Send',
    price: '1 credit',
    blank: true,
    tools: (
      <>
        <IconButton icon="photo" label="Send a photo, 2 credits" />
        <IconButton icon="gift" label="Send a gift, from 5 credits" />
      </>
    ),
    wallet: <CreditsMeter balance="42 credits" more="where they went" to="#ledger" />,
  },
  render: (args) => <Stateful {...args} />,
})

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Send · 1 credit' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(send)
    await userEvent.type(await canvas.findByLabelText('Message to Noor'), '   {Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

/** A sent text leaves an empty field, with nothing to send: the button keeps the focus. */
export const NothingLeftToSend = meta.story({
  args: { value: 'Hello Noor' },
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Send · 1 credit' })
    send.focus()
    await userEvent.clear(await canvas.findByLabelText('Message to Noor'))
    send.focus()
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(send).toHaveFocus()
  },
})

export const TwoPressesOfOneMoment = meta.story({
  args: { value: 'Hello Noor' },
  play: async ({ args, canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Send · 1 credit' })
    send.click()
    send.click()
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
})

export const EnterSends = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Message to Noor')
    const { height } = field.getBoundingClientRect()
    await userEvent.type(field, 'Hello Noor{Shift>}{Enter}{Enter}{/Shift}are you there?')
    await expect(field).toHaveValue('Hello Noor\n\nare you there?')
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(height + 30)
    await expect(args.onSend).not.toHaveBeenCalled()

    await userEvent.keyboard('{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Send · 1 credit' }))
    await expect(args.onSend).toHaveBeenCalledTimes(2)
  },
})

export const EnterStartsALine = meta.story({
  args: { sendKey: 'mod-enter', keys: 'Ctrl+Enter sends, Enter starts a new line.' },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Message to Noor')
    await userEvent.type(field, 'Hello Noor{Enter}are you there?')
    await expect(field).toHaveValue('Hello Noor\nare you there?')
    await expect(field).toHaveAccessibleDescription(/^Ctrl\+Enter sends/)
    await expect(args.onSend).not.toHaveBeenCalled()

    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
})

/** The hint is no row of its own beside the tools and the button. */
export const NoRoomForTheHint = meta.story({
  args: { keys: 'Enter sends, Shift+Enter starts a new line.' },
  globals: { viewport: { value: 'm' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Message to Noor')).toHaveAccessibleDescription(
      /^Enter sends/,
    )
    await expect(canvas.getByText(/^Enter sends/)).not.toBeVisible()
    const tool = canvas.getByRole('button', { name: /^Send a photo/ }).getBoundingClientRect()
    const send = canvas.getByRole('button', { name: 'Send · 1 credit' }).getBoundingClientRect()
    await expect(Math.abs(send.top - tool.top)).toBeLessThan(send.height / 2)
  },
})

export const Busy = meta.story({
  args: { value: 'Are you going to the book market?', busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Message to Noor')
    await userEvent.type(field, 'x{Enter}')
    await expect(field).toHaveValue('Are you going to the book market?')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

export const Disabled = meta.story({
  args: { value: 'This waits for you.', disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Message to Noor')).toHaveValue('This waits for you.')
    await expect(await canvas.findByLabelText('Message to Noor')).toBeDisabled()
  },
})

export const OutOfCredits = meta.story({
  args: {
    value: 'The stall by the canal, around eleven?',
    wallet: <CreditsMeter balance="0 credits" more="top up" tone="danger" to="#credits" />,
  },
})

export const NearTheLimit = meta.story({
  args: { value: 'a'.repeat(1995) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 left')).toBeVisible()
  },
})

export const OverTheLimit = meta.story({
  args: { value: 'a'.repeat(2003) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('3 too many')).toBeVisible()
    await expect(await canvas.findByLabelText('Message to Noor')).toBeInvalid()
    await userEvent.type(await canvas.findByLabelText('Message to Noor'), '{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

export const FromRightToLeft = meta.story({ args: { value: 'مساء الخير' } })

export const OnAPhoneWithLargeText = meta.story({
  args: { value: 'A message on a small screen.' },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send · 1 credit' }).getBoundingClientRect()
    await expect(send.right).toBeLessThanOrEqual(window.innerWidth)
  },
})
