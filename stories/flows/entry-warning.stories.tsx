import { expect, screen, waitFor, within } from 'storybook/test'
import { AlertBoard } from '#app/membership/alerts/alert-board.tsx'
import { EntryWarning } from '#app/membership/entry/entry-warning.tsx'
import { atSite } from '#app/mocks/scenes/situation.ts'
import { firstVisit, freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Flows/Entry warning',
  component: EntryWarning,
  subcomponents: { AlertBoard },
  tags: ['!autodocs'],
  args: { layout: 'default' as const },
  parameters: { layout: 'fullscreen', app: { path: '/pricing', whole: true } },
})

const at = (situation: ReturnType<typeof visitor>, path = '/pricing') => ({
  app: { path, whole: true, situation },
})

export const Warning = meta.story({
  parameters: at(firstVisit()),
  play: async ({ app, userEvent }) => {
    const warning = await screen.findByRole('alertdialog', { name: app.t('entry.title') })
    await userEvent.keyboard('{Escape}')
    await expect(warning).toBeVisible()
    await expect(await within(warning).findAllByRole('button')).toHaveLength(2)
  },
})

const staysAway = async () => {
  await screen.findByRole('main')
  await screen.findByRole('heading', { level: 1 })
  await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
}

export const SeenBefore = meta.story({ parameters: at(visitor()), play: staysAway })

export const Member = meta.story({ parameters: at(freeMember()), play: staysAway })

export const SiteWithoutWarning = meta.story({
  parameters: at(atSite({ entryPopup: false }, firstVisit())),
  play: staysAway,
})

/** Shown once, dismissed, and not again after a reload. */
export const WholeFlow = meta.story({
  parameters: at(firstVisit()),
  play: async ({ app, userEvent, step }) => {
    await step('read and continue', async () => {
      await screen.findByRole('alertdialog')
      await userEvent.click(
        await screen.findByRole('button', { name: app.t('entry.accept', { age: 18 }) }),
      )
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    })
    await step('return', async () => {
      app.go('/pricing')
      await staysAway()
    })
  },
})
