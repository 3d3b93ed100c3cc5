import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { NAV } from '#stories/shared/nav.tsx'
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx'

const meta = preview.meta({
  title: 'Kit/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Main', items: NAV },
  globals: { viewport: { value: 'phone' } },
})

export const OnAPhone = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(4)
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
    await expect(canvas.getByRole('link', { name: /Messages/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
})

export const LargeText = meta.story({
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation')
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth)
  },
})

export const InDark = meta.story({ globals: { mode: 'dark' } })

export const NotOnADesktop = meta.story({
  globals: { viewport: { value: 'l' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})
