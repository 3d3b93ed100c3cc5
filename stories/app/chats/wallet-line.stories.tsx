import { expect } from 'storybook/test'
import { ChatWindow } from '#app/chats/chat-window.tsx'
import { WalletLine } from '#app/chats/composer/wallet-line.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { and } from '#app/mocks/scenes/situation.ts'
import { unconfirmedMember } from '#app/mocks/scenes/situations.ts'
import { CHATS, withChats } from '#app/mocks/scenes/talk.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { sell } from '#core/money/book.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'

const bought = and(withChats(unconfirmedMember()), ({ world: { ports } }) =>
  ports.atomically(async (stores) => {
    await sell(stores, ports, { member: VIEWER.id, amount: 8, reference: 'bought' })
    return ok(null)
  }),
)

const meta = preview.meta({
  title: 'Chat/Wallet',
  component: ChatWindow,
  subcomponents: { WalletLine },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: `/chats/${CHATS.wouter}`, whole: true, situation: bought },
  },
  args: { id: CHATS.wouter },
})

export const BoughtBeforeTheEmailIsConfirmed = meta.story({
  name: 'Unconfirmed buyer',
  play: async ({ app, canvas, userEvent }) => {
    const there = app.t('credits', { count: 8 })
    const wallet = await canvas.findByRole('button', { name: new RegExp(`^${there}`) })
    await expect(wallet).toHaveTextContent(app.t('chats:wallet.promised', { count: 5 }))
    await userEvent.type(await canvas.findByRole('textbox'), `Kale, ${PEOPLE.wouter.name}?{Enter}`)
    await expect(await canvas.findByText(app.t('chats:state.held'))).toBeVisible()
  },
})
