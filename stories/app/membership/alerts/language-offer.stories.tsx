import type { StoryContext } from 'storybook/internal/csf'
import { expect, screen, waitFor, within } from 'storybook/test'
import { LanguageAnswer, OfferedLanguage } from '#app/accounts/account/offered-language.tsx'
import { DefaultLayout } from '#app/layouts/default-layout.tsx'
import { readCookie } from '#app/locales/browser-cookie.ts'
import { LanguageOffer } from '#app/membership/alerts/language-offer.tsx'
import { EntryWarning } from '#app/membership/entry/entry-warning.tsx'
import { firstVisit, freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import { languageOffer } from '#app/server-language-offer.ts'
import { languageOfferQuery } from '#app/site/language/language-offer.ts'
import { isLocale, type Locale } from '#core/site/locales.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Playing } from '#stories/shared/playing.ts'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'

function pageLanguage(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : 'en'
}

const otherLanguage = () => (pageLanguage() === 'en' ? 'nl' : 'en')

/** The words of the offer. */
const offered = () => languageOffer(otherLanguage(), pageLanguage())

/** Offers another language than the story's, as the server's page does. */
async function offer({ app }: Pick<StoryContext, 'app'>) {
  app.queries.setQueryData(languageOfferQuery.queryKey, await offered())
}

const meta = preview.meta({
  title: 'Everywhere/Language offer',
  component: LanguageOffer,
  subcomponents: { LanguageAnswer, OfferedLanguage, DefaultLayout },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/pricing', situation: visitor() } },
  beforeEach: offer,
  render: () => (
    <DefaultLayout>
      <Page>
        <Heading level={1}>A page of the site</Heading>
      </Page>
    </DefaultLayout>
  ),
})

/** The line, with its two answers. */
async function findLine({ canvas }: Pick<Playing, 'canvas'>) {
  const { locale, question, decline } = await offered()
  const line = await canvas.findByRole('region', { name: question })
  await expect(line).toHaveAttribute('lang', locale)
  const answer = (name: string) => within(line).getByRole('link', { name })
  return { line, accept: answer(question), decline: answer(decline) }
}

/** Both answers are links, and work before the app starts. */
export const AboveAPage = meta.story({
  play: async ({ canvas }) => {
    const { accept, decline } = await findLine({ canvas })
    await expect(accept).toHaveAttribute('href', `?lang=${otherLanguage()}`)
    await expect(decline).toHaveAttribute('href', `?lang=${pageLanguage()}`)
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { line } = await findLine({ canvas })
    await expect(line.offsetHeight).toBeLessThanOrEqual(56)
  },
})

export const AboveALander = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path: '/landers/alonetonight', whole: true, situation: visitor() } },
  play: async ({ canvas }) => {
    await findLine({ canvas })
  },
})

export const Accepted = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const { line, accept } = await findLine({ canvas })
    const language = otherLanguage()
    await userEvent.click(accept)
    await waitFor(() => expect(line).not.toBeInTheDocument())
    await expect(document.documentElement).toHaveAttribute('lang', language)
    await expect(readCookie('locale')).toBe(language)
    await expect(canvas.getByRole('link', { name: app.t('nav.log-in') })).toBeVisible()
  },
})

export const Declined = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { line, decline } = await findLine({ canvas })
    const language = pageLanguage()
    await userEvent.click(decline)
    await waitFor(() => expect(line).not.toBeInTheDocument())
    await expect(document.documentElement).toHaveAttribute('lang', language)
    await expect(readCookie('locale')).toBe(language)
  },
})

export const InTheEntryWarning = meta.story({
  tags: ['open'],
  globals: { viewport: { value: 'phone' } },
  // A story's parameters are merged into those above.
  parameters: { app: { path: '/', situation: { ...firstVisit(), dismissed: [] } } },
  render: () => <EntryWarning layout="default" />,
  play: async ({ app }) => {
    const warning = await screen.findByRole('alertdialog', { name: app.t('entry.title') })
    const { question } = await offered()
    const link = within(warning).getByRole('link', { name: question })
    await waitFor(() => expect(link).toBeVisible())
    await expect(link).toHaveAttribute('href', `?lang=${otherLanguage()}`)
  },
})

export const NotToAMember = meta.story({
  tags: ['!dev'],
  parameters: { app: { path: '/landers/gallery', whole: true, situation: freeMember() } },
  play: async ({ app, canvas }) => {
    await waitFor(() => expect(app.queries.getQueryData(['user'])).toBeDefined())
    const { question } = await offered()
    await expect(canvas.queryByRole('region', { name: question })).not.toBeInTheDocument()
  },
})
