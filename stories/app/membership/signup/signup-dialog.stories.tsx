import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { AddresseeCard } from '#app/membership/signup/addressee-card.tsx'
import { ConfirmEmail, MailOnItsWay } from '#app/membership/signup/confirm-email.tsx'
import { MailAgain } from '#app/membership/signup/mail-again.tsx'
import { OwnCard } from '#app/membership/signup/own-card.tsx'
import { SignupActions } from '#app/membership/signup/signup-actions.tsx'
import { SignupDialog } from '#app/membership/signup/signup-dialog.tsx'
import { SignupFlow } from '#app/membership/signup/signup-flow.tsx'
import { SignupSteps } from '#app/membership/signup/signup-steps.tsx'
import { LineStep } from '#app/membership/signup/steps/line-step.tsx'
import { LocationStep } from '#app/membership/signup/steps/location-step.tsx'
import { MessageStep } from '#app/membership/signup/steps/message-step.tsx'
import { PhotoStep } from '#app/membership/signup/steps/photo-step.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { visitor } from '#app/mocks/scenes/situations.ts'
import { TownChoice } from '#app/profiles/own/town-choice.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { confirmElsewhere } from '#stories/shared/confirm-elsewhere.ts'
import { failing, slow } from '#stories/shared/network.ts'
import { chooseUtrecht, PASSWORD, signUp, typeUtrecht } from '#stories/shared/signing-up.ts'
import { ALMOST_COMPLETE, withSignupDraft } from '#stories/shared/signup-draft.ts'

const CAM = { id: PEOPLE.cam.id, kind: 'cam' } as const

const meta = preview.meta({
  title: 'Signing up/Signup modal',
  component: SignupDialog,
  subcomponents: {
    SignupFlow,
    SignupSteps,
    SignupActions,
    AddresseeCard,
    OwnCard,
    LineStep,
    MessageStep,
    PhotoStep,
    LocationStep,
    TownChoice,
    ConfirmEmail,
    MailOnItsWay,
    MailAgain,
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/', situation: visitor() } },
  args: { member: null, onClose: fn(), onGone: fn() },
})

/** Whoever writes to nobody yet is asked for a sentence of their own, with three beginnings. */
export const Line = meta.story({
  tags: ['open'],
  play: async ({ app, userEvent }) => {
    await screen.findByRole('heading', { name: app.t('signup:line.title') })
    await userEvent.click(
      await screen.findByRole('button', { name: `${app.t('profile:line.begin-wake')} …` }),
    )
    const field = screen.getByLabelText(app.t('profile:part.line'))
    await expect(field).toHaveValue(`${app.t('profile:line.begin-wake')} `)
    await userEvent.type(field, 'soup')
    await userEvent.click(screen.getByRole('button', { name: app.t('next') }))
    await screen.findByRole('heading', { name: app.t('signup:photo.title') })
    await userEvent.click(
      await screen.findByRole('button', { name: app.pattern('signup:own.line') }),
    )
    await expect(await screen.findByLabelText(app.t('profile:part.line'))).toBeVisible()
  },
})

export const Message = meta.story({
  tags: ['open'],
  args: { member: PEOPLE.stijn.id },
  play: async ({ app, args, userEvent }) => {
    await screen.findByRole('heading', {
      name: app.t('signup:message.title', { name: PEOPLE.stijn.name }),
    })
    await expect(
      await screen.findByText(
        app.t('signup:message.hint', {
          gift: app.t('credits', { count: 5 }),
          cost: app.t('credits', { count: 1 }),
        }),
      ),
    ).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

export const MessageToACamProfile = meta.story({
  tags: ['open'],
  args: { member: PEOPLE.cam.id },
  play: async ({ app, args, userEvent }) => {
    await userEvent.type(
      await screen.findByLabelText(app.t('signup:message.label', { name: PEOPLE.cam.name })),
      'Hello',
    )
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    const read = { name: app.t('signup:acknowledge.cam') }
    const tick = await screen.findByRole('checkbox', read)
    await waitFor(() => expect(tick).toHaveFocus())
    await userEvent.keyboard(' ')
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    await screen.findByRole('heading', { name: app.t('signup:photo.title') })
  },
})

export const Photo = meta.story({
  tags: ['open'],
  parameters: { app: { path: '/', situation: withSignupDraft('photo') } },
  play: async ({ app, userEvent }) => {
    const field = await screen.findByLabelText(app.t('signup:photo.label'))
    await userEvent.upload(field, new File(['no picture'], 'me.png', { type: 'image/png' }))
    await waitFor(() => expect(field).toBeInvalid())
    await expect(
      await screen.findByRole('button', { name: app.t('signup:next.no-photo') }),
    ).toBeVisible()
  },
})

export const Location = meta.story({
  tags: ['open'],
  parameters: { app: { path: '/', situation: withSignupDraft('location') } },
  play: chooseUtrecht,
})

/** The whole name of a town is typed. */
export const LocationTyped = meta.story({
  tags: ['open'],
  parameters: { app: { path: '/', situation: withSignupDraft('location') } },
  play: typeUtrecht,
})

/** Beside a keyboard the button comes after the towns, and one's own card is one row. */
export const LocationAboveAKeyboard = meta.story({
  tags: ['open'],
  globals: { viewport: { value: 'typing' } },
  parameters: {
    app: {
      path: '/',
      situation: withSignupDraft('location', {
        line: 'Who walks along the shore with me, in the rain too?',
        name: 'Robin',
        interests: ['cooking', 'travel', 'music'],
      }),
    },
  },
  play: async ({ app, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(app.t('signup:location.town')), 'Am')
    const towns = await screen.findAllByRole('radio')
    const next = screen.getByRole('button', { name: app.t('next') })
    await expect(towns.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      next.getBoundingClientRect().top,
    )
    const own = screen.getByRole('region', { name: app.t('signup:own.label') })
    await expect(own.offsetHeight).toBeLessThanOrEqual(48)
  },
})

/** Nothing was typed, so there are no options either. */
export const LocationLeftEmpty = meta.story({
  tags: ['open'],
  parameters: { app: { path: '/', situation: withSignupDraft('location') } },
  play: async ({ app, userEvent }) => {
    const town = await screen.findByLabelText(app.t('signup:location.town'))
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    await waitFor(() => expect(town).toBeInvalid())
    await expect(town).toHaveAccessibleDescription(app.t('errors:city.missing'))
    await userEvent.type(town, 'Zzzz')
    await expect(await screen.findByText(app.pattern('signup:location.none'))).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    await waitFor(() => expect(town).toBeInvalid())
    await expect(town).toHaveAccessibleDescription(app.t('signup:location.none'))
  },
})

export const EmailTaken = meta.story({
  tags: ['open'],
  parameters: {
    app: {
      path: '/',
      situation: withSignupDraft('login', ALMOST_COMPLETE),
      network: failing({ code: 'email.taken' }, '/api/signup'),
    },
  },
  play: async ({ app, userEvent }) => {
    await signUp({ app, userEvent })
    const email = await screen.findByLabelText(app.t('signup:personal.email'))
    await waitFor(() => expect(email).toHaveFocus())
    const taken = expect.stringContaining(app.t('errors:email.taken'))
    await expect(email).toHaveAccessibleDescription(taken)
  },
})

const emailRefused = (error: Parameters<typeof failing>[0]) => ({
  path: '/',
  situation: withSignupDraft('login', ALMOST_COMPLETE),
  network: failing(error, '/api/signup/email'),
})

export const EmailTakenAtItsStep = meta.story({
  tags: ['open'],
  parameters: { app: emailRefused({ code: 'email.taken' }) },
  play: async ({ app, userEvent }) => {
    const email = await screen.findByLabelText(app.t('signup:personal.email'))
    await userEvent.type(screen.getByLabelText(app.t('signup:personal.password')), PASSWORD)
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    await waitFor(() => expect(email).toBeInvalid())
    const taken = expect.stringContaining(app.t('errors:email.taken'))
    await expect(email).toHaveAccessibleDescription(taken)
    await expect(email).toHaveValue(ALMOST_COMPLETE.email)
    const dialog = within(await screen.findByRole('dialog'))
    const logIn = app.t('signup:personal.log-in-with', { email: ALMOST_COMPLETE.email })
    await expect(dialog.getByRole('link', { name: logIn })).toBeVisible()
  },
})

export const TooManySignupsAtItsStep = meta.story({
  name: 'Too many signups',
  tags: ['open'],
  parameters: { app: emailRefused({ code: 'signup.too-many', minutes: 60 }) },
  play: async ({ app, userEvent }) => {
    const email = await screen.findByLabelText(app.t('signup:personal.email'))
    await userEvent.type(screen.getByLabelText(app.t('signup:personal.password')), PASSWORD)
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    await expect(await screen.findByText(app.pattern('errors:signup.too-many'))).toBeVisible()
    await expect(email).toBeVisible()
  },
})

export const MakingTheAccount = meta.story({
  tags: ['open'],
  parameters: {
    app: {
      path: '/',
      situation: withSignupDraft('login', ALMOST_COMPLETE),
      network: slow('/api/signup'),
    },
  },
  play: async ({ app, args, userEvent }) => {
    await signUp({ app, userEvent })
    const working = await screen.findByRole('button', { name: app.t('signup:working') })
    await expect(working).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

const written = {
  path: '/',
  situation: withSignupDraft(
    'login',
    { ...ALMOST_COMPLETE, message: 'Hello', acknowledged: true },
    CAM,
  ),
}

export const ConfirmYourEmail = meta.story({
  tags: ['open'],
  parameters: { app: written },
  play: async ({ app, userEvent }) => {
    await signUp({ app, userEvent })
    await screen.findByRole('heading', { name: app.t('signup:confirm.title') })
    await expect(
      await screen.findByText(app.pattern('signup:confirm.text', { email: 'robin@example.test' })),
    ).toBeVisible()
    const { name } = PEOPLE.cam
    await expect(screen.getByText(app.t('signup:confirm.message', { name }))).toBeVisible()
  },
})

/** The end of the signup notices it, and does not say that a mail was sent. */
export const ConfirmedOnAnotherDevice = meta.story({
  parameters: { app: written },
  play: async ({ app, userEvent }) => {
    await signUp({ app, userEvent })
    const resend = await screen.findByRole('button', { name: app.t('signup:confirm.again') })
    await confirmElsewhere(app.world, 'robin@example.test')
    await userEvent.click(resend)
    const active = { name: app.t('account:activate.already-title') }
    await expect(await screen.findByRole('heading', active)).toBeVisible()
    await expect(screen.getByText(app.t('account:activate.sent', { count: 1 }))).toBeVisible()
    await expect(screen.queryByText(app.pattern('signup:confirm.sent'))).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: app.t('next') }))
    await expect(app.path()).toBe('/signup-matches')
  },
})

export const TheMailOnceMore = meta.story({
  parameters: { app: written },
  play: async ({ app, userEvent }) => {
    await signUp({ app, userEvent })
    const resendButton = { name: app.t('signup:confirm.again') }
    await userEvent.click(await screen.findByRole('button', resendButton))
    await expect(await screen.findByText(app.pattern('signup:confirm.sent'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: app.t('signup:confirm.look') }))
    await expect(app.path()).toBe('/signup-matches')
  },
})
