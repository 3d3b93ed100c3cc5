import { useQuery } from '@tanstack/react-query'
import { expect, screen, waitFor, within } from 'storybook/test'
import { InlineWarning } from '#app/notices/inline-warning.tsx'
import { settingsQuery } from '#app/site/queries.ts'
import preview from '#stories/.storybook/preview.tsx'
import { atSite } from '#stories/shared/situation.ts'
import { firstVisit, visitor } from '#stories/shared/situations.ts'

function OfTheSite() {
  const { data: settings } = useQuery(settingsQuery)
  return settings && <InlineWarning settings={settings} />
}

const meta = preview.meta({
  title: 'Landers/Site entry warning',
  component: OfTheSite,
  subcomponents: { InlineWarning },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/landers/gallery', situation: firstVisit() } },
})

export const TheFirstTime = meta.story({
  tags: ['open'],
  play: async ({ app }) => {
    const warning = await screen.findByRole('alertdialog', { name: app.t('entry.title') })
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

export const OnAPhone = meta.story({
  tags: ['open'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ app }) => {
    const accept = { name: app.t('entry.accept', { age: 18 }) }
    await expect(await screen.findByRole('button', accept)).toBeVisible()
  },
})

export const WithoutFictionalProfiles = meta.story({
  tags: ['open'],
  parameters: {
    app: { path: '/landers/gallery', situation: atSite({ hasFictional: false }, firstVisit()) },
  },
  play: async ({ app }) => {
    const warning = await screen.findByRole('alertdialog')
    await expect(within(warning).queryByText(app.t('entry.fictional'))).not.toBeInTheDocument()
  },
})

export const NotAgain = meta.story({
  tags: ['!dev'],
  parameters: { app: { path: '/landers/gallery', situation: visitor() } },
  play: async ({ app }) => {
    await waitFor(() => expect(app.queries.getQueryData(['settings'])).toBeDefined())
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})
