import { expect, screen, waitFor } from 'storybook/test'
import { TimeZoneLine } from '#app/accounts/account/time-zone-line.tsx'
import { LikesLeft, LikesLoading } from '#app/discovery/finder/likes-left.tsx'
import { GameEnd, SwipeGameScreen } from '#app/discovery/finder/swipe-game-screen.tsx'
import { withLikes } from '#app/mocks/scenes/like-situations.ts'
import { and, type Scene, type Situation } from '#app/mocks/scenes/situation.ts'
import { emptySite, freeMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { chooseTimeZone } from '#core/accounts/settings/choose-time-zone.ts'
import { findMatches } from '#core/discovery/finder/match-finder.ts'
import { swipe } from '#core/discovery/finder/swipe.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const at = (situation: Situation = freeMember()) => ({
  app: { path: '/swipe-game', whole: true, situation },
})

/** Gives this many of today's likes, to members after the first cards. */
const swiped =
  (count: number, after = 0) =>
  async ({ world: { ports } }: Scene) => {
    const site = ports.sites.all()[0]?.settings
    if (!site) throw new Error('there is no site')
    const found = await findMatches(ports, { member: VIEWER.id, limit: after + count, site })
    for (const { card } of found.slice(after)) {
      await swipe(ports, { from: VIEWER.id, to: card.id, site: site.id })
    }
  }

const meta = preview.meta({
  title: 'Search/Swipe game',
  component: SwipeGameScreen,
  subcomponents: { LikesLeft, LikesLoading, TimeZoneLine, GameEnd },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at() },
})

const left = ({ app }: Playing, count: number) =>
  screen.findByText(app.t('finder:swipe.left', { count }))

const press = async ({ app, canvas, userEvent }: Playing, answer: 'answer.yes' | 'answer.no') =>
  userEvent.click(await canvas.findByRole('button', { name: app.t(`finder:${answer}`) }))

export const FourLikesADay = meta.story({
  play: async (playing) => {
    await expect(await left(playing, 4)).toBeVisible()
    const { pattern } = playing.app
    // Likes are renewed at midnight of the member's time zone.
    const renews = [
      pattern('finder:swipe.renews-today', { count: 4 }),
      pattern('finder:swipe.renews-tomorrow', { count: 4 }),
    ]
    const says = (text: string) => renews.some((pattern) => pattern.test(text))
    await expect(screen.getByText(says)).toBeVisible()
    await press(playing, 'answer.no')
    await press(playing, 'answer.yes')
    await expect(await left(playing, 3)).toBeVisible()
  },
})

export const TheLastLike = meta.story({
  parameters: at(and(freeMember(), swiped(3))),
  play: async (playing) => {
    const { app, canvas } = playing
    await expect(await left(playing, 1)).toBeVisible()
    await press(playing, 'answer.yes')
    // By its text: they may like back at once, and a match dialog hides the page from roles.
    await expect(await canvas.findByText(app.t('finder:swipe.done-title'))).toBeVisible()
  },
})

export const NoneLeft = meta.story({
  parameters: at(and(freeMember(), swiped(4))),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('finder:swipe.left-none'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: app.t('finder:swipe.given') })).toHaveAttribute(
      'href',
      '/likes/given',
    )
  },
})

export const SwipedInAnotherTab = meta.story({
  play: async (playing) => {
    const { app, canvas } = playing
    await canvas.findByRole('button', { name: app.t('finder:answer.yes') })
    // Not to the top card: they may like back, and a match dialog would open first.
    await swiped(4, 1)({ world: app.world } as Scene)
    await press(playing, 'answer.yes')
    const title = { name: app.t('finder:swipe.done-title') }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
  },
})

export const ALikeThatIsMutual = meta.story({
  tags: ['open'],
  parameters: at(withLikes()),
  play: async (playing) => {
    const { app } = playing
    await press(playing, 'answer.yes')
    const title = { name: app.t('likes:met.match-title') }
    const match = await screen.findByRole('dialog', title)
    await waitFor(() => expect(match).toBeVisible())
  },
})

export const AnotherTimeZone = meta.story({
  parameters: at(freeMember({ account: { timeZone: 'Asia/Tokyo', timeZoneAt: 0 } })),
  play: async ({ app, canvas, userEvent }) => {
    const use = await canvas.findByRole('button', { name: app.pattern('account:zone.use') })
    await userEvent.click(use)
    await waitFor(() => expect(use).not.toBeInTheDocument())
  },
})

export const ATimeZoneChangedToday = meta.story({
  parameters: at(
    and(freeMember(), ({ world }) =>
      chooseTimeZone(world.ports, { member: VIEWER.id, timeZone: 'Asia/Tokyo' }),
    ),
  ),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.pattern('account:zone.later'))).toBeVisible()
  },
})

export const Empty = meta.story({ parameters: at(emptySite()) })

export const Loading = meta.story({
  parameters: { app: { ...at().app, network: slow('/api/swipe-game') } },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: { app: { ...at().app, network: failing({ code: 'internal' }, '/api/swipe-game') } },
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
    await expect(canvas.queryByText(app.t('finder:swipe.left', { count: 4 }))).toBeNull()
  },
})
