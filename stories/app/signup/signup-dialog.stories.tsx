import { expect, fn, screen, waitFor } from 'storybook/test'
import { NewPasswordField } from '#app/account/new-password-field.tsx'
import { AddresseeCard } from '#app/signup/addressee-card.tsx'
import { ConfirmEmail, MailOnItsWay } from '#app/signup/confirm-email.tsx'
import { MailAgain } from '#app/signup/mail-again.tsx'
import { SignupActions } from '#app/signup/signup-actions.tsx'
import { SignupDialog } from '#app/signup/signup-dialog.tsx'
import { SignupFlow } from '#app/signup/signup-flow.tsx'
import { SignupSteps } from '#app/signup/signup-steps.tsx'
import { AboutStep } from '#app/signup/steps/about-step.tsx'
import { LocationStep } from '#app/signup/steps/location-step.tsx'
import { MessageStep } from '#app/signup/steps/message-step.tsx'
import { PersonalStep } from '#app/signup/steps/personal-step.tsx'
import { PhotoStep } from '#app/signup/steps/photo-step.tsx'
import { Terms } from '#app/signup/steps/terms.tsx'
import { TownChoice } from '#app/signup/steps/town-choice.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { ALMOST, begun } from '#stories/shared/begun.ts'
import { CAST } from '#stories/shared/cast.ts'
import { failing, slow } from '#stories/shared/network.ts'
import { visitor } from '#stories/shared/situations.ts'

const CAM = { id: CAST.cam.id, kind: 'cam' } as const
const PASSWORD = 'a red bicycle on the dyke'

const meta = preview.meta({
  title: 'Signing up/Signup modal',
  component: SignupDialog,
  subcomponents: {
    SignupFlow,
    SignupSteps,
    SignupActions,
    AddresseeCard,
    MessageStep,
    PhotoStep,
    LocationStep,
    TownChoice,
    PersonalStep,
    NewPasswordField,
    AboutStep,
    Terms,
    ConfirmEmail,
    MailOnItsWay,
    MailAgain,
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/', situation: visitor() } },
  args: { member: null, onClose: fn(), onGone: fn() },
})

export const Message = meta.story({
  args: { member: CAST.stijn.id },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('heading', {
      name: `What would you like to say to ${CAST.stijn.name}?`,
    })
    await expect(await screen.findByText(/this message costs 1 credit/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const MessageToACamProfile = meta.story({
  args: { member: CAST.cam.id },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/Your message to/), 'Hello')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    const tick = await screen.findByRole('checkbox', {
      name: /I have read that this is a cam profile/,
    })
    await waitFor(() => expect(tick).toHaveFocus())
    await userEvent.keyboard(' ')
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await expect(await screen.findByRole('heading', { name: 'Show who you are' })).toBeVisible()
  },
})

export const Photo = meta.story({
  parameters: { app: { path: '/', situation: begun('photo') } },
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText('Your photo')
    await userEvent.upload(field, new File(['no picture'], 'me.png', { type: 'image/png' }))
    await waitFor(() => expect(field).toBeInvalid())
    await expect(await screen.findByRole('button', { name: 'Go on without a photo' })).toBeVisible()
  },
})

export const Location = meta.story({
  parameters: { app: { path: '/', situation: begun('location') } },
  play: async ({ userEvent }) => {
    const town = await screen.findByLabelText('Town')
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(town).toHaveFocus())
    await userEvent.type(town, 'Utr')
    await userEvent.click(await screen.findByRole('radio', { name: /Utrecht/ }))
    await expect(town).toHaveValue('Utrecht')
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await expect(await screen.findByLabelText('Profile name')).toBeVisible()
  },
})

export const PersonalWithWhatIsWrong = meta.story({
  parameters: {
    app: { path: '/', situation: begun('personal', { ...ALMOST, birthDate: '2015-02-03' }) },
  },
  play: async ({ userEvent }) => {
    const email = await screen.findByLabelText('Email address')
    await userEvent.clear(email)
    await userEvent.type(email, 'robin@')
    await userEvent.tab()
    await expect(email).toBeInvalid()
    await userEvent.type(await screen.findByLabelText('Choose a password'), 'robin')
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await expect(await screen.findByText(/^Vonk is for people of 18 and older/)).toBeVisible()
    await waitFor(() => expect(email).toHaveFocus())
  },
})

export const About = meta.story({
  parameters: { app: { path: '/', situation: begun('location', ALMOST, CAM) } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await userEvent.type(await screen.findByLabelText('Choose a password'), PASSWORD)
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await expect(await screen.findByRole('radio', { name: 'Woman' })).toBeChecked()
    await userEvent.click(await screen.findByRole('radio', { name: 'Man' }))
    await expect(screen.queryByRole('radio', { name: 'Lesbian' })).not.toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
    await expect(await screen.findByLabelText('Choose a password')).toHaveValue(PASSWORD)
  },
})

export const EmailTaken = meta.story({
  parameters: {
    app: {
      path: '/',
      situation: begun('personal', ALMOST),
      network: failing({ code: 'email.taken' }, '/api/signup'),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Choose a password'), PASSWORD)
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up free' }))
    const email = await screen.findByLabelText('Email address')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription(/already has an account on this site/)
  },
})

export const MakingTheAccount = meta.story({
  parameters: {
    app: { path: '/', situation: begun('personal', ALMOST), network: slow('/api/signup') },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Choose a password'), PASSWORD)
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up free' }))
    await expect(
      await screen.findByRole('button', { name: 'We are making your account' }),
    ).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const ConfirmYourEmail = meta.story({
  parameters: {
    app: {
      path: '/',
      situation: begun('personal', { ...ALMOST, message: 'Hello', acknowledged: true }, CAM),
    },
  },
  play: async ({ app, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Choose a password'), PASSWORD)
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up free' }))
    await screen.findByRole('heading', { name: 'Check your mail' })
    await expect(await screen.findByText(/robin@example.test/)).toBeVisible()
    await expect(
      screen.getByText(
        `Your message to ${CAST.cam.name} is ready. It leaves once you have confirmed.`,
      ),
    ).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Send the mail again' }))
    await expect(await screen.findByText('The mail has been sent again.')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Look around meanwhile' }))
    await expect(app.path()).toBe('/members')
  },
})
