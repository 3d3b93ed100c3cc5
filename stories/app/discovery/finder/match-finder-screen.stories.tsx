import { expect, screen, waitFor } from 'storybook/test'
import { ConsentNeeded } from '#app/discovery/finder/consent-needed.tsx'
import { DeckLoading } from '#app/discovery/finder/deck-loading.tsx'
import { FinderPage } from '#app/discovery/finder/finder-page.tsx'
import { MatchCard } from '#app/discovery/finder/match-card.tsx'
import { MatchDeck } from '#app/discovery/finder/match-deck.tsx'
import { FinderEnd, MatchFinderScreen } from '#app/discovery/finder/match-finder-screen.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { withLikes } from '#app/mocks/scenes/like-situations.ts'
import { and, type Scene, type Situation } from '#app/mocks/scenes/situation.ts'
import { emptySite, freeMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { blockMember } from '#core/discovery/block-member.ts'
import { answerMatch } from '#core/discovery/finder/answer-match.ts'
import { findMatches } from '#core/discovery/finder/match-finder.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const PATH = '/match-finder'
const at = (situation: Situation = freeMember()) => ({
  app: { path: PATH, whole: true, situation },
})

/** Everybody was answered: skipped or declined. */
const allAnswered =
  (answer: 'skip' | 'no') =>
  async ({ world: { ports } }: Scene) => {
    const site = ports.sites.all()[0]?.settings
    if (!site) throw new Error('there is no site')
    const found = await findMatches(ports, { member: VIEWER.id, limit: 500, site })
    for (const { card } of found) {
      await answerMatch(ports, { from: VIEWER.id, to: card.id, site: site.id, answer })
    }
  }

const meta = preview.meta({
  title: 'Search/Match finder',
  component: MatchFinderScreen,
  subcomponents: { FinderPage, MatchDeck, MatchCard, FinderEnd, DeckLoading, ConsentNeeded },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at() },
})

const press = async (
  { app, canvas, userEvent }: Playing,
  answer: 'answer.yes' | 'answer.no' | 'answer.skip' | 'answer.back',
) => userEvent.click(await canvas.findByRole('button', { name: app.t(`finder:${answer}`) }))

/** The name on the top card. */
const onTop = async ({ app, canvas }: Playing) => {
  const deck = await canvas.findByRole('group', { name: app.t('finder:finder.title') })
  const [status] = deck.getElementsByTagName('output')
  return status?.textContent
}

export const SomebodyWhoSuits = meta.story({
  play: async (playing) => {
    const { app, canvas } = playing
    await expect(await onTop(playing)).toMatch(/, \d\d$/)
    const why = await canvas.findAllByRole('list', { name: app.t('finder:why.title') })
    await expect(why[0]).toBeVisible()
    const whom = app.t('finder:finder.explanation')
    const demo = app.t('members:switch.peopleOnly-demo')
    await expect(canvas.getByText(`${whom} ${demo}`)).toBeVisible()
  },
})

export const NoAndBackOnce = meta.story({
  play: async (playing) => {
    const { app, canvas } = playing
    const first = await onTop(playing)
    await press(playing, 'answer.no')
    await waitFor(async () => expect(await onTop(playing)).not.toBe(first))
    await press(playing, 'answer.back')
    await waitFor(async () => expect(await onTop(playing)).toBe(first))
    await expect(canvas.getByRole('button', { name: app.t('finder:answer.back') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const AYesThatIsMutual = meta.story({
  parameters: at(withLikes()),
  play: async (playing) => {
    const { app } = playing
    // Members who like the viewer come first.
    await press(playing, 'answer.yes')
    const title = { name: app.t('likes:met.match-title') }
    const match = await screen.findByRole('dialog', title)
    await waitFor(() => expect(match).toBeVisible())
  },
})

export const WhoIsGoneMeanwhile = meta.story({
  parameters: at(withLikes()),
  play: async (playing) => {
    const { app } = playing
    const first = await onTop(playing)
    // Members who like the viewer come first.
    for (const { id } of [PEOPLE.stijn, PEOPLE.callum, PEOPLE.kees])
      await blockMember(app.world.ports, { member: id, blocked: VIEWER.id })
    await press(playing, 'answer.yes')
    const messages = await screen.findAllByText(app.t('errors:profile.not-found'))
    await expect(messages.length).toBeGreaterThan(0)
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(await onTop(playing)).not.toBe(first)
  },
})

export const ErrorAnswering = meta.story({
  parameters: { app: { ...at().app, network: failing({ code: 'busy' }, '/api/match-finder/*') } },
  play: async (playing) => {
    const { app } = playing
    const first = await onTop(playing)
    await press(playing, 'answer.skip')
    const messages = await screen.findAllByText(app.t('errors:busy'))
    await expect(messages.length).toBeGreaterThan(0)
    await waitFor(async () => expect(await onTop(playing)).toBe(first))
  },
})

export const EverybodyWasShown = meta.story({
  parameters: at(and(freeMember(), allAnswered('no'))),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('finder:end.title') }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: app.t('finder:end.search') })).toHaveAttribute(
      'href',
      '/members',
    )
  },
})

export const WishesThatAreTooNarrow = meta.story({
  parameters: at(freeMember({ profile: { wishes: { ageFrom: 98, ageTo: 99, within: null } } })),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('finder:end.age'), { exact: false })).toBeVisible()
    const none = { name: app.t('finder:end.none-title') }
    await expect(canvas.getByRole('heading', none)).toBeVisible()
    const widen = { name: app.t('finder:end.wishes') }
    await expect(canvas.getByRole('link', widen)).toHaveAttribute('href', '/profile#wishes')
  },
})

export const TheSkippedOnceMore = meta.story({
  parameters: at(and(freeMember(), allAnswered('skip'))),
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    const { reads, now } = app.world.ports
    const count = await reads.passes.skipped(VIEWER.id, now())
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('finder:end.again', { count }) }),
    )
    await waitFor(async () => expect(await onTop(playing)).toMatch(/, \d\d$/))
  },
})

export const Empty = meta.story({ parameters: at(emptySite()) })

export const Loading = meta.story({
  parameters: { app: { ...at().app, network: slow('/api/match-finder') } },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: { app: { ...at().app, network: failing({ code: 'internal' }, '/api/match-finder') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('button', { name: app.t('error.again') })).toBeVisible()
  },
})

export const OnAPhoneAtNight = meta.story({
  globals: { viewport: { value: 'phone' }, mode: 'dark' },
})

export const WithoutConsent = meta.story({
  parameters: at(freeMember({ profile: { sexuality: null } })),
  play: async ({ app, canvas }) => {
    const title = await canvas.findByRole('heading', { name: app.t('finder:consent.title') })
    await expect(title).toBeVisible()
    const way = canvas.getByRole('link', { name: app.t('finder:consent.action') })
    await expect(way).toHaveAttribute('href', '/notifications/seen#consent')
    await expect(canvas.queryByText(app.t('finder:end.text'))).toBeNull()
  },
})
