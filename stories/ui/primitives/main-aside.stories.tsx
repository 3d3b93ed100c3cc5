import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { MainAside } from '#ui/primitives/layout/main-aside.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'

const meta = preview.meta({
  title: 'Kit/Layout/MainAside',
  component: MainAside,
  parameters: { layout: 'fullscreen' },
  args: {
    children: <Surface>What it is</Surface>,
    aside: <Surface tone="trust">What one chooses</Surface>,
    after: <Surface tone="sunken">What it is not</Surface>,
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    const [main, aside, after] = await Promise.all(
      ['What it is', 'What one chooses', 'What it is not'].map((text) => canvas.findByText(text)),
    )
    const topOf = (part: HTMLElement | undefined) => part?.getBoundingClientRect().top
    await expect(topOf(aside)).toBe(topOf(main))
    await expect(after?.getBoundingClientRect().left).toBe(main?.getBoundingClientRect().left)
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const aside = await canvas.findByText('What one chooses')
    const after = await canvas.findByText('What it is not')
    await expect(aside.getBoundingClientRect().bottom).toBeLessThan(
      after.getBoundingClientRect().top,
    )
  },
})
