import { expect, waitFor } from 'storybook/test'
import { ChatWindow } from '#app/chats/chat-window.tsx'
import { unconfirmedMember } from '#app/mocks/scenes/situations.ts'
import { CHATS, withChats } from '#app/mocks/scenes/talk.ts'
import preview from '#stories/.storybook/preview.tsx'

const TEXT = 'Kale and hope, then.'

const meta = preview.meta({
  title: 'Chat/Queued message',
  component: ChatWindow,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: {
      path: `/chats/${CHATS.wouter}`,
      whole: true,
      situation: withChats(unconfirmedMember()),
    },
  },
  args: { id: CHATS.wouter },
})

export const HeldUntilConfirmed = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(
      await canvas.findByText(app.t('chats:wallet.promised', { count: 5 })),
    ).toBeVisible()
    await userEvent.type(await canvas.findByRole('textbox'), `${TEXT}{Enter}`)
    await expect(await canvas.findByText(app.t('chats:state.held'))).toBeVisible()
  },
})

export const TakenBack = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, `${TEXT}{Enter}`)
    await expect(await canvas.findByText(app.t('chats:state.held'))).toBeVisible()
    const button = await canvas.findByRole('button', { name: app.t('chats:take-back') })
    // By keyboard: while the list scrolls to the new message it takes no pointer events.
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveValue(TEXT))
    await waitFor(() => expect(canvas.queryByText(app.t('chats:state.held'))).toBeNull())
  },
})
