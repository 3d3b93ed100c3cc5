import { expect, screen, waitFor, within } from 'storybook/test'
import { EncounterActions } from '#app/discovery/likes/encounter-actions.tsx'
import { EncounterView } from '#app/discovery/likes/encounter-view.tsx'
import { LikedMember } from '#app/discovery/likes/liked-member.tsx'
import { MeetingComposer } from '#app/discovery/likes/meeting-composer.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { withLikes, withMatch } from '#app/mocks/scenes/like-situations.ts'
import { and, atSite, type Situation } from '#app/mocks/scenes/situation.ts'
import { freeMember, premiumMember } from '#app/mocks/scenes/situations.ts'
import { withChats } from '#app/mocks/scenes/talk.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { blockMember } from '#core/discovery/block-member.ts'
import { likeProfile } from '#core/discovery/liking/give-like.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Playing } from '#stories/shared/playing.ts'

const at = (path: string, situation = withMatch()) => ({ app: { path, whole: true, situation } })

/** Stijn as a fictional profile. */
const fictional = (situation: Situation): Situation =>
  and(situation, async ({ world: { ports } }) => {
    const stijn = await ports.reads.profiles.byId(PEOPLE.stijn.id)
    return ports.atomically(async ({ profiles }) => {
      if (stijn) await profiles.save({ ...stijn, kind: 'fictional' })
      return ok(null)
    })
  })

const meta = preview.meta({
  title: 'Likes/Match',
  component: LikedMember,
  subcomponents: { EncounterView, EncounterActions, MeetingComposer },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at(`/likes/m/${PEOPLE.stijn.id}`) },
  args: { id: PEOPLE.stijn.id, onClose: () => undefined },
})

const matched = ({ t }: Playing['app']) =>
  screen.findByRole('dialog', { name: t('likes:met.match-title') })

export const ItIsMutual = meta.story({
  tags: ['open'],
  play: async ({ app }) => {
    const modal = await matched(app)
    const { name } = PEOPLE.stijn
    const words = await within(modal).findByText(app.t('likes:met.match-text', { name }))
    await waitFor(() => expect(words).toBeVisible())
    // Both faces; and nobody pressed a key, so that no control is marked.
    await expect(modal.querySelectorAll('img[src]')).toHaveLength(2)
    await waitFor(() => expect(modal).toHaveFocus())
  },
})

export const WithoutAPhotoOfOnesOwn = meta.story({
  name: 'No own photo',
  tags: ['open'],
  globals: { viewport: { value: 'phone' } },
  parameters: at(`/likes/m/${PEOPLE.stijn.id}`, withMatch(freeMember({ photos: 0 }))),
  play: async ({ app }) => {
    const modal = await matched(app)
    await expect(await within(modal).findByRole('img', { name: VIEWER.name })).toBeInTheDocument()
  },
})

export const TheKeyboardStartsAtTheFace = meta.story({
  name: 'Keyboard focus',
  play: async ({ app, userEvent }) => {
    const modal = await matched(app)
    await waitFor(() => expect(modal).toHaveFocus())
    await userEvent.tab()
    const [face] = within(modal).getAllByRole('button', {
      name: app.t('likes:met.profile', { name: PEOPLE.stijn.name }),
    })
    await expect(face).toHaveFocus()
  },
})

export const APressPutsItAway = meta.story({
  play: async ({ app, userEvent }) => {
    const { name } = PEOPLE.stijn
    const modal = await matched(app)
    await userEvent.click(await within(modal).findByText(app.t('likes:met.match-text', { name })))
    await waitFor(() => expect(app.path()).toBe('/likes'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const TheFaceLeadsToTheProfile = meta.story({
  name: 'Face pressed',
  play: async ({ app, userEvent }) => {
    const { id, name } = PEOPLE.stijn
    const modal = await matched(app)
    const profile = { name: app.t('likes:met.profile', { name }) }
    const [face] = await within(modal).findAllByRole('button', profile)
    if (face) await userEvent.click(face)
    await waitFor(() => expect(app.path()).toBe(`/members/${id}`))
  },
})

const HELLO = 'Hoi!'
const field = ({ t }: Playing['app'], { name } = PEOPLE.stijn) => ({
  name: t('chats:write.label', { name }),
})
const send = ({ t }: Playing['app'], count = 1) => ({
  name: `${t('chats:write.send')} · ${t('credits', { count })}`,
})

export const WritingStartsAtOnce = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const modal = within(await matched(app))
    await expect(
      await modal.findByText(app.t('allowance.conversations', { count: 2 })),
    ).toBeInTheDocument()
    await userEvent.type(await modal.findByRole('textbox', field(app)), HELLO)
    // Outside the composer a press puts the match away: within it, none does.
    const quote = modal.getByText(app.t('chats:answer.line', { name: PEOPLE.stijn.name }))
    await userEvent.click(quote)
    await userEvent.click(modal.getByRole('button', send(app)))
    const log = await canvas.findByRole('log')
    await expect(await within(log).findByText(HELLO)).toBeVisible()
    await expect(app.path()).toMatch(/^\/chats\//)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const { reads } = app.world.ports
    const talk = await reads.conversations.between(VIEWER.id, PEOPLE.stijn.id)
    await waitFor(async () => {
      const [sent] = await reads.messages.range(talk?.id ?? '', { hidden: 0, limit: 1 })
      await expect(sent).toMatchObject({ text: HELLO, quote: { kind: 'line' } })
    })
  },
})

export const WhatWasTypedIsThereAgain = meta.story({
  name: 'Kept draft',
  play: async ({ app, canvas, userEvent }) => {
    const modal = await matched(app)
    const { id, name } = PEOPLE.stijn
    await userEvent.type(await within(modal).findByRole('textbox', field(app)), 'Hoi Stijn')
    await userEvent.click(within(modal).getByText(app.t('likes:met.match-text', { name })))
    await waitFor(() => expect(app.path()).toBe('/likes'))
    await expect(await app.world.ports.reads.conversations.between(VIEWER.id, id)).toBeNull()
    await app.go(`/likes/m/${id}`)
    const again = await within(await matched(app)).findByRole('textbox', field(app))
    await expect(again).toHaveValue('Hoi Stijn')
    await userEvent.clear(again)
    await expect(canvas.queryByRole('log')).toBeNull()
  },
})

export const ForAPremiumMember = meta.story({
  tags: ['open'],
  parameters: at(
    `/likes/m/${PEOPLE.stijn.id}`,
    withMatch(atSite({ messageCredits: 3 }, premiumMember())),
  ),
  play: async ({ app }) => {
    const modal = within(await matched(app))
    await expect(await modal.findByRole('button', send(app, 3))).toBeInTheDocument()
  },
})

export const WithAFictionalProfile = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at(`/likes/m/${PEOPLE.stijn.id}`, fictional(withMatch())),
  play: async ({ app, userEvent }) => {
    const modal = within(await matched(app))
    const { name } = PEOPLE.stijn
    await userEvent.type(await modal.findByRole('textbox', field(app)), HELLO)
    await userEvent.click(modal.getByRole('button', send(app)))
    await expect(await modal.findByText(app.t('chats:acknowledge.needed'))).toBeVisible()
    await expect(app.path()).toBe(`/likes/m/${PEOPLE.stijn.id}`)
    await userEvent.click(
      modal.getByRole('checkbox', { name: app.t('chats:acknowledge.fictional', { name }) }),
    )
    await userEvent.click(modal.getByRole('button', send(app)))
    await waitFor(() => expect(app.path()).toMatch(/^\/chats\//))
  },
})

export const NothingLeftToStart = meta.story({
  tags: ['open'],
  parameters: at(
    `/likes/m/${PEOPLE.stijn.id}`,
    // The number of messages the viewer wrote in these conversations.
    withMatch(atSite({ freeAllowance: { rule: 'messages', limit: 5 } }, withChats())),
  ),
  play: async ({ app }) => {
    const modal = within(await matched(app))
    await expect(
      await modal.findByRole('link', { name: app.t('allowance.action') }),
    ).toHaveAttribute('href', '/premium')
    await expect(modal.queryByRole('textbox', field(app))).toBeNull()
  },
})

export const WhoIsGoneWhenOneWrites = meta.story({
  name: 'Member gone',
  play: async ({ app, canvas, userEvent }) => {
    const modal = within(await matched(app))
    await userEvent.type(await modal.findByRole('textbox', field(app)), HELLO)
    await blockMember(app.world.ports, { member: PEOPLE.stijn.id, blocked: VIEWER.id })
    await userEvent.click(modal.getByRole('button', send(app)))
    await expect(
      await canvas.findByRole('heading', { name: app.t('members:profile.missing-title') }),
    ).toBeVisible()
  },
})

export const LikingBackMakesIt = meta.story({
  tags: ['open'],
  parameters: at('/likes', withLikes()),
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: app.t('likes:like', { name: PEOPLE.stijn.name }),
      }),
    )
    const modal = await matched(app)
    await waitFor(() => expect(modal).toBeVisible())
  },
})

export const LikedBackJustNow = meta.story({
  parameters: at('/members', withLikes()),
  play: async ({ app, canvas, userEvent }) => {
    const [heart] = await canvas.findAllByRole('button', {
      name: app.pattern('likes:like'),
      pressed: false,
    })
    await likeProfile(app.world.ports, {
      from: PEOPLE.matteo.id,
      to: VIEWER.id,
      site: 'vonk',
    })
    // Any like refetches the lists half a second later.
    if (heart) await userEvent.click(heart)
    const modal = await matched(app)
    await expect(
      within(modal).getByText(app.t('likes:met.match-text', { name: PEOPLE.matteo.name })),
    ).toBeInTheDocument()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, mode: 'dark' },
  play: async ({ app }) => {
    const modal = await matched(app)
    await expect(modal.scrollHeight).toBeLessThanOrEqual(innerHeight)
  },
})
