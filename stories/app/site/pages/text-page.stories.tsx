import { expect, within } from 'storybook/test'
import { visitor } from '#app/mocks/scenes/situations.ts'
import { COOKIES } from '#app/site/pages/page-parts.ts'
import { TextPage } from '#app/site/pages/text-page.tsx'
import { Elsewhere, TextSearch } from '#app/site/pages/text-search.tsx'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Pages/Text',
  component: TextPage,
  subcomponents: { TextSearch, Elsewhere },
  tags: ['!autodocs'],
  args: { page: 'terms' as const },
  parameters: { layout: 'fullscreen', app: { path: '/', situation: visitor() } },
})

export const Terms = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      app.t('pages:terms.title'),
    )
    const contents = await canvas.findByRole('navigation', { name: app.t('common:contents') })
    await expect(contents.querySelectorAll('a')).toHaveLength(12)
    await expect(await canvas.findByText(app.pattern('pages:version'))).toBeVisible()
  },
})

export const Privacy = meta.story({
  args: { page: 'privacy' },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('pages:privacy.bases.title') }),
    ).toBeVisible()
    await expect(await canvas.findByText(app.pattern('pages:privacy.place.text'))).toBeVisible()
  },
})

export const Questions = meta.story({
  args: { page: 'faq' },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('searchbox', { name: app.t('pages:search') }),
    ).toBeVisible()
    await expect(
      await canvas.findByRole('heading', { level: 3, name: app.t('pages:faq.refund.title') }),
    ).toBeVisible()
  },
})

export const Searched = meta.story({
  name: 'Questions searched',
  args: { page: 'faq' },
  play: async ({ app, canvas, userEvent }) => {
    const word = app.t('pages:faq.receipt.title')
    await userEvent.type(await canvas.findByRole('searchbox'), word)
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      app.t('pages:search.found', { count: 1 }),
    )
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  },
})

export const FoundOnOtherPages = meta.story({
  name: 'Found on other pages',
  args: { page: 'faq' },
  play: async ({ app, canvas, userEvent }) => {
    const title = app.t('pages:ban.reasons.title')
    await userEvent.type(await canvas.findByRole('searchbox'), title)
    const otherPages = { level: 2, name: app.t('pages:search.elsewhere') }
    await expect(await canvas.findByRole('heading', otherPages)).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: `${app.t('pages:ban.title')} · ${title}` }),
    ).toHaveAttribute('href', '/pages/ban#reasons')
  },
})

export const Empty = meta.story({
  name: 'Empty',
  args: { page: 'faq' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'qqqq')
    const said = within(await canvas.findByRole('status'))
    await expect(await said.findByRole('link')).toHaveAttribute('href', '/pages/service')
    await expect(canvas.queryByRole('heading', { level: 3 })).not.toBeInTheDocument()
  },
})

export const Cookies = meta.story({
  args: { page: 'cookies' },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('table', { name: app.t('pages:cookies.table') }),
    ).toBeVisible()
    await expect(await canvas.findByRole('cell', { name: COOKIES[1] })).toBeVisible()
  },
})

export const HouseRules = meta.story({
  args: { page: 'ban' },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('pages:ban.appeal.title') }),
    ).toBeVisible()
  },
})

export const Refunds = meta.story({
  args: { page: 'return-policy' },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(app.pattern('pages:return-policy.withdraw.text', { days: 14 })),
    ).toBeVisible()
  },
})

export const Service = meta.story({
  args: { page: 'service' },
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('link', { name: /^\+31/ })
    await expect(phone).toHaveAttribute('href', 'tel:+31850000000')
  },
})

export const OnAPhone = meta.story({
  args: { page: 'faq' },
  globals: { viewport: { value: 'phone' } },
})

export const LargeText = meta.story({
  args: { page: 'cookies' },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
})
