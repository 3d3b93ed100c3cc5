import { expect, screen, waitFor, within } from 'storybook/test'
import { LikeHeart } from '#app/discovery/likes/like-heart.tsx'
import { LikedFaces } from '#app/discovery/likes/liked-faces.tsx'
import { LikesScreen } from '#app/discovery/likes/likes-screen.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { withLikes, withMatch } from '#app/mocks/scenes/like-situations.ts'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { withChats } from '#app/mocks/scenes/talk.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing, slow } from '#stories/shared/network.ts'

const at = (path = '/likes', situation = withLikes()) => ({ app: { path, whole: true, situation } })

const meta = preview.meta({
  title: 'Likes/Likes',
  component: LikesScreen,
  subcomponents: { LikedFaces, LikeHeart },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at() },
  args: { list: 'received' as const },
})

export const NewOnesFirst = meta.story({
  play: async ({ app, canvas }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(cards.map((card) => within(card).getAllByRole('link')[0]?.textContent)).toEqual(
      [PEOPLE.stijn, PEOPLE.callum, PEOPLE.kees].map(({ name }) => expect.stringContaining(name)),
    )
    await expect(await canvas.findAllByText(app.t('likes:new'))).toHaveLength(2)
    const tabs = within(await canvas.findByRole('navigation', { name: app.t('likes:title') }))
    await expect(
      tabs.getByRole('link', { name: app.pattern('nav.new-likes', { count: 2 }) }),
    ).toBeVisible()
  },
})

export const RepliedToFromTheList = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const price = app.t('credits', { count: 1 })
    const card = { name: new RegExp(`^${PEOPLE.stijn.name}`) }
    const write = await within(await canvas.findByRole('article', card)).findByRole('link', {
      name: `${app.t('members:line.reply')} · ${price}`,
    })
    await userEvent.click(write)
    await waitFor(() => expect(app.path()).toMatch(/^\/chats\//))
    const field = await canvas.findByRole('textbox', {
      name: app.t('chats:write.label', { name: PEOPLE.stijn.name }),
    })
    await expect(field).toHaveValue('')
  },
})

/** What is possible comes first, and why only once; a conversation that was begun continues. */
export const NothingLeftToBegin = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at('/likes', withLikes(withChats())),
  play: async ({ app, canvas }) => {
    const cardOf = ({ name }: { readonly name: string }) =>
      canvas.findByRole('article', { name: new RegExp(`^${name}`) })
    const premium = { name: app.t('allowance.action') }
    const why = app.t('allowance.conversations-none', { count: 2 })
    await expect(await canvas.findByText(app.t('allowance.answer-any'))).toBeVisible()
    await expect(canvas.getByText(why)).toBeVisible()
    await expect(canvas.getByRole('link', premium)).toHaveAttribute('href', '/premium')
    for (const person of [PEOPLE.callum, PEOPLE.kees]) {
      const card = within(await cardOf(person))
      await expect(card.queryByRole('link', premium)).toBeNull()
      await expect(card.queryByText(new RegExp(app.t('credits', { count: 1 })))).toBeNull()
      await expect(
        card.queryByRole('link', { name: app.pattern('members:line.answer') }),
      ).toBeNull()
    }
    const begun = within(await cardOf(PEOPLE.stijn))
    await expect(begun.queryByRole('link', premium)).toBeNull()
    await expect(begun.getByText(new RegExp(app.t('credits', { count: 1 })))).toBeVisible()
  },
})

export const WhomOneLikes = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: app.t('likes:list.given') }))
    await waitFor(() => expect(app.path()).toBe('/likes/given'))
    const heart = await canvas.findByRole('button', {
      name: app.t('likes:like', { name: PEOPLE.isaac.name }),
    })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(heart)
    await waitFor(() => expect(heart).not.toBeInTheDocument())
  },
})

export const Matches = meta.story({
  parameters: at('/likes/matches', withMatch()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: new RegExp(`^${PEOPLE.stijn.name}`) }),
    ).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: at('/likes', freeMember()),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('likes:empty.received-title') }),
    ).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: app.t('likes:empty.search') }),
    ).toHaveAttribute('href', '/members')
    await expect(
      await canvas.findByRole('heading', { name: app.t('finder:signup.title') }),
    ).toBeVisible()
  },
})

export const EmptyMatches = meta.story({ parameters: at('/likes/matches') })

export const ErrorLiking = meta.story({
  parameters: { app: { ...at().app, network: failing({ code: 'busy' }, '/api/likes/*') } },
  play: async ({ app, canvas, userEvent }) => {
    const heart = await canvas.findByRole('button', {
      name: app.t('likes:like', { name: PEOPLE.stijn.name }),
    })
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
    const messages = await screen.findAllByText(app.t('errors:busy'))
    await expect(messages.length).toBeGreaterThan(0)
  },
})

export const Loading = meta.story({
  parameters: { app: { ...at().app, network: slow('/api/likes.php') } },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: { app: { ...at().app, network: failing({ code: 'internal' }, '/api/likes.php') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('button', { name: app.t('error.again') })).toBeVisible()
  },
})
