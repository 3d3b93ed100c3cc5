import { expect, screen, waitFor } from 'storybook/test'
import { SignupPage } from '#app/membership/signup/signup-page.tsx'
import { SignupProvider } from '#app/membership/signup/signup-provider.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const { stijn } = PEOPLE
const TOWN = /Utrecht/
const meta = preview.meta({
  title: 'Flows/Signup',
  component: SignupProvider,
  subcomponents: { SignupPage },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: `/members/${stijn.id}/signup`, whole: true, situation: visitor() },
  },
  args: { children: null },
})

/** By keyboard: every step is reached, filled in and left without a pointer. */
export const ByKeyboardAlone = meta.story({
  play: async ({ app, userEvent, step }) => {
    const pressNext = async ({ shift = false } = {}) => {
      while (!document.activeElement?.matches('[type="submit"]')) await userEvent.tab({ shift })
      await userEvent.keyboard('{Enter}')
    }
    await step('the message', async () => {
      const heading = await screen.findByRole('heading', {
        name: app.pattern('signup:message.title'),
      })
      await waitFor(() => expect(heading).toHaveFocus())
      await userEvent.tab()
      await userEvent.keyboard('Hi{Tab}{Enter}')
    })
    await step('no photo', async () => {
      const heading = await screen.findByRole('heading', { name: app.t('signup:photo.title') })
      await waitFor(() => expect(heading).toHaveFocus())
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
    })
    await step('the town', async () => {
      await waitFor(() =>
        expect(screen.getByLabelText(app.t('signup:location.town'))).toBeVisible(),
      )
      await userEvent.tab()
      await userEvent.keyboard('Utr')
      await screen.findByRole('radio', { name: TOWN })
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await pressNext()
    })
    const typeInto = async (label: string, keys: string) => {
      await screen.findByLabelText(label)
      await userEvent.tab()
      await userEvent.keyboard(keys)
      await pressNext()
    }
    await step('name, birthday, email and password', async () => {
      await typeInto(app.t('signup:personal.name'), 'Jo{Tab}3{Tab}2{Tab}1990')
      await typeInto(app.t('signup:personal.email'), 'jo@site.test{Tab}a red bike')
    })
    await step('gender and preference', async () => {
      await screen.findByRole('radio', { name: app.t('fields:gender.female') })
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
      await expect(
        await screen.findByRole('radio', { name: app.t('fields:gender.female') }),
      ).toBeChecked()
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await pressNext()
    })
    await step('no profile text', async () => {
      await screen.findByRole('heading', { name: app.t('signup:about.title') })
      // Shift+Tab from the first element wraps to the last: faster than through all interests.
      await pressNext({ shift: true })
    })
    await screen.findByRole('heading', { name: app.t('signup:confirm.title') })
    await expect(await screen.findByText(app.pattern('signup:confirm.message'))).toBeVisible()
    const account = await app.world.ports.reads.accounts.byEmail('jo@site.test')
    await expect(account?.status).toBe('not_confirmed')
  },
})

export const ClosedAndOpenedAgain = meta.story({
  play: async ({ app, userEvent }) => {
    const message = await screen.findByLabelText(app.pattern('signup:message.label'))
    await userEvent.type(message, 'Hello')
    await userEvent.click(await screen.findByRole('button', { name: app.t('signup:close') }))
    const stop = { name: app.t('signup:leave.stop') }
    await userEvent.click(await screen.findByRole('button', stop))
    await waitFor(() => expect(app.path()).toBe(`/members/${stijn.id}`))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
