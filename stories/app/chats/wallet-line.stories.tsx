import { expect } from 'storybook/test'
import { ChatWindow } from '#app/chats/chat-window.tsx'
import { WalletLine } from '#app/composer/wallet-line.tsx'
import { sell } from '#core/credits/book.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { PEOPLE } from '#stories/shared/demo-members.ts'
import { and } from '#stories/shared/situation.ts'
import { unconfirmedMember } from '#stories/shared/situations.ts'
import { CHATS, withChats } from '#stories/shared/talk.ts'
import { VIEWER } from '#stories/shared/viewer.ts'

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
  play: async ({ app, canvas, userEvent }) => {
    const there = app.t('credits', { count: 8 })
    const wallet = await canvas.findByRole('button', { name: new RegExp(`^${there}`) })
    await expect(wallet).toHaveTextContent(app.t('chats:wallet.promised', { count: 5 }))
    await userEvent.type(await canvas.findByRole('textbox'), `Kale, ${PEOPLE.wouter.name}?{Enter}`)
    await expect(await canvas.findByText(app.t('chats:state.held'))).toBeVisible()
  },
})
