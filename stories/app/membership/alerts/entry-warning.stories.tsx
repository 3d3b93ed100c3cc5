import { expect, screen, waitFor, within } from 'storybook/test'
import { EntryWarning } from '#app/membership/entry/entry-warning.tsx'
import { EntryWords } from '#app/membership/entry/entry-words.tsx'
import { InlineWarning } from '#app/membership/entry/inline-warning.tsx'
import { atSite } from '#app/mocks/scenes/situation.ts'
import { firstVisit, freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { inAllLanguages } from '#stories/shared/own-words.ts'

/** A site's own text, in one language. */
const OWN_WORDS = 'All of them are played by our editors.'

const meta = preview.meta({
  title: 'Everywhere/Site entry warning',
  component: EntryWarning,
  subcomponents: { InlineWarning, EntryWords },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/', situation: firstVisit() } },
  args: { layout: 'default' as const },
})

export const TheFirstTime = meta.story({
  tags: ['open'],
  play: async ({ app, userEvent }) => {
    const warning = await screen.findByRole('alertdialog', { name: app.t('entry.title') })
    await waitFor(() => expect(within(warning).getByText(app.t('entry.fictional'))).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(warning).toBeVisible()
  },
})

export const WithTheSitesOwnWords = meta.story({
  parameters: {
    app: {
      path: '/',
      situation: atSite({ fictionalWarning: inAllLanguages(OWN_WORDS) }, firstVisit()),
    },
  },
  play: async ({ app }) => {
    const warning = await screen.findByRole('alertdialog', { name: app.t('entry.title') })
    await waitFor(() => expect(within(warning).getByText(OWN_WORDS)).toBeVisible())
    await expect(within(warning).getByText(app.t('entry.fictional'))).toBeVisible()
  },
})

export const Accepted = meta.story({
  tags: ['!dev'],
  play: async ({ app, userEvent }) => {
    const accept = { name: app.t('entry.accept', { age: 18 }) }
    await userEvent.click(await screen.findByRole('button', accept))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() =>
      expect(localStorage.getItem('dismissals')).toContain('hide-site-entry-warning'),
    )
  },
})

export const OfPeopleOnly = meta.story({
  tags: ['open'],
  parameters: {
    app: {
      path: '/',
      situation: atSite({ hasFictional: false, memberResell: false }, firstVisit()),
    },
  },
  play: async ({ app }) => {
    const warning = await screen.findByRole('alertdialog')
    await expect(within(warning).queryByText(app.t('entry.fictional'))).not.toBeInTheDocument()
  },
})

export const WithCamProfiles = meta.story({
  tags: ['open'],
  parameters: { app: { path: '/', situation: atSite({ hasFictional: false }, firstVisit()) } },
  play: async ({ app }) => {
    const warning = await screen.findByRole('alertdialog')
    const cam = app.t('entry.fictional', { context: 'cam' })
    await expect(within(warning).getByText(cam)).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  tags: ['open'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ app }) => {
    const accept = await screen.findByRole('button', { name: app.t('entry.accept', { age: 18 }) })
    await waitFor(() => expect(accept).toBeVisible())
  },
})

export const NotAgain = meta.story({
  tags: ['!dev'],
  parameters: { app: { path: '/', situation: visitor() } },
  play: async ({ app }) => {
    await waitFor(() => expect(app.queries.getQueryData(['settings'])).toBeDefined())
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

export const NotToAMember = meta.story({
  tags: ['!dev'],
  parameters: { app: { path: '/', situation: { ...freeMember(), dismissed: [] } } },
  play: async ({ app }) => {
    await waitFor(() => expect(app.queries.getQueryData(['user'])).toBeDefined())
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

export const NotWhereTheSiteSaysNo = meta.story({
  tags: ['!dev'],
  parameters: { app: { path: '/', situation: atSite({ entryPopup: false }, firstVisit()) } },
  play: async ({ app }) => {
    await waitFor(() => expect(app.queries.getQueryData(['settings'])).toBeDefined())
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

export const NotOnATextPage = meta.story({
  tags: ['!dev'],
  parameters: { app: { path: '/pages/terms', whole: true, situation: firstVisit() } },
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})
