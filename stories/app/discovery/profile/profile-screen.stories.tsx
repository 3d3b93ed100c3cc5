import { expect, screen, waitFor, within } from 'storybook/test'
import { AnswerProfile } from '#app/chats/composer/answer-profile.tsx'
import { AnswerLink } from '#app/discovery/likes/use-answerable.tsx'
import { ProfileActions } from '#app/discovery/profile/profile-actions.tsx'
import { ProfileFacts } from '#app/discovery/profile/profile-facts.tsx'
import { ProfileHead } from '#app/discovery/profile/profile-head.tsx'
import { ProfileMissing } from '#app/discovery/profile/profile-missing.tsx'
import { ProfileScreen } from '#app/discovery/profile/profile-screen.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { withLikes, withMatch } from '#app/mocks/scenes/like-situations.ts'
import { atSite, storyId } from '#app/mocks/scenes/situation.ts'
import { freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { ProfileLoading } from '#app/profiles/members/profile-loading.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { slow } from '#stories/shared/network.ts'
import { inAllLanguages } from '#stories/shared/own-words.ts'
import type { Playing } from '#stories/shared/playing.ts'

const at = ({ id }: { readonly id: string }, situation = freeMember()) => ({
  app: { path: `/members/${id}`, whole: true, situation },
})

const meta = preview.meta({
  title: 'Profile/Profile',
  component: ProfileScreen,
  subcomponents: {
    ProfileHead,
    ProfileActions,
    ProfileFacts,
    AnswerProfile,
    ProfileLoading,
    ProfileMissing,
    AnswerLink,
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at(PEOPLE.stijn) },
  args: { id: PEOPLE.stijn.id },
})

/** The name of the field that leads to writing to Stijn; its price follows. */
const answerField = (app: Playing['app']) => {
  const words = app.t('members:line.answer-field', { name: PEOPLE.stijn.name })
  return (name: string) => name.startsWith(words)
}

export const AFaceAndWhoItIs = meta.story({
  name: 'Person',
  play: async ({ app, canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1 })
    await expect(name).toHaveTextContent(new RegExp(`^${PEOPLE.stijn.name}, \\d\\d$`))
    await expect(await canvas.findByText(app.t('kind.demo-long'))).toBeVisible()
    await expect(await canvas.findByRole('link', { name: answerField(app) })).toHaveAttribute(
      'href',
      `/members/${PEOPLE.stijn.id}/chat?answer=line`,
    )
  },
})

export const WhatTheySayCanBeAnswered = meta.story({
  name: 'Answerable line',
  play: async ({ app, canvas }) => {
    const [answer] = await canvas.findAllByRole('link', { name: app.t('members:profile.answer') })
    await expect(answer).toHaveAttribute('href', `/members/${PEOPLE.stijn.id}/chat`)
  },
})

/** No table of labels: who they are and whom they look for is read. */
export const FactsAsASentence = meta.story({
  play: async ({ app, canvas }) => {
    const facts = await canvas.findByRole('region', { name: app.t('members:profile.details') })
    await expect(facts).toHaveTextContent(app.t('fields:whom.male-all'))
    await expect(facts).toHaveTextContent(app.t('fields:eyes.blue'))
    await expect(within(facts).queryByRole('term')).not.toBeInTheDocument()
    facts.scrollIntoView({ block: 'center' })
  },
})

export const ALikeThatIsMutual = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const like = { name: app.t('likes:like', { name: PEOPLE.stijn.name }) }
    const heart = await canvas.findByRole('button', like)
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    const match = await screen.findByRole('dialog', { name: app.t('likes:met.match-title') })
    await waitFor(() => expect(match).toBeVisible())
  },
})

/** Opens the first photo. */
async function enlarged({ app, canvas, userEvent }: Playing) {
  const { name } = PEOPLE.stijn
  const title = { name: app.t('members:profile.photos', { name }) }
  const photos = await canvas.findByRole('region', title)
  const first = { name: app.t('members:profile.photo-enlarge', { number: 1, name }) }
  const [photo] = await within(photos).findAllByRole('button', first)
  if (photo) await userEvent.click(photo)
  return screen.findByRole('dialog', title)
}

export const PhotosAsLargeAsTheScreen = meta.story({
  name: 'Large photos',
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const large = await enlarged({ app, canvas, userEvent })
    await waitFor(() => expect(large).toBeVisible())
  },
})

export const AndSmallAgain = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const large = await enlarged({ app, canvas, userEvent })
    await userEvent.click(await within(large).findByRole('button', { name: app.t('close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const Fictional = meta.story({
  parameters: at(PEOPLE.fictional),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('kind.fictional-long'))).toBeVisible()
  },
})

/** A site's own text, in one language. */
const OWN_WORDS = 'played by our editors, nobody to meet'

export const FictionalInTheSitesOwnWords = meta.story({
  name: 'Fictional, site’s words',
  parameters: at(
    PEOPLE.fictional,
    atSite({ fictionalWarning: inAllLanguages(OWN_WORDS) }, freeMember()),
  ),
  play: async ({ app, canvas }) => {
    const whole = `${app.t('kind.fictional')}: ${OWN_WORDS}`
    await expect(await canvas.findByText(whole)).toBeVisible()
  },
})

export const Cam = meta.story({
  parameters: at(PEOPLE.cam),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('kind.cam-long'))).toBeVisible()
  },
})

export const WithoutAPhoto = meta.story({
  parameters: at(PEOPLE.photoless),
  play: async ({ canvas }) => {
    // The line stands above, and is not said again.
    const [line = '', rest = ''] = PEOPLE.photoless.about.split(/(?<=\.) /)
    await expect(await canvas.findByText(rest)).toBeVisible()
    await expect(canvas.getAllByText(line, { exact: false })).toHaveLength(1)
  },
})

export const PhotosForFewEyes = meta.story({
  parameters: at(PEOPLE.private),
  play: async ({ app, canvas }) => {
    const [why] = await canvas.findAllByText(app.pattern('members:lock.privacy-long'))
    await expect(why).toBeVisible()
  },
})

export const Mutual = meta.story({
  parameters: at(PEOPLE.stijn, withMatch()),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('members:profile.match'))).toBeVisible()
  },
})

export const OpeningItClearsItsNewLike = meta.story({
  name: 'New like seen',
  parameters: at(PEOPLE.stijn, withLikes()),
  play: async ({ app, canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    const likes = await canvas.findAllByRole('link', {
      name: app.pattern('nav.new-likes', { count: 1 }),
    })
    await expect(likes.length).toBeGreaterThan(0)
  },
})

export const ToAVisitor = meta.story({
  tags: ['open'],
  parameters: at(PEOPLE.stijn, visitor()),
  play: async ({ app, canvas, userEvent }) => {
    const { id, name } = PEOPLE.stijn
    const { photos } = Object(await app.browser.ask('GET', `/api/members/${id}`))
    const { length: count } = photos.filter((photo: unknown) => Object(photo).lock === 'login')
    const lock = await canvas.findByText(app.t('members:lock.login-long', { name, count }))
    await expect(lock).toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: answerField(app) }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

/** One's own is never a stranger's page: its address leads to where each part is changed. */
export const OnesOwn = meta.story({
  parameters: at(VIEWER),
  play: async ({ app, canvas }) => {
    const part = app.t('profile:part.name')
    await expect(
      await canvas.findByRole('button', { name: app.t('profile:edit', { part }) }),
    ).toBeVisible()
    await expect(app.path()).toBe('/profile')
  },
})

export const NotHere = meta.story({
  parameters: at({ id: storyId(404) }),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('members:profile.missing-title') }),
    ).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: {
    app: { ...at(PEOPLE.stijn).app, network: slow(`/api/members/${PEOPLE.stijn.id}`) },
  },
})

export const OnAPhoneInTheDark = meta.story({
  name: 'Phone, dark',
  globals: { viewport: { value: 'phone' }, mode: 'dark' },
  play: async ({ app, canvas }) => {
    const write = await canvas.findByRole('link', { name: answerField(app) })
    const { bottom } = write.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight - 68)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})
