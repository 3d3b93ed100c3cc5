import { expect, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Docked, LateLine } from '#ui/primitives/docked/docked.tsx'

const meta = preview.meta({
  title: 'Kit/Feedback/Docked',
  component: Docked,
  subcomponents: { LateLine },
  args: { children: 'The line is slow.' },
})

export const AtTheFoot = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const notice = await canvas.findByText('The line is slow.')
    const { innerHeight } = canvasElement.ownerDocument.defaultView ?? window
    await expect(notice.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight / 2)
  },
})

/** It appears after eight seconds, by CSS alone. */
export const Late = meta.story({
  render: () => <LateLine again="Again">Slower than usual.</LateLine>,
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/Slower than usual/)
    await expect(notice).not.toBeVisible()
    for (const running of notice.parentElement?.getAnimations() ?? []) running.finish()
    await waitFor(() => expect(notice).toBeVisible())
  },
})
