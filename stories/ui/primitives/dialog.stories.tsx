import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IN_FRAMES } from '#stories/shared/docs-frames.ts'
import { Stateful } from '#stories/ui/stateful.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Dialog } from '#ui/primitives/dialog/dialog.tsx'
import { RadioCards } from '#ui/primitives/field/radio-cards.tsx'

/** A `CloseWatcher` that the test asks to close. */
class RequestedWatcher extends EventTarget {
  static last: RequestedWatcher | null = null
  constructor() {
    super()
    RequestedWatcher.last = this
  }
  destroy() {
    RequestedWatcher.last = null
  }
}

const meta = preview.meta({
  title: 'Kit/Overlay/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen', docs: IN_FRAMES },
  args: {
    title: 'Leave your draft?',
    children: 'What you wrote to Anouk is kept for when you come back.',
    open: true,
    onClose: fn(),
    closeLabel: 'Close',
    actions: (
      <>
        <Button tone="ember">Keep writing</Button>
        <Button>Leave</Button>
      </>
    ),
  },
})

export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Leave your draft?' })
    await expect(dialog).toHaveTextContent('What you wrote to Anouk is kept')
    await expect(await screen.findByRole('button', { name: 'Keep writing' })).toHaveFocus()

    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
})

export const StartsAtTheChosenOne = meta.story({
  args: {
    title: 'Filters',
    children: (
      <RadioCards
        legend="Whom"
        defaultValue="men"
        options={[
          { value: 'all', label: 'Everybody' },
          { value: 'men', label: 'Men' },
        ]}
      />
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Men' })).toHaveFocus()
  },
})

export const KeepsFocusInside = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    for (const _ of 'four') {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  },
})

export const GivesFocusBack = meta.story({
  tags: ['!autodocs'],
  args: { open: false },
  render: (args) => (
    <Stateful start={false}>
      {(open, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Leave</Button>
          <Dialog {...args} open={open} onClose={() => setOpen(false)} />
        </>
      )}
    </Stateful>
  ),
  play: async ({ userEvent }) => {
    const opener = await screen.findByRole('button', { name: 'Leave' })
    await userEvent.click(opener)
    await expect(await screen.findByRole('button', { name: 'Keep writing' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

/** Android's Back asks what is open to close. */
export const ClosedByTheSystem = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => {
    const platform = globalThis as { CloseWatcher?: unknown }
    const { CloseWatcher } = platform
    platform.CloseWatcher = RequestedWatcher
    return () => {
      platform.CloseWatcher = CloseWatcher
    }
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Leave your draft?' })
    await waitFor(() => expect(RequestedWatcher.last).not.toBeNull())
    RequestedWatcher.last?.dispatchEvent(new Event('close'))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
})

export const Undismissible = meta.story({
  args: {
    title: 'Making your account',
    children: 'One moment.',
    dismissible: false,
    actions: undefined,
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Making your account' })
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()

    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.previousElementSibling as HTMLElement)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const Closed = meta.story({
  tags: ['!autodocs'],
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

export const LongerThanTheScreen = meta.story({
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    children: 'Every line of this is worth reading before you go on. '.repeat(120),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    // The text scrolls, by keyboard too, and the buttons stay.
    const words = screen.getByText(/Every line of this/)
    await expect(words.scrollHeight).toBeGreaterThan(words.clientHeight)
    await waitFor(() => expect(words.tabIndex).toBe(0))
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    const main = screen.getByRole('button', { name: 'Keep writing' }).getBoundingClientRect()
    await expect(main.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})

export const LargeText = meta.story({
  globals: { textSize: 'double' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  },
})
