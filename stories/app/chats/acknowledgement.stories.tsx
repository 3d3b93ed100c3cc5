import { expect } from 'storybook/test'
import { ChatWindow } from '#app/chats/chat-window.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { CHATS } from '#app/mocks/scenes/talk.ts'
import preview from '#stories/.storybook/preview.tsx'

const writingTo = (id: string) => ({
  path: `/members/${id}/chat`,
  whole: true,
  situation: freeMember(),
})

const meta = preview.meta({
  title: 'Chat/Fictional acknowledgement',
  component: ChatWindow,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: writingTo(PEOPLE.fictional.id) },
  args: { id: CHATS.fictional },
})

export const AsksForTheTick = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, 'So you are made up?{Enter}')
    await expect(await canvas.findByText(app.t('chats:acknowledge.needed'))).toBeVisible()
    await expect(field).toHaveValue('So you are made up?')
    const { chats } = Object(await app.browser.ask('GET', '/api/chats.php'))
    await expect(chats).toEqual([])
  },
})

export const TickedItGoesOut = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'So you are made up?')
    await userEvent.click(
      await canvas.findByRole('checkbox', {
        name: app.t('chats:acknowledge.fictional', { name: PEOPLE.fictional.name }),
      }),
    )
    await userEvent.click(
      await canvas.findByRole('button', {
        name: `${app.t('chats:write.send')} · ${app.t('credits', { count: 1 })}`,
      }),
    )
    await expect(await canvas.findByText(app.t('chats:state.sent'))).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
  },
})

export const ACamProfile = meta.story({
  parameters: { app: writingTo(PEOPLE.cam.id) },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', {
        name: app.t('chats:acknowledge.cam', { name: PEOPLE.cam.name }),
      }),
    ).not.toBeChecked()
  },
})
