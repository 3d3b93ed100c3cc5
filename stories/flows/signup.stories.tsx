import { expect, screen, waitFor } from 'storybook/test'
import { SignupPage } from '#app/signup/signup-page.tsx'
import { SignupProvider } from '#app/signup/signup-provider.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { CAST } from '#stories/shared/cast.ts'
import { visitor } from '#stories/shared/situations.ts'

const { stijn } = CAST
/** The modal is fetched when it is first opened. */
const OPENING = { timeout: 5000 }

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

/** Keys alone: every step is reached, filled in and left without a pointer. */
export const ByKeyboardAlone = meta.story({
  play: async ({ app, userEvent, step }) => {
    const pressNext = async ({ shift = false } = {}) => {
      while (!document.activeElement?.matches('[type="submit"]')) await userEvent.tab({ shift })
      await userEvent.keyboard('{Enter}')
    }
    await step('the message', async () => {
      const heading = await screen.findByRole(
        'heading',
        { name: /What would you like to say/ },
        OPENING,
      )
      await waitFor(() => expect(heading).toHaveFocus())
      await userEvent.tab()
      await userEvent.keyboard('Hi{Tab}{Enter}')
    })
    await step('no photo', async () => {
      const heading = await screen.findByRole('heading', { name: 'Show who you are' })
      await waitFor(() => expect(heading).toHaveFocus())
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
    })
    await step('the town', async () => {
      await waitFor(() => expect(screen.getByLabelText('Town')).toBeVisible())
      await userEvent.tab()
      await userEvent.keyboard('Utr')
      await screen.findByRole('radio', { name: /Utrecht/ })
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await pressNext()
    })
    await step('name, address, password, age', async () => {
      await screen.findByLabelText('Profile name')
      await userEvent.tab()
      await userEvent.keyboard('Jo{Tab}jo@site.test{Tab}a red bike')
      await userEvent.keyboard('{Tab}{Tab}3{Tab}2{Tab}1990')
      await pressNext()
    })
    await step('who one is', async () => {
      await screen.findByRole('radio', { name: 'Woman' })
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
      await expect(await screen.findByRole('radio', { name: 'Woman' })).toBeChecked()
      await userEvent.tab()
      await userEvent.keyboard(' ')
      // Past the first thing of a modal comes its last: quicker than past every interest.
      await pressNext({ shift: true })
    })
    await screen.findByRole('heading', { name: 'Check your mail' })
    await expect(await screen.findByText(/Your message to .+ is ready/)).toBeVisible()
    const account = await app.world.ports.reads.accounts.byEmail('jo@site.test')
    await expect(account?.status).toBe('not_confirmed')
  },
})

export const ClosedAndOpenedAgain = meta.story({
  play: async ({ app, userEvent }) => {
    const message = await screen.findByLabelText(/Your message to/, {}, OPENING)
    await userEvent.type(message, 'Hello')
    await userEvent.click(await screen.findByRole('button', { name: /^Close/ }))
    await waitFor(() => expect(app.path()).toBe(`/members/${stijn.id}`))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
