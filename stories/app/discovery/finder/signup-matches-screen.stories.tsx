import { expect, waitFor, within } from 'storybook/test'
import { MatchFace } from '#app/discovery/finder/match-face.tsx'
import { SignupMatchesScreen } from '#app/discovery/finder/signup-matches-screen.tsx'
import type { Situation } from '#app/mocks/scenes/situation.ts'
import { emptySite, freeMember, newcomer, unconfirmedMember } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing, slow } from '#stories/shared/network.ts'

const at = (situation: Situation = unconfirmedMember()) => ({
  app: { path: '/signup-matches', whole: true, situation },
})

const meta = preview.meta({
  title: 'Signing up/Signup matches',
  component: SignupMatchesScreen,
  subcomponents: { MatchFace },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at() },
})

export const PeopleNearby = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const people = await canvas.findAllByRole('article')
    await expect(people.length).toBeGreaterThanOrEqual(3)
    await expect(people.length).toBeLessThanOrEqual(6)
    await expect(canvas.getAllByText(app.t('notices:activation.title'))).toHaveLength(1)
    const [heart] = canvas.getAllByRole('button', { name: app.pattern('likes:like') })
    if (heart) await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    const price = app.t('credits', { count: 1 })
    const [write] = within(people[0] ?? document.body).getAllByRole('link', {
      name: `${app.t('members:line.reply')} · ${price}`,
    })
    await expect(write?.getAttribute('href')).toMatch(/^\/members\/[0-9a-f-]+\/chat\?answer=line$/)
    await userEvent.click(canvas.getByRole('link', { name: app.t('finder:signup.skip') }))
    await waitFor(() => expect(app.path()).toBe('/members'))
  },
})

export const NobodyNearby = meta.story({
  parameters: at(
    freeMember({
      profile: { place: { country: 'NL', region: 'Utrecht', town: 'Utrecht', cell: null } },
    }),
  ),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('finder:signup.text-far'))).toBeVisible()
    await expect(canvas.queryByText(app.t('finder:signup.text'))).toBeNull()
  },
})

export const Confirmed = meta.story({ parameters: at(newcomer()) })

export const Empty = meta.story({
  parameters: at(emptySite(newcomer())),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('finder:signup.nobody'))).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { app: { ...at().app, network: slow('/api/signup-matches') } },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: {
    app: { ...at().app, network: failing({ code: 'internal' }, '/api/signup-matches') },
  },
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
    await expect(canvas.queryByText(app.t('finder:signup.nobody'))).toBeNull()
  },
})
