import { expect, screen } from 'storybook/test'
import { LanderLayout } from '#app/layouts/lander-layout.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { visitor } from '#stories/shared/situations.ts'
import { Page } from '#ui/layout/page.tsx'
import { Heading } from '#ui/text/heading.tsx'

const meta = preview.meta({
  title: 'Everywhere/Layouts/Lander',
  component: LanderLayout,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/landers/gallery', situation: visitor() } },
  args: {
    children: (
      <Page>
        <Heading level={1}>A page to come in by</Heading>
      </Page>
    ),
  },
})

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login',
    )
    await expect(await canvas.findByText(/people and places on this page are drawn/)).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

export const OfANiche = meta.story({
  args: { slug: 'gilf-autumn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('years well spent')).toBeVisible()
    await expect(document.documentElement.dataset.brand).toBe('gilf')
  },
})
