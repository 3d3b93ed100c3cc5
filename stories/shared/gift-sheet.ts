import { screen, within } from 'storybook/test'
import { PEOPLE } from '../../app/mocks/scenes/demo-members.ts'
import type { Situation } from '../../app/mocks/scenes/situation.ts'
import { CHATS, withChats } from '../../app/mocks/scenes/talk.ts'
import type { Playing } from './playing.ts'

/** A conversation, by default with Stijn. */
export const chatOf = (situation: Situation, chat: string = CHATS.stijn) => ({
  path: `/chats/${chat}`,
  whole: true,
  situation: withChats(situation),
})
export const five = ({ app }: Pick<Playing, 'app'>) => app.t('credits', { count: 5 })

/** Opens the gift sheet. */
export async function opened({ app, canvas, userEvent }: Playing) {
  await userEvent.click(
    await canvas.findByRole('button', { name: app.t('gifts:open', { price: five({ app }) }) }),
  )
  const name = app.t('gifts:title', { name: PEOPLE.stijn.name })
  return within(await screen.findByRole('dialog', { name }))
}

/** Sends a rose. */
export async function given({ app, canvas, userEvent }: Playing) {
  const sheet = await opened({ app, canvas, userEvent })
  await userEvent.click(
    await sheet.findByRole('radio', { name: startingWith(app.t('gifts:rose')) }),
  )
  await userEvent.click(
    await sheet.findByRole('button', {
      name: startingWith(`${app.t('gifts:send')} · ${five({ app })}`),
    }),
  )
}

export const startingWith = (words: string) => (name: string) => name.startsWith(words)
