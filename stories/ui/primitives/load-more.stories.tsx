import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { LoadMore, type LoadMoreProps } from '#ui/primitives/load-more/load-more.tsx'

const meta = preview.meta({
  title: 'Kit/Navigation/LoadMore',
  component: LoadMore,
  parameters: {
    grid: {
      rows: {
        waits: { auto: false },
        loads: { auto: false, busy: true },
        failed: { auto: false, failed: true },
        end: { end: 'That is everybody.' },
      },
    },
  },
  args: { label: 'Show more members', onMore: fn() },
})

export const AsksByItself = meta.story({
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce())
  },
})

/** Makes the browser report leaving and entering the viewport in one callback, as a busy one does. */
function tellsLate() {
  const { IntersectionObserver: real } = window
  window.IntersectionObserver = class extends real {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(([near], observer) => {
        if (!near) return
        const far = Object.create(near, { isIntersecting: { value: false } })
        tell([far, near], observer)
      }, options)
    }
  }
  return () => {
    window.IntersectionObserver = real
  }
}

export const OnABusyPage = meta.story({
  beforeEach: tellsLate,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce())
  },
})

/** A list whose next page is refused each time. */
function RefusedList({ onMore, ...props }: LoadMoreProps) {
  const [state, setState] = useState<'waits' | 'busy' | 'failed'>('waits')
  const ask = async () => {
    onMore()
    setState('busy')
    await new Promise(requestAnimationFrame)
    setState('failed')
  }
  return (
    <LoadMore
      {...props}
      busy={state === 'busy'}
      failed={state === 'failed'}
      onMore={() => void ask()}
    />
  )
}

/** Near the end for as long as it is refused, it would ask without end. */
export const Refused = meta.story({
  render: (args) => <RefusedList {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce())
    const button = await canvas.findByRole('button', { name: 'Show more members' })
    // Frames in which it would have asked again.
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
    await expect(args.onMore).toHaveBeenCalledOnce()
    await userEvent.click(button)
    await waitFor(() => expect(args.onMore).toHaveBeenCalledTimes(2))
  },
})

export const ByButton = meta.story({
  args: { auto: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onMore).not.toHaveBeenCalled()
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more members' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more members' }))
    await expect(args.onMore).not.toHaveBeenCalled()
  },
})

export const End = meta.story({
  args: { end: 'That is everybody who fits.' },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('That is everybody who fits.')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(args.onMore).not.toHaveBeenCalled()
  },
})
