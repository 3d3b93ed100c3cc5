import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { OwnLogo } from '#ui/art/mark/own-logo.tsx'

/** Letters of one colour on nothing, as logos are. */
const drawn = (ink: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><circle cx="50" cy="50" r="36" fill="none" stroke="${ink}" stroke-width="14"/><path d="M110 25v50h50M185 75l30-50 30 50" fill="none" stroke="${ink}" stroke-width="14"/></svg>`,
  )}`,
  width: 300,
  height: 100,
})

const meta = preview.meta({
  title: 'Identity/A site’s own logo',
  component: OwnLogo,
  args: { name: 'Ola', logo: drawn('#221b17') },
})

export const OnLightPages = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Ola' })).toBeVisible()
  },
})

/** On a light plate, or its letters were not seen. */
export const OnDarkPages = meta.story({ globals: { mode: 'dark' } })

export const WithAnotherForDarkPages = meta.story({
  args: { onDark: drawn('#fbf7f2') },
  globals: { mode: 'dark' },
  play: async ({ canvas }) => {
    const shown = await canvas.findAllByRole('img', { name: 'Ola' })
    await expect(shown).toHaveLength(1)
    await expect(shown[0]).toHaveAttribute('src', drawn('#fbf7f2').src)
  },
})
