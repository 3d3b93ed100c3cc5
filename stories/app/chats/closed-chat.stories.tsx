import { expect, screen, waitFor, within } from 'storybook/test'
import { ChatWindow } from '#app/chats/chat-window.tsx'
import { ClosedChat } from '#app/chats/closed-chat.tsx'
import { Unblock } from '#app/chats/unblock.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { and, type Scene } from '#app/mocks/scenes/situation.ts'
import { premiumMember } from '#app/mocks/scenes/situations.ts'
import { CHATS, SAID, withChats } from '#app/mocks/scenes/talk.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { blockMember } from '#core/discovery/block-member.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { refusing } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const TYPED = 'Saturday it is.'

const meta = preview.meta({
  title: 'Chat/Closed conversation',
  component: ChatWindow,
  subcomponents: { ClosedChat, Unblock },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: `/chats/${CHATS.stijn}`, whole: true, situation: withChats(premiumMember()) },
  },
  args: { id: CHATS.stijn },
})

const stijnLeaves = async ({ app, canvas }: Pick<Playing, 'app' | 'canvas'>) => {
  const { id: member } = PEOPLE.stijn
  await deleteAccount(app.world.ports, { member, reason: 'break', site: 'vonk' })
  await expect((await canvas.findAllByText(app.t('chats:gone')))[0]).toBeVisible()
}

export const LeavingWhileItIsOpen = meta.story({
  play: async ({ app, canvas }) => {
    const log = await canvas.findByRole('log')
    await expect(await within(log).findByText(SAID.stijn)).toBeVisible()
    await stijnLeaves({ app, canvas })
  },
})

/** What was typed stays in view until it is removed. */
export const WithADraft = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), TYPED)
    await stijnLeaves({ app, canvas })
    await expect(await canvas.findByText(TYPED)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: app.t('chats:gone.remove') }))
    await waitFor(() => expect(canvas.queryByText(TYPED)).not.toBeInTheDocument())
  },
})

/** What was refused cannot be sent again, only removed. */
export const WithARefusedMessage = meta.story({
  parameters: {
    app: {
      path: `/chats/${CHATS.stijn}`,
      whole: true,
      situation: withChats(premiumMember()),
      network: refusing({ code: 'site.not-shown' }, `/api/conversations/${CHATS.stijn}/messages`),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), `${TYPED}{Enter}`)
    const retry = { name: app.pattern('chats:retry') }
    await expect(await canvas.findByRole('button', retry)).toBeVisible()
    await stijnLeaves({ app, canvas })
    await waitFor(() => expect(canvas.queryByRole('button', retry)).not.toBeInTheDocument())
    // While the list scrolls, nothing in it can be clicked.
    await waitFor(() =>
      userEvent.click(canvas.getByRole('button', { name: app.t('chats:gone.remove') })),
    )
    await waitFor(() => expect(canvas.queryByText(TYPED)).not.toBeInTheDocument())
  },
})

/** Who blocked this member can still be reported for what they wrote. */
export const Reported = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const log = await canvas.findByRole('log')
    await expect(await within(log).findByText(SAID.stijn)).toBeVisible()
    const { id: member } = PEOPLE.stijn
    await blockMember(app.world.ports, { member, blocked: VIEWER.id })
    await expect((await canvas.findAllByText(app.t('chats:gone')))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: app.t('chats:menu') }))
    const report = { name: app.t('chats:menu.report-gone') }
    await userEvent.click(await screen.findByRole('menuitem', report))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(
      await sheet.findByRole('radio', { name: app.t('report:reason.asks-money') }),
    )
    await userEvent.click(sheet.getByRole('button', { name: app.t('report:send') }))
    await expect(await screen.findByText(app.pattern('report:done.number'))).toBeVisible()
    const [filed] = await app.world.ports.reads.reports.by(VIEWER.id)
    await expect(filed?.evidence.messages.at(-1)?.text).toBe(SAID.stijn)
  },
})

/** Not a deleted member: one says oneself whom one blocked, and can take it back. */
export const Blocked = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const log = await canvas.findByRole('log')
    await expect(await within(log).findByText(SAID.stijn)).toBeVisible()
    const { id: blocked, name } = PEOPLE.stijn
    await blockMember(app.world.ports, { member: VIEWER.id, blocked })
    await expect(await canvas.findByText(app.t('chats:blocked.text', { name }))).toBeVisible()
    await expect(canvas.queryByText(app.t('chats:gone'))).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: app.t('chats:blocked.release') }))
    await expect(await canvas.findByRole('textbox')).toBeVisible()
    await expect(await app.world.ports.reads.blocks.by(VIEWER.id)).toEqual([])
  },
})

/** Wouter is no longer a member. */
const wouterLeft = ({ world: { ports } }: Scene) =>
  ports.atomically(async ({ accounts }) => {
    const account = await accounts.lock(PEOPLE.wouter.id)
    if (account) await accounts.save({ ...account, status: 'deleted' })
    return ok(null)
  })

export const SomebodyWhoLeft = meta.story({
  args: { id: CHATS.wouter },
  parameters: {
    app: {
      path: `/chats/${CHATS.wouter}`,
      whole: true,
      situation: and(withChats(premiumMember()), wouterLeft),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('chats:gone.text'))).toBeVisible()
    // As after a block: neither can be told from the other.
    const log = await canvas.findByRole('log')
    await expect(within(log).queryByText(SAID.wouter)).not.toBeInTheDocument()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
})
