import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IN_FRAMES } from '#stories/shared/docs-frames.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { InlineDialog } from '#ui/primitives/dialog/inline-dialog.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

/** A page with an open dialog, opened by script. */
function Opened(props: Omit<ComponentProps<typeof InlineDialog>, 'ref'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [answer, setAnswer] = useState('')
  useLayoutEffect(() => {
    const { current } = dialog
    current?.addEventListener('close', () => setAnswer(current.returnValue))
    current?.showModal()
  }, [])
  return (
    <>
      <Text>{answer === '' ? 'Not answered yet' : `The answer: ${answer}`}</Text>
      <InlineDialog ref={dialog} {...props} />
    </>
  )
}

const meta = preview.meta({
  title: 'Kit/Overlay/InlineDialog',
  component: InlineDialog,
  parameters: { layout: 'fullscreen', docs: IN_FRAMES },
  args: {
    ref: null,
    title: 'Before you go on',
    children: <Text>Everything behind this waits for your answer.</Text>,
    actions: (
      <>
        <Button tone="ember" type="submit" value="yes">
          Yes, go on
        </Button>
        <Button type="submit" value="no">
          Back
        </Button>
      </>
    ),
  },
  render: ({ ref: _, ...args }) => <Opened {...args} />,
})

export const Open = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Before you go on' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Yes, go on' })).toHaveFocus()
  },
})

export const Answered = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Before you go on' })
    await userEvent.click(screen.getByRole('button', { name: 'Yes, go on' }))
    await expect(await screen.findByText('The answer: yes')).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
})

/** Taller than the screen: it scrolls, and the page behind it does not. */
export const MuchToRead = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: <Text>{'What a profile is, it says in words. '.repeat(50)}</Text>,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
  },
})
