import { expect } from 'storybook/test'
import { visitor } from '#app/mocks/scenes/situations.ts'
import { OwnPage } from '#app/site/pages/own-page.tsx'
import { OwnText, Spans } from '#app/site/pages/own-text.tsx'
import { LOCALES } from '#core/site/locales.ts'
import type { OwnPage as Own, OwnPages } from '#core/site/pages/own-page.ts'
import preview from '#stories/.storybook/preview.tsx'

const FIRST = 'Who we are'
const SECOND = 'Details'
const LINK = 'our privacy page'
const SCRIPT = '<script>alert(1)</script>'

const own: Own = {
  version: 2,
  at: Date.UTC(2026, 10, 29, 12),
  blocks: [
    { kind: 'paragraph', spans: [{ text: 'Before all headings.' }] },
    { kind: 'heading', level: 2, spans: [{ text: FIRST }] },
    {
      kind: 'paragraph',
      spans: [
        { text: 'Klik B.V. runs ' },
        { text: 'this site', strong: true },
        { text: '.' },
        { text: '\n' },
        { text: 'Kindly', emphasis: true },
        { text: ': ' },
        { text: LINK, href: '/pages/privacy' },
      ],
    },
    { kind: 'heading', level: 3, spans: [{ text: SECOND }] },
    { kind: 'list', ordered: true, items: [[{ text: 'One' }], [{ text: 'Two' }]] },
    { kind: 'list', ordered: false, items: [[{ text: SCRIPT }]] },
  ],
}
/** In every language, as the stories play in any. */
const terms = Object.fromEntries(LOCALES.map((locale) => [locale, own]))
const pages: OwnPages = { terms }

const meta = preview.meta({
  title: 'Pages/Own page',
  component: OwnPage,
  subcomponents: { OwnText, Spans },
  tags: ['!autodocs'],
  args: { page: 'terms' as const, language: 'nl' as const },
  parameters: {
    layout: 'fullscreen',
    app: { path: '/pages/terms', whole: true, situation: { ...visitor(), pages } },
  },
})

export const Terms = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: FIRST })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: SECOND })).toBeVisible()
    await expect(canvas.getByText(SCRIPT)).toBeVisible()
    await expect(canvas.getByRole('link', { name: LINK })).toHaveAttribute('href', '/pages/privacy')
    await expect(canvas.getByRole('link', { name: FIRST })).toHaveAttribute('href', '#part-2')
    await expect(canvas.getByRole('heading', { name: app.t('pages:company.title') })).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: FIRST })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** Pages without a text of the site’s own are the product’s. */
export const OtherPage = meta.story({
  parameters: { app: { path: '/pages/ban', whole: true, situation: { ...visitor(), pages } } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('pages:ban.rules.title') }),
    ).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: FIRST })).not.toBeInTheDocument()
  },
})
