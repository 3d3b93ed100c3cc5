import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { EmailMeant } from '#app/accounts/account/email-meant.tsx'
import { NewPasswordField } from '#app/accounts/account/new-password-field.tsx'
import { SignupDialog } from '#app/membership/signup/signup-dialog.tsx'
import { AboutStep } from '#app/membership/signup/steps/about-step.tsx'
import { BirthDateQuestion } from '#app/membership/signup/steps/birth-date-question.tsx'
import { CarriedWishes } from '#app/membership/signup/steps/carried-wishes.tsx'
import { EmailQuestion, LoginInstead } from '#app/membership/signup/steps/email-question.tsx'
import { LoginStep } from '#app/membership/signup/steps/login-step.tsx'
import { PasswordQuestion } from '#app/membership/signup/steps/password-question.tsx'
import { PersonalStep } from '#app/membership/signup/steps/personal-step.tsx'
import { PreferenceStep } from '#app/membership/signup/steps/preference-step.tsx'
import { Terms } from '#app/membership/signup/steps/terms.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import preview from '#stories/.storybook/preview.tsx'
import { expectAlike } from '#stories/shared/alike.ts'
import { nearlyDone, PASSWORD } from '#stories/shared/signing-up.ts'
import { ALMOST_COMPLETE, withSignupDraft } from '#stories/shared/signup-draft.ts'

const CAM = { id: PEOPLE.cam.id, kind: 'cam' } as const

const meta = preview.meta({
  title: 'Signing up/Questions',
  component: SignupDialog,
  subcomponents: {
    PersonalStep,
    BirthDateQuestion,
    LoginStep,
    EmailQuestion,
    LoginInstead,
    EmailMeant,
    PasswordQuestion,
    CarriedWishes,
    NewPasswordField,
    PreferenceStep,
    AboutStep,
    Terms,
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/', situation: withSignupDraft('personal') } },
  args: { member: null, onClose: fn(), onGone: fn() },
})

export const Name = meta.story({
  tags: ['open'],
  parameters: {
    app: {
      path: '/',
      situation: withSignupDraft('personal', { ...ALMOST_COMPLETE, name: '@robin' }),
    },
  },
  play: async ({ app, userEvent }) => {
    const name = await screen.findByLabelText(app.t('signup:personal.name'))
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toBeInvalid()
  },
})

export const TooYoung = meta.story({
  tags: ['open'],
  parameters: {
    app: {
      path: '/',
      situation: withSignupDraft('personal', { ...ALMOST_COMPLETE, birthDate: '2015-02-03' }),
    },
  },
  play: async ({ app, userEvent }) => {
    await screen.findByLabelText(app.t('signup:day'))
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    await expect(
      await screen.findByText(app.t('errors:birth-date.too-young', { minimum: 18, site: 'Vonk' })),
    ).toBeVisible()
  },
})

export const EmailThatIsNone = meta.story({
  tags: ['open'],
  parameters: { app: { path: '/', situation: withSignupDraft('login', ALMOST_COMPLETE) } },
  play: async ({ app, userEvent }) => {
    const email = await screen.findByLabelText(app.t('signup:personal.email'))
    await userEvent.clear(email)
    await userEvent.type(email, 'robin@')
    await userEvent.tab()
    await expect(email).toBeInvalid()
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    await waitFor(() => expect(email).toHaveFocus())
  },
})

/** A slip is questioned, and who taps the question has the address meant. */
export const EmailMistyped = meta.story({
  tags: ['open'],
  parameters: { app: { path: '/', situation: withSignupDraft('login', ALMOST_COMPLETE) } },
  play: async ({ app, userEvent }) => {
    const email = await screen.findByLabelText(app.t('signup:personal.email'))
    await userEvent.clear(email)
    await userEvent.type(email, 'robin@gmial.com')
    const meant = app.t('signup:personal.email-meant', { email: 'robin@gmail.com' })
    await userEvent.click(await screen.findByRole('button', { name: meant }))
    await expect(email).toHaveValue('robin@gmail.com')
    await expect(screen.queryByRole('button', { name: meant })).not.toBeInTheDocument()
  },
})

export const EmailMissing = meta.story({
  tags: ['!dev'],
  parameters: {
    app: { path: '/', situation: withSignupDraft('login', { ...ALMOST_COMPLETE, email: '' }) },
  },
  play: async ({ app, userEvent }) => {
    const email = await screen.findByLabelText(app.t('signup:personal.email'))
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    await waitFor(() => expect(email).toHaveFocus())
    await expect(await screen.findByText(app.t('errors:email.missing'))).toBeVisible()
  },
})

export const Password = meta.story({
  tags: ['open'],
  parameters: { app: { path: '/', situation: withSignupDraft('login', ALMOST_COMPLETE) } },
  play: async ({ app, userEvent }) => {
    const password = await screen.findByLabelText(app.t('signup:personal.password'))
    await userEvent.type(password, 'robin')
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    await waitFor(() => expect(password).toBeInvalid())
  },
})

export const Preference = meta.story({
  tags: ['open'],
  parameters: { app: { path: '/', situation: withSignupDraft('login', ALMOST_COMPLETE, CAM) } },
  play: async ({ app, userEvent }) => {
    await nearlyDone({ app, userEvent })
    await userEvent.click(await screen.findByRole('button', { name: app.t('back') }))
    const woman = { name: app.t('fields:gender.female') }
    await expect(await screen.findByRole('radio', woman)).toBeChecked()
    await userEvent.click(await screen.findByRole('radio', { name: app.t('fields:gender.male') }))
    await expect(
      screen.queryByRole('radio', { name: app.t('fields:sexuality.lesbian') }),
    ).not.toBeInTheDocument()
  },
})

/** A lander asked whom, what age and how far: with one's gender the orientation is known, and all can be changed. */
export const PreferenceCarried = meta.story({
  tags: ['open'],
  parameters: {
    app: {
      path: '/',
      situation: withSignupDraft('login', {
        ...ALMOST_COMPLETE,
        gender: null,
        sexuality: null,
        consent: false,
        seeks: 'male',
        ages: 'own',
        within: 50,
      }),
    },
  },
  play: async ({ app, userEvent }) => {
    const password = await screen.findByLabelText(app.t('signup:personal.password'))
    await userEvent.type(password, PASSWORD)
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    const woman = { name: app.t('fields:gender.female') }
    await userEvent.click(await screen.findByRole('radio', woman))
    const hetero = { name: app.t('fields:sexuality.hetero') }
    await expect(screen.getByRole('radio', hetero)).toBeChecked()
    const ages = within(screen.getByRole('group', { name: app.t('signup:wishes.age') }))
    await expect(ages.getByRole('radio', { name: app.t('signup:wishes.own-age') })).toBeChecked()
    await userEvent.click(ages.getByRole('radio', { name: app.t('signup:wishes.any') }))
    await expect(screen.getByRole('checkbox')).not.toBeChecked()
  },
})

/** Nobody is matched by sexual orientation without consent, and nothing is preselected. */
export const ConsentMissing = meta.story({
  tags: ['open'],
  parameters: {
    app: {
      path: '/',
      situation: withSignupDraft('login', { ...ALMOST_COMPLETE, consent: false }),
    },
  },
  play: async ({ app, userEvent }) => {
    const password = await screen.findByLabelText(app.t('signup:personal.password'))
    await userEvent.type(password, PASSWORD)
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    const tick = await screen.findByRole('checkbox')
    await expect(tick).not.toBeChecked()
    await expect(screen.getByText(app.t('signup:consent.visitors'))).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    await waitFor(() => expect(tick).toBeInvalid())
  },
})

/** What one agrees to is read without scrolling, above the button that agrees to it. */
export const About = meta.story({
  tags: ['open'],
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path: '/', situation: withSignupDraft('login', ALMOST_COMPLETE, CAM) } },
  play: async ({ app, userEvent }) => {
    await nearlyDone({ app, userEvent })
    const words = await screen.findByLabelText(app.pattern('signup:about.text'))
    await userEvent.type(words, 'A red bicycle')
    // Beside each other, the chosen words would be cut.
    const lefts = screen.getAllByRole('combobox').map((each) => each.getBoundingClientRect().left)
    await expectAlike(lefts)
    const button = screen.getByRole('button', { name: app.t('signup:submit') })
    await expect(button).toBeEnabled()
    for (const link of screen.getAllByRole('link')) {
      const { top, bottom } = link.getBoundingClientRect()
      await expect(top).toBeGreaterThan(0)
      await expect(bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top)
    }
  },
})

/** With an open keyboard the input stays visible, with the consent before the button. */
export const AboutAboveAKeyboard = meta.story({
  tags: ['open'],
  globals: { viewport: { value: 'typing' } },
  parameters: { app: { path: '/', situation: withSignupDraft('login', ALMOST_COMPLETE, CAM) } },
  play: async ({ app, userEvent }) => {
    await nearlyDone({ app, userEvent })
    const words = await screen.findByLabelText(app.pattern('signup:about.text'))
    await userEvent.type(words, 'A red bicycle')
    words.scrollIntoView({ block: 'nearest' })
    const button = screen.getByRole('button', { name: app.t('signup:submit') })
    const top = () => button.getBoundingClientRect().top
    await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(top())

    const [link] = screen.getAllByRole('link')
    await expect(link?.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight)
    link?.focus()
    await waitFor(() => expect(link?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top()))
  },
})
