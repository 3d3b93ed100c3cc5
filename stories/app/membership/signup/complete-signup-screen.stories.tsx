import { expect, waitFor } from 'storybook/test'
import { CompleteSignupScreen } from '#app/membership/signup/complete-signup-screen.tsx'
import { SkippedPhoto } from '#app/membership/signup/skipped-photo.tsx'
import { storePhoto } from '#app/membership/signup/stored-photo.ts'
import { freeMember, unconfirmedMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import preview from '#stories/.storybook/preview.tsx'
import { confirmElsewhere } from '#stories/shared/confirm-elsewhere.ts'
import { failing } from '#stories/shared/network.ts'

const meta = preview.meta({
  title: 'Signing up/Complete signup',
  component: CompleteSignupScreen,
  subcomponents: { SkippedPhoto },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/complete-signup', situation: unconfirmedMember() },
  },
})

export const MailToConfirm = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(new RegExp(VIEWER.email))).toBeVisible()
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('signup:confirm.again') }),
    )
    await expect(await canvas.findByText(app.pattern('signup:confirm.sent'))).toBeVisible()
  },
})

/** No mail goes to a confirmed address, and none is said to have been sent. */
export const ConfirmedOnAnotherDevice = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const resend = await canvas.findByRole('button', { name: app.t('signup:confirm.again') })
    await confirmElsewhere(app.world, VIEWER.email)
    await userEvent.click(resend)
    const active = { name: app.t('account:activate.already') }
    await expect(await canvas.findByRole('heading', active)).toBeVisible()
    await expect(canvas.queryByText(app.pattern('signup:confirm.sent'))).not.toBeInTheDocument()
  },
})

export const TooManyMails = meta.story({
  parameters: {
    app: {
      path: '/complete-signup',
      situation: unconfirmedMember(),
      network: failing(
        { code: 'mails.too-many', minutes: 24 * 60 },
        '/api/account/activation-mail',
      ),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('signup:confirm.again') }),
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      app.pattern('mail-again.too-many'),
    )
  },
})

export const PhotoThatNeverWent = meta.story({
  beforeEach: async () => {
    await storePhoto(new Blob(['a face'], { type: 'image/png' }))
    return () => storePhoto(null)
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('signup:confirm.photo-again') }),
    )
    await waitFor(() =>
      expect(
        canvas.queryByRole('button', { name: app.t('signup:confirm.photo-again') }),
      ).toBeVisible(),
    )
  },
})

export const NothingLeft = meta.story({
  parameters: { app: { path: '/complete-signup', situation: freeMember() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      app.t('account:activate.already'),
    )
  },
})
