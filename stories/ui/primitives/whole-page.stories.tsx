import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { NAV } from '#stories/shared/nav.tsx'
import { MANY } from '#stories/words.ts'
import { BottomBar } from '#ui/patterns/bottom-bar/bottom-bar.tsx'
import { Footer } from '#ui/patterns/footer/footer.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { WholePage } from '#ui/primitives/layout/whole-page.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const FOOT = (
  <>
    <Footer label="Footer" shape="line" groups={[]} note="Vonk is for adults." />
    <BottomBar label="Main" items={NAV} />
  </>
)

const meta = preview.meta({
  title: 'Kit/Layout/WholePage',
  component: WholePage,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Page as="main">
          <Text>Little to say.</Text>
        </Page>
        {FOOT}
      </>
    ),
  },
})

export const LittleToSay = meta.story({
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect()
    await expect(Math.round(footer.bottom)).toBe(window.innerHeight)
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect()
    const bar = canvas.getByRole('link', { name: /Messages/ }).getBoundingClientRect()
    await expect(Math.round(footer.bottom)).toBe(Math.round(bar.top))
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
  },
})

export const MuchToSay = meta.story({
  args: {
    children: (
      <>
        <Page as="main">
          {MANY.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Page>
        {FOOT}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Question 30')).toBeInTheDocument()
  },
})
