import { expect, screen, waitFor, within } from 'storybook/test'
import { EntryWarning } from '#app/notices/entry-warning.tsx'
import { EntryWords } from '#app/notices/entry-words.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { atSite } from '#stories/shared/situation.ts'
import { firstVisit, freeMember, visitor } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Everywhere/Site entry warning',
  component: EntryWarning,
  subcomponents: { EntryWords },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/', situation: firstVisit() } },
  args: { layout: 'default' as const },
})

export const TheFirstTime = meta.story({
  play: async ({ userEvent }) => {
    const warning = await screen.findByRole('alertdialog', { name: 'For adults' })
    await waitFor(() => expect(within(warning).getByText(/fictional profiles/)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(warning).toBeVisible()
    await userEvent.click(await within(warning).findByRole('button', { name: /I am 18 or over/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const accept = await screen.findByRole('button', { name: /I am 18/ })
    await waitFor(() => expect(accept).toBeVisible())
  },
})

export const NotAgain = meta.story({
  parameters: { app: { path: '/', situation: visitor() } },
  play: async ({ app }) => {
    await waitFor(() => expect(app.queries.getQueryData(['settings'])).toBeDefined())
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

export const NotToAMember = meta.story({
  parameters: { app: { path: '/', situation: { ...freeMember(), dismissed: [] } } },
  play: async ({ app }) => {
    await waitFor(() => expect(app.queries.getQueryData(['user'])).toBeDefined())
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

export const NotWhereTheSiteSaysNo = meta.story({
  parameters: { app: { path: '/', situation: atSite({ entryPopup: false }, firstVisit()) } },
  play: async ({ app }) => {
    await waitFor(() => expect(app.queries.getQueryData(['settings'])).toBeDefined())
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})
