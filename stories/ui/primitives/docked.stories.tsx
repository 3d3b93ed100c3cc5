import { expect, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Docked, LateLine } from '#ui/primitives/docked/docked.tsx'

const meta = preview.meta({
  title: 'Kit/Docked',
  component: Docked,
  subcomponents: { LateLine },
  args: { children: 'The line is slow.' },
})

export const AtTheFoot = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const said = await canvas.findByText('The line is slow.')
    const { innerHeight } = canvasElement.ownerDocument.defaultView ?? window
    await expect(said.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight / 2)
  },
})

/** It appears after eight seconds, by CSS alone. */
export const Late = meta.story({
  render: () => <LateLine again="Again">Slower than usual.</LateLine>,
  play: async ({ canvas }) => {
    const said = await canvas.findByText(/Slower than usual/)
    await expect(said).not.toBeVisible()
    for (const running of said.parentElement?.getAnimations() ?? []) running.finish()
    await waitFor(() => expect(said).toBeVisible())
  },
})
