import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { NoticeLine, type NoticeLineProps } from '#ui/patterns/notice-line/notice-line.tsx'

const meta = preview.meta({
  title: 'Kit/Feedback/NoticeLine',
  component: NoticeLine,
  parameters: {
    grid: {
      rows: {
        'way on': {},
        'title only': { children: undefined },
        dismissal: { dismissal: { label: 'Hide', onDismiss: fn() } },
      },
    },
  },
  args: noPhoto(),
})

function noPhoto(): NoticeLineProps {
  return {
    icon: 'camera',
    title: 'You have no profile photo yet',
    children: 'With a photo others know whom they are talking to.',
    action: { label: 'Add a photo', to: '#photos' },
  }
}

export const LeadsOn = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add a photo' })).toHaveAttribute(
      'href',
      '#photos',
    )
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('status')
    await expect(line.getBoundingClientRect().height).toBeLessThan(60)
    await expect(await canvas.findByRole('link', { name: 'Add a photo' })).toBeInTheDocument()
  },
})

export const Dismissible = meta.story({
  args: {
    icon: 'bell',
    title: 'Hear it when somebody writes',
    children: 'It tells from whom, never what was written.',
    action: { label: 'Turn notifications on', onPress: fn() },
    dismissal: { label: 'Do not show again', onDismiss: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Do not show again' }))
    await expect(args.dismissal?.onDismiss).toHaveBeenCalledOnce()
  },
})

export const Busy = meta.story({
  args: {
    icon: 'bell',
    title: 'Hear it when somebody writes',
    action: { label: 'Turn notifications on', onPress: fn(), busy: true },
  },
})

export const NothingToDo = meta.story({
  args: { title: 'Your photo is being looked at', children: null, action: undefined },
})
