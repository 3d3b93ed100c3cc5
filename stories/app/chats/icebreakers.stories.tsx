import { expect, fn, within } from 'storybook/test'
import { Icebreakers } from '#app/chats/icebreakers.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { CAST } from '#stories/shared/cast.ts'
import { freeMember } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Chat/Icebreaker',
  component: Icebreakers,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: {
      path: `/members/${CAST.stijn.id}/chat`,
      whole: true,
      situation: freeMember(),
    },
  },
  args: { name: CAST.stijn.name, onChoose: fn() },
})

export const FillsTheFieldAndSendsNothing = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('chats:icebreaker.3') }))
    const field = await canvas.findByRole('textbox')
    await expect(field).toHaveValue(app.t('chats:icebreaker.3'))
    await expect(field).toHaveFocus()
    const { chats } = Object(await app.browser.ask('GET', '/api/chats.php'))
    await expect(chats).toEqual([])
  },
})

export const OtherIdeas = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: app.t('chats:icebreaker.3') })
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('chats:icebreaker.more') }),
    )
    await expect(first).not.toBeInTheDocument()
    await expect(
      await canvas.findByRole('button', { name: app.t('chats:icebreaker.6') }),
    ).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    const idea = await canvas.findByRole('button', { name: app.t('chats:icebreaker.3') })
    await expect(within(document.body).getByRole('textbox')).toBeVisible()
    await expect(idea).toBeVisible()
  },
})
