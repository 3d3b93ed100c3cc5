import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { expectAlike } from '#stories/shared/alike.ts'
import { ManyButtons } from '#stories/shared/many-buttons.tsx'
import { NAV } from '#stories/shared/nav.tsx'
import { MANY } from '#stories/words.ts'
import { BottomBar } from '#ui/patterns/bottom-bar/bottom-bar.tsx'

const meta = preview.meta({
  title: 'Kit/Navigation/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Main', items: NAV },
  globals: { viewport: { value: 'phone' } },
})

export const OnAPhone = meta.story({
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link')
    await expect(links).toHaveLength(4)
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
    await expect(await canvas.findByRole('link', { name: /Messages/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
})

/** A page that scrolls behind the bar, and the bar's edge. */
const overAPage = {
  decorators: [
    (Story: () => ReactNode) => (
      <>
        <ManyButtons />
        <Story />
      </>
    ),
  ],
}
const edgeOf = (link: HTMLElement) => link.getBoundingClientRect().top

/** Axe ignores partial cover by the bar, since it can be scrolled away. */
export const HalfUnderTheBar = meta.story({
  ...overAPage,
  play: async ({ canvas }) => {
    const edge = edgeOf(canvas.getByRole('link', { name: /Messages/ }))
    const button = await canvas.findByRole('button', { name: 'Question 20' })
    window.scrollBy(0, button.getBoundingClientRect().top - (edge - 10))
    await expect(button.getBoundingClientRect().top).toBeLessThan(edge)
    await expect(button.getBoundingClientRect().bottom).toBeGreaterThan(edge)
  },
})

export const NeverOverWhatHasTheFocus = meta.story({
  ...overAPage,
  play: async ({ canvas, userEvent }) => {
    const edge = edgeOf(canvas.getByRole('link', { name: /Messages/ }))
    for (const name of MANY) {
      await userEvent.tab()
      const button = await canvas.findByRole('button', { name })
      await expect(button).toHaveFocus()
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge)
    }
  },
})

export const TheLastOfThePageIsFree = meta.story({
  ...overAPage,
  play: async ({ canvas }) => {
    const edge = edgeOf(canvas.getByRole('link', { name: /Messages/ }))
    window.scrollTo(0, document.documentElement.scrollHeight)
    const last = await canvas.findByRole('button', { name: 'Question 30' })
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(edge)
  },
})

export const LargeText = meta.story({
  globals: { textSize: 'double' },
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation')
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth)
  },
})

/** If a label wraps, the icons stay aligned. */
export const ALabelOfTwoLines = meta.story({
  args: { items: NAV.map((item, at) => (at === 3 ? { ...item, label: 'Devenir premium' } : item)) },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link')
    const heights = links.map((link) => link.lastElementChild?.getBoundingClientRect().height ?? 0)
    await expect(Math.max(...heights)).toBeGreaterThan(Math.min(...heights))
    const tops = links.map((link) => link.firstElementChild?.getBoundingClientRect().top)
    await expectAlike(tops)
  },
})

/** In eleven languages a one-word label stays on one line, on the narrowest phone too. */
export const AWordForEach = meta.story({
  args: {
    items: NAV.map((item, at) => ({
      ...item,
      label: ['Suchen', 'Nachrichten', 'Tykkäykset', 'Premium holen'][at] ?? item.label,
      ...(at === 3 && { short: 'Premium' }),
    })),
  },
  decorators: [
    (Story: () => ReactNode) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Premium holen/ })).toBeVisible()
    await expect(await canvas.findByText('Premium')).toBeVisible()
    const heights = ['Suchen', 'Nachrichten', 'Tykkäykset', 'Premium'].map(
      (text) => canvas.getByText(text).getBoundingClientRect().height,
    )
    await expectAlike(heights)
  },
})

/** Before the viewer is known, the last item is reserved: no layout shift. */
export const AwaitingOne = meta.story({
  args: { items: NAV.slice(0, 3), awaiting: true },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link')
    await expect(links).toHaveLength(3)
    const [first] = links
    const width = first?.getBoundingClientRect().width ?? 0
    await expect(Math.round(window.innerWidth / width)).toBe(4)
  },
})

export const InDark = meta.story({ globals: { mode: 'dark' } })

export const NotOnADesktop = meta.story({
  globals: { viewport: { value: 'l' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})
