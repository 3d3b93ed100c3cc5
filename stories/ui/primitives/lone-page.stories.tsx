import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Logo } from '#ui/art/mark/logo.tsx'
import { Mark } from '#ui/art/mark/mark.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { LonePage } from '#ui/primitives/lone-page/lone-page.tsx'

const meta = preview.meta({
  title: 'Kit/Layout/LonePage',
  component: LonePage,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo name="Vonk" />,
    home: '#home',
    homeLabel: 'Vonk, to the start',
    children: (
      <EmptyState
        level={1}
        art={<Mark size="xl" />}
        title="One thing"
        actions={<Button tone="ember">Do it</Button>}
      >
        And nothing beside it.
      </EmptyState>
    ),
  },
})

export const OnADesk = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Vonk, to the start' })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Do it' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
})

export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const WithALineBeneath = meta.story({
  args: { foot: <a href="#rules">The rules</a> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
    await expect(canvas.getByRole('link', { name: 'The rules' })).toBeVisible()
  },
})
