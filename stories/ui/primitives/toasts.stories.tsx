import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IN_LOW_FRAMES } from '#stories/shared/docs-frames.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { type ToastMessage, Toasts, useToast } from '#ui/primitives/toast/toast.tsx'

function Say({ label, message }: { readonly label: string; readonly message: ToastMessage }) {
  const show = useToast()
  return <Button onClick={() => show(message)}>{label}</Button>
}

const undo = fn()

const meta = preview.meta({
  title: 'Kit/Feedback/Toasts',
  component: Toasts,
  parameters: { docs: IN_LOW_FRAMES },
  args: {
    label: 'Notifications',
    closeLabel: 'Close',
    stay: 60_000,
    children: (
      <>
        <Say
          label="Delete"
          message={{ text: 'The chat is gone.', action: { label: 'Undo', onPress: undo } }}
        />
        <Say label="Fail" message={{ text: 'The chat could not be deleted.', tone: 'danger' }} />
        <Say label="Pay" message={{ text: '60 credits added.', tone: 'trust' }} />
      </>
    ),
  },
})

export const WithAnAction = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    const region = await screen.findByRole('region', { name: 'Notifications' })
    await expect(region).toHaveTextContent('The chat is gone.')
    const [toast] = await screen.findAllByRole('listitem')
    await expect(toast?.getBoundingClientRect().width).toBe(350)
  },
})

export const Undone = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument())
  },
})

export const ClosedByHand = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fail' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument())
  },
})

export const TwoAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fail' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  },
})

export const GoneByItself = meta.story({
  tags: ['!autodocs'],
  args: { stay: 150 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay' }))
    await screen.findByRole('listitem')
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument())
  },
})

export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    const toast = await screen.findByRole('listitem')
    await expect(toast.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
})
