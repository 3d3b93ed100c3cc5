import { expect, screen, waitFor, within } from 'storybook/test'
import { GiftSheet } from '#app/chats/composer/gift-sheet.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { premiumMember, unconfirmedMember } from '#app/mocks/scenes/situations.ts'
import { CHATS } from '#app/mocks/scenes/talk.ts'
import preview from '#stories/.storybook/preview.tsx'
import { chatOf, opened, startingWith } from '#stories/shared/gift-sheet.ts'

const WORDS = 'Until Saturday.'

const meta = preview.meta({
  title: 'Chat/Gifts out of reach',
  component: GiftSheet,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    name: PEOPLE.stijn.name,
    draft: { gift: null, text: '' },
    onDraft: () => undefined,
    onSend: () => undefined,
    onClose: () => undefined,
  },
})

export const LeadsToCreditsWhenItCostsTooMuch = meta.story({
  name: 'Too few credits',
  tags: ['open'],
  parameters: { app: chatOf(premiumMember({ credits: 12 })) },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await opened({ app, canvas, userEvent })
    await expect(await sheet.findAllByText(app.t('gifts:too-few'))).toHaveLength(2)
    const stars = { name: startingWith(app.t('gifts:stars')) }
    await userEvent.click(await sheet.findByRole('radio', stars))
    await userEvent.type(await sheet.findByRole('textbox'), WORDS)
    await expect(sheet.getByText(app.t('gifts:kept'))).toBeInTheDocument()
    const buy = { name: app.t('chats:insufficient.buy') }
    await userEvent.click(await sheet.findByRole('link', buy))
    await waitFor(() => expect(app.path()).toBe('/credits'))
    app.go(`/chats/${CHATS.stijn}`)
    const again = await opened({ app, canvas, userEvent })
    await expect(await again.findByRole('radio', stars)).toBeChecked()
    await expect(again.getByRole('textbox')).toHaveValue(WORDS)
  },
})

export const BeforeTheEmailIsConfirmed = meta.story({
  tags: ['open'],
  parameters: { app: chatOf(unconfirmedMember({ credits: 0 })) },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await opened({ app, canvas, userEvent })
    await userEvent.click(
      await sheet.findByRole('radio', { name: startingWith(app.t('gifts:stars')) }),
    )
    await userEvent.type(await sheet.findByRole('textbox'), WORDS)
    await userEvent.click(
      await sheet.findByRole('button', {
        name: startingWith(`${app.t('gifts:send')} · ${app.t('credits', { count: 20 })}`),
      }),
    )
    const dialog = await screen.findByRole('dialog', { name: app.t('chats:insufficient.title') })
    await expect(dialog).toHaveTextContent(app.t('gifts:insufficient', { count: 20, balance: 5 }))
    await userEvent.click(
      await within(dialog).findByRole('button', { name: app.t('chats:insufficient.later') }),
    )
    const reopened = within(
      await screen.findByRole('dialog', {
        name: app.t('gifts:title', { name: PEOPLE.stijn.name }),
      }),
    )
    await expect(
      await reopened.findByRole('radio', { name: startingWith(app.t('gifts:stars')) }),
    ).toBeChecked()
    await expect(reopened.getByRole('textbox')).toHaveValue(WORDS)
    const field = {
      name: app.t('chats:write.label', { name: PEOPLE.stijn.name }),
      hidden: true,
    }
    await expect(canvas.getByRole('textbox', field)).toHaveValue('')
  },
})
