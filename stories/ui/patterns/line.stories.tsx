import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { words } from '#stories/shared/controls.ts'
import { each } from '#stories/shared/grid.ts'
import { Line } from '#ui/patterns/line/line.tsx'

const LONG =
  'I bake too much bread for one person, and I swim in cold water on Sundays, whatever the weather says of it.'

const meta = preview.meta({
  title: 'Kit/People/Line',
  component: Line,
  parameters: {
    grid: {
      rows: each('size', ['card', 'lead', 'meeting', 'profile']),
      columns: { left: {}, centred: { centered: true } },
    },
  },
  argTypes: { to: words, label: words, lang: words },
  args: { text: 'I want a hand to hold during scary films.', lang: 'en', size: 'card' as const },
})

export const OnACard = meta.story()
export const OnALeadingCard = meta.story({ args: { size: 'lead' } })
export const AtAMeeting = meta.story({ args: { size: 'meeting', centered: true } })
export const OnAProfile = meta.story({ args: { size: 'profile' } })
export const LongOnAProfile = meta.story({ args: { size: 'profile', text: LONG } })

export const Answerable = meta.story({
  args: { to: '#chat', label: 'Answer Noor', size: 'lead' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /films\..*Answer Noor$/ })
    await expect(link).toHaveAttribute('href', '#chat')
  },
})

/** Rather than without its end. */
export const LongOnACard = meta.story({
  args: { text: 'I teach swimming to grown-ups who never dared, and I love the first dive.' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 150 }}>
        <Story />
      </div>
    ),
  ],
})

export const CutAtAWord = meta.story({
  args: { text: LONG, to: '#chat' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 150 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/on Sundays…$/)).toBeVisible()
    // Read aloud whole.
    await expect(canvas.getByRole('link', { name: new RegExp(args.text) })).toBeInTheDocument()
  },
})

/** In a column as wide as its last word, the mark still stands with it. */
export const ClosingMarkWithItsWord = meta.story({
  args: { size: 'lead', text: 'Soup for two, and then a long walk to the lighthouse.' },
  decorators: [
    (Story) => (
      <div data-column="">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector<HTMLElement>('[data-column]')
    const quote = canvasElement.querySelector('q')
    if (!column || !quote?.firstChild) throw new Error('there is no line')
    const words = document.createRange()
    words.selectNodeContents(quote.firstChild)
    for (let width = 110; width < 260; width += 1) {
      column.style.inlineSize = `${width}px`
      const last = [...words.getClientRects()].at(-1)?.bottom ?? 0
      await expect(quote.getBoundingClientRect().bottom - last).toBeLessThan(12)
    }
  },
})

export const FromRightToLeft = meta.story({ args: { text: 'هل تحب القهوة؟', lang: 'ar' } })
export const OnlyEmoji = meta.story({ args: { text: '🌊'.repeat(110) } })

export const OneLongWord = meta.story({
  args: {
    text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2).slice(0, 110),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
  },
})

export const LargeText = meta.story({
  args: { size: 'profile' },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
  },
})
