import { expect, screen } from 'storybook/test'
import { LanderLayout } from '#app/layouts/lander-layout.tsx'
import { atSite } from '#app/mocks/scenes/situation.ts'
import { visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'

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
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('link', { name: app.t('nav.log-in') })).toHaveAttribute(
      'href',
      '/login',
    )
    await expect(await canvas.findByText(app.pattern('landers:drawn'))).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

const ember = () => getComputedStyle(document.documentElement).getPropertyValue('--color-ember')

export const ASitesOwnColour = meta.story({
  parameters: {
    app: {
      path: '/landers/alonetonight',
      whole: true,
      situation: atSite({ brandColours: { ember: '#7b2d6b' } }, visitor()),
    },
  },
  play: async ({ app, canvas, globals }) => {
    // A button, or a link until its script is there.
    const words = await canvas.findByText(app.t('landers:alonetonight.action'))
    const action = words.closest('a, button') ?? words
    if (globals.mode === 'light')
      await expect(getComputedStyle(action).backgroundColor).toBe('rgb(123, 45, 107)')
  },
})

export const ASitesColourThatNobodyCouldRead = meta.story({
  name: 'Unreadable colour',
  parameters: {
    app: {
      path: '/landers/alonetonight',
      whole: true,
      situation: atSite({ brandColours: { ember: '#ffe600' } }, visitor()),
    },
  },
  play: async ({ app, canvas }) => {
    // Readability is checked by axe, in both modes.
    await expect(await canvas.findByText(app.t('landers:alonetonight.action'))).toBeVisible()
    await expect(ember()).toMatch(/^#[0-9a-f]{6}$/)
    await expect(ember()).not.toBe('#ffe600')
  },
})

export const ANicheWithoutASite = meta.story({
  name: 'A niche that no site of the install has (she)',
  parameters: {
    app: { path: '/landers/alonetonight/she-autumn', whole: true, situation: visitor() },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('landers:alonetonight.action'))).toBeVisible()
    await expect(canvas.queryByText(app.t('landers:niche.she'))).toBeNull()
    await expect(canvas.queryByText(app.t('landers:line.she'))).toBeNull()
    await expect(document.documentElement.dataset.brand).toBe('default')
  },
})

export const OfANiche = meta.story({
  name: 'Of a niche (gilf)',
  parameters: {
    app: { path: '/landers/gallery', situation: atSite({ brand: 'gilf' }, visitor()) },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('landers:line.gilf'))).toBeVisible()
    await expect(document.documentElement.dataset.brand).toBe('gilf')
  },
})
