import { expect, waitFor, within } from 'storybook/test'
import { ChatWindow } from '#app/chats/chat-window.tsx'
import { atSite } from '#app/mocks/scenes/situation.ts'
import { premiumMember } from '#app/mocks/scenes/situations.ts'
import { CHATS, withChats } from '#app/mocks/scenes/talk.ts'
import preview from '#stories/.storybook/preview.tsx'
import { oneWay, unplugged } from '#stories/shared/network.ts'

const talking = withChats(premiumMember())
const app = { path: `/chats/${CHATS.stijn}`, whole: true, situation: talking }

const meta = preview.meta({
  title: 'Chat/Sending',
  component: ChatWindow,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
  args: { id: CHATS.stijn },
})

export const Offline = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { ...app, network: unplugged } },
  play: async ({ app, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    const [send] = await canvas.findAllByRole('button', {
      name: (label) => label.startsWith(`${app.t('chats:write.send')} ·`),
    })
    for (const text of ['Saturday it is.', 'At eleven?']) {
      await userEvent.type(field, text)
      if (send) await userEvent.click(send)
    }
    const log = within(await canvas.findByRole('log'))
    await waitFor(() => expect(log.getAllByText(app.t('chats:state.offline'))).toHaveLength(2))
    await expect(log.queryByText(app.t('chats:state.refused'))).not.toBeInTheDocument()
  },
})

export const OfflineTakenBack = meta.story({
  parameters: { app: { ...app, network: unplugged } },
  play: async ({ app, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, 'Saturday it is.{Enter}')
    // While the list scrolls, nothing in it can be clicked.
    await waitFor(() =>
      userEvent.click(canvas.getByRole('button', { name: app.t('chats:take-back') })),
    )
    await waitFor(() => expect(field).toHaveValue('Saturday it is.'))
    await expect(canvas.queryByText(app.t('chats:state.offline'))).not.toBeInTheDocument()
  },
})

export const NotSentYet = meta.story({
  parameters: { app: { ...app, network: oneWay(`/api/conversations/${CHATS.stijn}/messages`) } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Saturday it is.{Enter}')
    await expect(await canvas.findByText(app.t('chats:state.retrying'))).toBeVisible()
    // It may have been delivered: it is not called lost, and no second payment is offered.
    await expect(canvas.queryByText(app.t('chats:retry'))).not.toBeInTheDocument()
  },
})

export const ThePriceRose = meta.story({
  parameters: { app: { ...app, situation: atSite({ messageCredits: 2 }, talking) } },
  play: async ({ app, canvas, userEvent }) => {
    await canvas.findByRole('textbox')
    // State from when the page was opened.
    app.queries.setQueryData(['settings'], (known: object) => ({ ...known, message_credits: 1 }))
    await userEvent.type(await canvas.findByRole('textbox'), 'Saturday it is.{Enter}')
    const sheet = await within(document.body).findByRole('dialog')
    await expect(sheet).toHaveTextContent(app.t('errors:message.price-changed'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('Saturday it is.'))
    await expect(
      await canvas.findByRole('button', {
        name: `${app.t('chats:write.send')} · ${app.t('credits', { count: 2 })}`,
      }),
    ).toBeVisible()
  },
})
