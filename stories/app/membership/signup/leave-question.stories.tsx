import { expect, fn, screen } from 'storybook/test'
import { LeaveQuestion } from '#app/membership/signup/leave-question.tsx'
import { SignupDialog } from '#app/membership/signup/signup-dialog.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { nearlyDone, PASSWORD } from '#stories/shared/signing-up.ts'
import { ALMOST_COMPLETE, withSignupDraft } from '#stories/shared/signup-draft.ts'

const CAM = { id: PEOPLE.cam.id, kind: 'cam' } as const

const meta = preview.meta({
  title: 'Signing up/Interrupted',
  component: SignupDialog,
  subcomponents: { LeaveQuestion },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/', situation: visitor() } },
  args: { member: null, onClose: fn(), onGone: fn() },
})

export const LeftWithWordsTyped = meta.story({
  tags: ['open'],
  args: { member: PEOPLE.stijn.id },
  play: async ({ app, args, userEvent }) => {
    const { name } = PEOPLE.stijn
    const message = await screen.findByLabelText(app.t('signup:message.label', { name }))
    await userEvent.type(message, 'Hello')
    await userEvent.click(await screen.findByRole('button', { name: app.t('signup:close') }))
    const question = { name: app.t('signup:leave.title') }
    await expect(await screen.findByRole('alertdialog', question)).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

/** A reload keeps everything except the password. */

export const LoadedAgainWithoutThePassword = meta.story({
  tags: ['open'],
  parameters: { app: { path: '/', situation: withSignupDraft('about', ALMOST_COMPLETE) } },
  play: async ({ app }) => {
    const passwordNotice = await screen.findByText(app.t('signup:personal.password-gone'))
    await expect(passwordNotice).toBeVisible()
  },
})

export const BackToThePassword = meta.story({
  parameters: { app: { path: '/', situation: withSignupDraft('login', ALMOST_COMPLETE, CAM) } },
  play: async ({ app, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    await nearlyDone({ app, userEvent })
    await userEvent.click(await screen.findByRole('button', { name: app.t('back') }))
    await screen.findByRole('heading', { name: app.t('signup:preference.title') })
    await userEvent.click(await screen.findByRole('button', { name: app.t('back') }))
    const password = await screen.findByLabelText(app.t('signup:personal.password'))
    await expect(password).toHaveValue(PASSWORD)
  },
})
