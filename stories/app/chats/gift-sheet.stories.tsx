import { expect, waitFor, within } from 'storybook/test'
import { ChatWindow } from '#app/chats/chat-window.tsx'
import { GiftSheet } from '#app/chats/composer/gift-sheet.tsx'
import { GiftPicture } from '#app/chats/gift-picture.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { and, type Scene } from '#app/mocks/scenes/situation.ts'
import { premiumMember, unconfirmedMember } from '#app/mocks/scenes/situations.ts'
import { CHATS, withChats } from '#app/mocks/scenes/talk.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { chatOf, five, given, opened, startingWith } from '#stories/shared/gift-sheet.ts'
import { failing, oneWay, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const WORDS = 'Until Saturday.'

const app = chatOf(premiumMember())

const meta = preview.meta({
  title: 'Chat/Gifts',
  component: ChatWindow,
  subcomponents: { GiftSheet, GiftPicture },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
  args: { id: CHATS.stijn },
})

const aRose = ({ app }: Pick<Playing, 'app'>) => app.t('gifts:shown', { gift: app.t('gifts:rose') })

export const EachWithItsPrice = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await opened({ app, canvas, userEvent })
    await expect(await sheet.findAllByRole('radio')).toHaveLength(6)
    await expect(sheet.getAllByText(startingWith(five({ app })))).toHaveLength(2)
    // Over the price of a message in money too, from the cheapest bundle to the dearest.
    const money = `${app.format.money({ amount: 950, currency: 'EUR' })}–`
    await expect(await sheet.findByText(startingWith(money.replaceAll(/\s+/g, ' ')))).toBeVisible()
    await expect(sheet.getByText(app.t('credits', { count: 20 }))).toBeInTheDocument()
    await expect(sheet.queryByText(app.t('gifts:too-few'))).toBeNull()
    for (const radio of sheet.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
})

export const OnAPhone = meta.story({
  tags: ['open'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await opened({ app, canvas, userEvent })
    await userEvent.click(
      await sheet.findByRole('radio', { name: startingWith(app.t('gifts:lantern')) }),
    )
    const price = app.t('credits', { count: 15 })
    await expect(
      await sheet.findByRole('button', { name: startingWith(`${app.t('gifts:send')} · ${price}`) }),
    ).toBeVisible()
  },
})

export const NoneChosen = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await opened({ app, canvas, userEvent })
    await userEvent.click(await sheet.findByRole('button', { name: app.t('gifts:choose') }))
    await expect(await sheet.findByRole('alert')).toHaveTextContent(app.t('gifts:choose-first'))
  },
})

export const Loading = meta.story({
  parameters: { app: { ...app, network: slow('/api/gifts') } },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await opened({ app, canvas, userEvent })
    await expect(await sheet.findByText(app.t('gifts:loading'))).toBeInTheDocument()
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: { app: { ...app, network: failing({ code: 'internal' }, '/api/gifts') } },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await opened({ app, canvas, userEvent })
    await expect(await sheet.findByRole('button', { name: app.t('error.again') })).toBeVisible()
  },
})

export const IsSentLargeAndCharged = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await given({ app, canvas, userEvent })
    const log = within(await canvas.findByRole('log'))
    await waitFor(() => expect(log.getByText(aRose({ app }))).toBeVisible())
    await waitFor(() => expect(log.getByText(app.t('chats:state.sent'))).toBeVisible())
    const { user } = Object(await app.browser.ask('GET', '/api/user.php'))
    await expect(user).toMatchObject({ credits: 37 })
    const { entries } = Object(await app.browser.ask('GET', '/api/ledger'))
    await expect(entries[0]).toMatchObject({ reason: 'gift', amount: -5 })
  },
})

export const WithAFewWords = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await opened({ app, canvas, userEvent })
    await userEvent.click(
      await sheet.findByRole('radio', { name: startingWith(app.t('gifts:coffee')) }),
    )
    await userEvent.type(await sheet.findByRole('textbox'), WORDS)
    await userEvent.click(
      await sheet.findByRole('button', {
        name: startingWith(`${app.t('gifts:send')} · ${five({ app })}`),
      }),
    )
    const log = within(await canvas.findByRole('log'))
    await waitFor(() => expect(log.getByText(WORDS)).toBeVisible())
  },
})

/** Stijn sent the viewer a kite some time ago. */
const aKite = async ({ world: { ports } }: Scene) => {
  const kite = { conversation: CHATS.stijn, from: PEOPLE.stijn.id, text: '', gift: 'kite' } as const
  await ports.atomically(async ({ messages }) =>
    ok(await messages.append({ ...kite, id: ports.newId(), sentAt: ports.now(), cost: 10 })),
  )
}

export const Received = meta.story({
  parameters: { app: { ...app, situation: and(withChats(premiumMember()), aKite) } },
  play: async ({ app, canvas }) => {
    const kite = app.t('gifts:shown', { gift: app.t('gifts:kite') })
    const log = within(await canvas.findByRole('log'))
    await waitFor(() => expect(log.getByText(kite)).toBeVisible())
    const list = within(await canvas.findByRole('list', { name: app.t('chats:list') }))
    await expect(await list.findByText(kite)).toBeVisible()
  },
})

export const NotSentYet = meta.story({
  parameters: { app: { ...app, network: oneWay(`/api/conversations/${CHATS.stijn}/messages`) } },
  play: async ({ app, canvas, userEvent }) => {
    await given({ app, canvas, userEvent })
    const log = within(await canvas.findByRole('log'))
    await waitFor(() => expect(log.getByText(app.t('chats:state.retrying'))).toBeVisible())
    await waitFor(() =>
      userEvent.click(canvas.getByRole('button', { name: app.t('gifts:take-back') })),
    )
    await waitFor(() => expect(log.queryByText(aRose({ app }))).toBeNull())
  },
})

export const WaitsForTheEmail = meta.story({
  parameters: { app: chatOf(unconfirmedMember()) },
  play: async ({ app, canvas, userEvent }) => {
    await given({ app, canvas, userEvent })
    const log = within(await canvas.findByRole('log'))
    await waitFor(() => expect(log.getByText(app.t('chats:state.held'))).toBeVisible())
  },
})
