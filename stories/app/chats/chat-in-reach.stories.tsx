import { expect, waitFor } from 'storybook/test'
import { ChatWindow } from '#app/chats/chat-window.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { freeMember, premiumMember } from '#app/mocks/scenes/situations.ts'
import { CHATS, withChats } from '#app/mocks/scenes/talk.ts'
import preview from '#stories/.storybook/preview.tsx'

const at = (id: string) => `/chats/${id}`

const meta = preview.meta({
  title: 'Chat/In reach',
  component: ChatWindow,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: at(CHATS.stijn), whole: true, situation: withChats(freeMember({ credits: 5 })) },
  },
  args: { id: CHATS.stijn },
})

/** Counted in messages; five of five are not nearly used up. */
export const CreditsThatWereGiven = meta.story({
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(app.t('chats:wallet.good-for', { count: 5 })),
    ).toBeVisible()
    await expect(canvas.queryByText(app.pattern('chats:wallet.few'))).not.toBeInTheDocument()
  },
})

/** A refund may have another amount: no line in a chat names one. */
export const CreditsThatWereBought = meta.story({
  parameters: {
    app: { path: at(CHATS.stijn), whole: true, situation: withChats(premiumMember()) },
  },
  play: async ({ app, canvas }) => {
    const messages = app.t('chats:wallet.good-for', { count: 42 })
    const wallet = (await canvas.findByText(messages)).closest('button')
    await expect(wallet?.textContent).toBe(`${app.t('credits', { count: 42 })}${messages}`)
  },
})

export const FewCredits = meta.story({
  parameters: {
    app: {
      path: at(CHATS.stijn),
      whole: true,
      situation: withChats(premiumMember({ credits: 2 })),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.pattern('chats:wallet.few'))).toBeVisible()
  },
})

/** The composer stays reachable, however tall the texts above it are. */
export const LargeTextOnAPhone = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  parameters: { app: { path: at(CHATS.fictional), whole: true, situation: withChats() } },
  play: async ({ app, canvas }) => {
    const heading = await canvas.findByRole('heading', {
      level: 1,
      name: new RegExp(PEOPLE.fictional.name),
    })
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
    const label = await canvas.findByText(app.t('common:kind.fictional-long'))
    await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)

    const field = await canvas.findByRole('textbox')
    const scrolling = [...document.querySelectorAll('main *')].filter(
      (part) => part.contains(field) && getComputedStyle(part).overflowY === 'auto',
    )
    for (const part of scrolling) part.scrollTo({ top: part.scrollHeight })
    await waitFor(() =>
      expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
  },
})
