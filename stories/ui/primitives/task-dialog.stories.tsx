import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IN_FRAMES } from '#stories/shared/docs-frames.ts'
import { Stateful } from '#stories/ui/stateful.tsx'
import { PARAGRAPH } from '#stories/words.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { TaskDialog } from '#ui/primitives/dialog/task-dialog.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Progress } from '#ui/primitives/progress/progress.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const meta = preview.meta({
  title: 'Kit/Overlay/TaskDialog',
  component: TaskDialog,
  parameters: { layout: 'fullscreen', docs: IN_FRAMES },
  args: {
    title: 'Sign up free',
    open: true,
    onClose: fn(),
    close: { label: 'Close', onPress: fn() },
    back: { label: 'Back', onPress: fn() },
    progress: <Progress steps={5} step={2} label="Step 3 of 5" />,
    actions: (
      <Button tone="ember" wide>
        Next
      </Button>
    ),
    children: (
      <Stack>
        <Heading level={2} arrives>
          Where do you live?
        </Heading>
        <TextField label="Town" />
      </Stack>
    ),
  },
})

export const AStep = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign up free' })
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Where do you live?' })).toHaveFocus(),
    )
    await userEvent.tab()
    await expect(await screen.findByLabelText('Town')).toHaveFocus()
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
    await expect(args.back?.onPress).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(dialog).toBeVisible()
  },
})

export const GivesFocusBack = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <Stateful start={false}>
      {(open, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Begin</Button>
          <TaskDialog {...args} open={open} onClose={() => setOpen(false)} />
        </>
      )}
    </Stateful>
  ),
  play: async ({ userEvent }) => {
    const opener = await screen.findByRole('button', { name: 'Begin' })
    await userEvent.click(opener)
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Where do you live?' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const InProgress = meta.story({
  args: { dismissible: false },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.close?.onPress).toHaveBeenCalledOnce()
  },
})

export const LongOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <Stack>
        <Heading level={2}>Tell something about yourself</Heading>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((part) => (
          <Text key={part}>{PARAGRAPH}</Text>
        ))}
        <TextField label="Your own words" />
      </Stack>
    ),
  },
  play: async () => {
    await screen.findByRole('dialog')
    const next = await screen.findByRole('button', { name: 'Next' })
    await waitFor(() => expect(next).toBeVisible())
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})

/** What the button agrees to stays in view above it, however long the step. */
export const WithANote = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    note: <Text size="s">By signing up you agree to the terms.</Text>,
    children: (
      <Stack>
        <Heading level={2}>Tell something about yourself</Heading>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((part) => (
          <Text key={part}>{PARAGRAPH}</Text>
        ))}
        <TextField label="Your own words" />
      </Stack>
    ),
  },
  play: async () => {
    const note = await screen.findByText('By signing up you agree to the terms.')
    const next = await screen.findByRole('button', { name: 'Next' })
    const { top, bottom } = note.getBoundingClientRect()
    await expect(top).toBeGreaterThan(window.innerHeight / 2)
    await expect(bottom).toBeLessThanOrEqual(next.getBoundingClientRect().top)
  },
})

export const NothingBehindIt = meta.story({
  args: { back: undefined, progress: undefined },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  },
})
