import { expect, screen, waitFor } from 'storybook/test'
import { NewMatch } from '#app/discovery/likes/new-match.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { withNewMatches } from '#app/mocks/scenes/like-situations.ts'
import { atSite } from '#app/mocks/scenes/situation.ts'
import { withChats } from '#app/mocks/scenes/talk.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { listLikes } from '#core/discovery/list-likes.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Playing } from '#stories/shared/playing.ts'

const meta = preview.meta({
  title: 'Likes/New match',
  component: NewMatch,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/members', whole: true, situation: withNewMatches() },
  },
})

const textOf = (app: Playing['app'], { name }: { readonly name: string }) =>
  app.t('likes:met.match-text', { name })

export const MadeWhileOneWasAway = meta.story({
  play: async ({ app, userEvent }) => {
    const first = await screen.findByText(textOf(app, PEOPLE.stijn))
    await userEvent.click(first)
    await userEvent.click(await screen.findByText(textOf(app, PEOPLE.callum)))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    // It closes at once, and is told afterwards.
    await waitFor(async () => {
      const { matches } = await listLikes(app.world.ports, { member: VIEWER.id, site: 'vonk' })
      expect(matches.filter(({ isNewMatch }) => isNewMatch)).toEqual([])
    })
  },
})

export const ThePageItLedToIsNotCoveredByTheNext = meta.story({
  name: 'Next match waits',
  play: async ({ app, canvas, userEvent }) => {
    const { id, name } = PEOPLE.stijn
    await screen.findByText(textOf(app, PEOPLE.stijn))
    const [profile] = await screen.findAllByRole('button', {
      name: app.t('likes:met.profile', { name }),
    })
    if (profile) await userEvent.click(profile)
    await waitFor(() => expect(app.path()).toBe(`/members/${id}`))
    const back = await canvas.findByRole('heading', { level: 1 })
    await waitFor(() => expect(back).toBeVisible())
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const [search] = await canvas.findAllByRole('link', { name: app.t('nav.members') })
    if (search) await userEvent.click(search)
    await expect(await screen.findByText(textOf(app, PEOPLE.callum))).toBeInTheDocument()
  },
})

export const WithNothingLeftToStartItLeadsToPremium = meta.story({
  name: 'No conversations left',
  parameters: {
    app: {
      path: '/members',
      whole: true,
      situation: withNewMatches(
        atSite({ freeAllowance: { rule: 'messages', limit: 5 } }, withChats()),
      ),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await screen.findByText(textOf(app, PEOPLE.stijn))
    await userEvent.click(await screen.findByRole('link', { name: app.t('allowance.action') }))
    await expect(
      await canvas.findByRole('heading', { name: app.t('credits:premium.title'), level: 1 }),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
