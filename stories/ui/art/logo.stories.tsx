import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Logo } from '#ui/art/mark/logo.tsx'

const meta = preview.meta({ title: 'Identity/Logo', component: Logo, args: { name: 'Vonk' } })

export const OfTheSite = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vonk')).toBeVisible()
  },
})

export const OfANiche = meta.story({
  args: { line: 'for her' },
  globals: { brand: 'she' },
  play: async ({ canvas }) => {
    const [name, line] = [canvas.getByText('Vonk'), canvas.getByText('for her')]
    await expect(line.getBoundingClientRect().top).toBeGreaterThan(name.getBoundingClientRect().top)
    await expect(getComputedStyle(line).color).not.toBe(getComputedStyle(name).color)
  },
})

export const Small = meta.story({ args: { size: 's' } })

export const Large = meta.story({ args: { size: 'l', line: 'een vonk is genoeg' } })

export const InDark = meta.story({
  args: { line: 'for her' },
  globals: { mode: 'dark', brand: 'she' },
})
