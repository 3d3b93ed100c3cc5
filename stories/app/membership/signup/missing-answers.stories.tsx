import { expect, fn, screen, waitFor } from 'storybook/test'
import { SignupDialog } from '#app/membership/signup/signup-dialog.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { PASSWORD } from '#stories/shared/signing-up.ts'
import { ALMOST_COMPLETE, withSignupDraft } from '#stories/shared/signup-draft.ts'

const meta = preview.meta({
  title: 'Signing up/Missing answers',
  component: SignupDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { member: null, onClose: fn(), onGone: fn() },
})

/** All that is missing is told at once, each at its field. */
export const AllMissing = meta.story({
  tags: ['open'],
  parameters: {
    app: {
      path: '/',
      situation: withSignupDraft('login', {
        ...ALMOST_COMPLETE,
        gender: null,
        sexuality: null,
        consent: false,
      }),
    },
  },
  play: async ({ app, userEvent }) => {
    const password = await screen.findByLabelText(app.t('signup:personal.password'))
    await userEvent.type(password, PASSWORD)
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    const tick = await screen.findByRole('checkbox')
    await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
    await waitFor(() => expect(tick).toBeInvalid())
    for (const field of ['gender', 'sexuality'] as const)
      await expect(screen.getByText(app.t(`errors:${field}.missing`))).toBeVisible()
    const [first] = screen.getAllByRole('radio')
    await expect(first).toHaveFocus()
  },
})
